/// A simulation of rigid bodies in fixed steps.
final class RigidBodySimulation {
  let bodies = BodyTable()

  private static let stepsPerFrame = 4
  /// How often the solver iterates over contacts and joints in each step.
  private static let solverIterations = 10

  /// How far bodies may be from where they were when they came to rest.
  private struct Tolerance {
    /// In points.
    let distance: Double
    /// In radians.
    let angle: Double
    /// The frames for which they have to stay so near.
    let frames: Int
  }

  /// Hardly any movement is rest soon; a body that trembles has to stay in place for longer.
  ///
  /// A body at the top of its flight is not at rest.
  private static let tolerances = [
    Tolerance(distance: 0.02, angle: 0.0005, frames: 15),
    Tolerance(distance: 0.5, angle: 0.005, frames: 60),
  ]

  /// Where the bodies were when they last moved, for each tolerance, and for how many frames.
  private var stays: [(places: [(position: Vector, angle: Double)], frames: Int)] = []

  /// Whether everything is at rest.
  var isAtRest: Bool {
    zip(stays, Self.tolerances).contains { stay, tolerance in stay.frames >= tolerance.frames }
  }

  /// Forgets that everything was at rest.
  func wake() { stays = [] }

  /// Advances the simulation by one frame.
  func advance(by time: Double, behaviors: [UIDynamicBehavior], bounds: CGRect) {
    let before = bodies.all.map { (position: $0.position, angle: $0.angle) }
    if stays.first?.places.count != before.count {
      stays = Self.tolerances.map { _ in (before, 0) }
    }
    let step = time / Double(Self.stepsPerFrame)
    for _ in 0..<Self.stepsPerFrame { advance(step: step, behaviors, bounds) }
    // A force or a callback that changed something has woken the simulation.
    guard !stays.isEmpty else { return }
    for (index, tolerance) in Self.tolerances.enumerated() {
      let isNear = zip(bodies.all, stays[index].places).allSatisfy { body, place in
        (body.position - place.position).length <= tolerance.distance
          && abs(body.angle - place.angle) <= tolerance.angle
      }
      stays[index] = isNear ? (stays[index].places, stays[index].frames + 1) : (now, 0)
    }
  }

  private var now: [(position: Vector, angle: Double)] {
    bodies.all.map { ($0.position, $0.angle) }
  }

  /// The distance in one step from which a body may pass something thin, in points.
  private static let passingDistance = 1.0

  /// Takes a fast body back to the first thing that it has passed, so that the next step finds the
  /// two in contact.
  private func stopWhereItTouches(
    _ body: Body, movedFrom former: Body.Placement, _ behaviors: [UIDynamicBehavior]
  ) {
    let distance = body.distance(from: former)
    guard distance > Self.passingDistance,
      let share = behaviors.compactMap({ $0.touch(of: body, movedFrom: former) }).min()
    else { return }
    body.placement = former.moved(towards: body.placement, by: min(1, share + 0.1 / distance))
  }

  private func advance(step: Double, _ behaviors: [UIDynamicBehavior], _ bounds: CGRect) {
    for behavior in behaviors { behavior.applyForces(to: bodies, step: step) }
    for body in bodies.all {
      body.velocity /= 1 + step * body.material.resistance
      body.angularVelocity /= 1 + step * body.material.angularResistance
      if body.material.isAnchored { (body.velocity, body.angularVelocity) = (Vector(), 0) }
      if !body.material.allowsRotation { body.angularVelocity = 0 }
    }
    let joints = behaviors.flatMap { $0.joints(bodies) }
    for joint in joints where joint.isSoft { joint.solve(step: step) }
    var contacts = behaviors.flatMap { $0.contacts(bodies, in: bounds) }
    let rigidJoints = joints.filter { !$0.isSoft }
    var motions = bodies.motions
    for _ in 0..<Self.solverIterations {
      if !rigidJoints.isEmpty {
        bodies.motions = motions
        for joint in rigidJoints { joint.solve(step: step) }
        motions = bodies.motions
      }
      for index in contacts.indices { contacts[index].solve(&motions) }
    }
    bodies.motions = motions
    for body in bodies.all {
      let former = body.placement
      body.position += body.velocity * step
      body.angle += body.angularVelocity * step
      stopWhereItTouches(body, movedFrom: former, behaviors)
    }
    for contact in contacts { contact.separate(bodies.all) }
  }
}
