/// A simulation of rigid bodies in fixed steps.
final class RigidBodySimulation {
  let bodies = BodyTable()

  private static let stepsPerFrame = 4
  /// How often the solver iterates over contacts and joints in each step.
  private static let solverIterations = 10
  /// How often it takes back penetrations.
  private static let separatingIterations = 2

  /// An animator without bodies runs for this number of frames.
  private static let leastFrames = 15

  private var frames = 0
  private var memory = ContactMemory()
  private var contacts: [Contact] = []

  /// Whether everything is at rest.
  var isAtRest: Bool { frames >= Self.leastFrames && bodies.all.allSatisfy(\.isAsleep) }

  /// Forgets that anything was at rest.
  func wake() {
    frames = 0
    for body in bodies.all { (body.isAsleep, body.stay) = (false, Stay()) }
  }

  /// Has bodies for these items only.
  func keep(_ items: [any UIDynamicItem]) {
    if bodies.keep(items) { memory.forget() }
  }

  /// Advances the simulation by one frame.
  func advance(by time: Double, behaviors: [UIDynamicBehavior], bounds: CGRect) {
    let step = time / Double(Self.stepsPerFrame)
    var joints: [Joint] = []
    for _ in 0..<Self.stepsPerFrame { joints = advance(step: step, behaviors, bounds) }
    frames += 1
    for body in bodies.all where !body.isAsleep { body.stay.note(body.placement) }
    sleep(joints)
  }

  /// Lets the bodies sleep that have stayed where they are, and touch only such.
  private func sleep(_ joints: [Joint]) {
    var isCalm = bodies.all.map(\.stay.isLong)
    for (one, two) in connections(joints) {
      if !bodies.all[one].stay.isLong { isCalm[two] = false }
      if !bodies.all[two].stay.isLong { isCalm[one] = false }
    }
    for body in bodies.all where isCalm[body.index] { body.sleep() }
  }

  /// Wakes the bodies that moving ones touch; `false` if there are none.
  private func wakeNeighbors(_ joints: [Joint]) -> Bool {
    var hasWoken = false
    for (one, two) in connections(joints) {
      let (one, two) = (bodies.all[one], bodies.all[two])
      guard one.isAsleep != two.isAsleep else { continue }
      let (sleeper, other) = one.isAsleep ? (one, two) : (two, one)
      guard !other.stay.isLong, !sleeper.material.isAnchored else { continue }
      sleeper.isAsleep = false
      hasWoken = true
    }
    return hasWoken
  }

  /// The indices of the bodies that contacts and joints connect.
  private func connections(_ joints: [Joint]) -> [(Int, Int)] {
    contacts.lazy.filter { $0.second.index >= 0 }.map { ($0.first.index, $0.second.index) }
      + joints.compactMap { joint in joint.other.map { (joint.body.index, $0.index) } }
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

  /// - Returns: The joints of the step.
  private func advance(
    step: Double, _ behaviors: [UIDynamicBehavior], _ bounds: CGRect
  ) -> [Joint] {
    for behavior in behaviors { behavior.applyForces(to: bodies, step: step) }
    for behavior in behaviors { behavior.overrideVelocities(step: step) }
    for body in bodies.all {
      body.velocity /= 1 + step * body.material.resistance
      body.angularVelocity /= 1 + step * body.material.angularResistance
      if body.material.isAnchored || body.isAsleep {
        (body.velocity, body.angularVelocity) = (Vector(), 0)
      }
      if !body.material.allowsRotation { body.angularVelocity = 0 }
    }
    let joints = behaviors.flatMap { $0.joints(bodies) }
    for joint in joints { joint.rub(step: step) }
    for joint in joints where joint.isSoft { joint.solve(step: step) }
    repeat {
      contacts = behaviors.flatMap { $0.contacts(bodies, in: bounds) }
    } while wakeNeighbors(joints)
    solve(joints.filter { !$0.isSoft }, step: step)
    let moves = moves(step)
    for body in bodies.all where !body.isAsleep {
      let former = body.placement
      body.position += moves[body.index].velocity
      body.angle += moves[body.index].angularVelocity
      stopWhereItTouches(body, movedFrom: former, behaviors)
    }
    return joints
  }

  /// The movements of the bodies in a step, of which contacts take back the penetrating part.
  private func moves(_ step: Double) -> [BodyMotion] {
    var moves = bodies.motions.map {
      BodyMotion(velocity: $0.velocity * step, angularVelocity: $0.angularVelocity * step)
    }
    for _ in 0..<Self.separatingIterations {
      for contact in contacts { contact.separate(&moves) }
    }
    return moves
  }

  /// Solves contacts and rigid joints together.
  private func solve(_ joints: [Joint], step: Double) {
    memory.recall(&contacts)
    var motions = bodies.motions
    for contact in contacts { contact.begin(&motions) }
    for _ in 0..<Self.solverIterations {
      if !joints.isEmpty {
        bodies.motions = motions
        for joint in joints { joint.solve(step: step) }
        motions = bodies.motions
      }
      for index in contacts.indices { contacts[index].solve(&motions) }
    }
    bodies.motions = motions
    memory.keep(contacts, bodies: bodies.all.count)
  }
}
