/// A simulation of rigid bodies in fixed steps.
final class RigidBodySimulation {
  let bodies = BodyTable()

  private static let stepsPerFrame = 4
  /// How often the solver iterates over contacts and joints in each step.
  private static let solverIterations = 10
  /// In points and radians per frame; a body that moves less is at rest.
  private static let restThreshold = (distance: 0.02, angle: 0.0005)

  /// Advances the simulation by one frame.
  ///
  /// - Returns: Whether anything moved.
  func advance(by time: Double, behaviors: [UIDynamicBehavior], bounds: CGRect) -> Bool {
    let before = bodies.all.map { (position: $0.position, angle: $0.angle) }
    let step = time / Double(Self.stepsPerFrame)
    for _ in 0..<Self.stepsPerFrame { advance(step: step, behaviors, bounds) }
    return zip(bodies.all, before).contains { body, old in
      (body.position - old.position).length > Self.restThreshold.distance
        || abs(body.angle - old.angle) > Self.restThreshold.angle
    }
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
    let contacts = behaviors.flatMap { $0.contacts(bodies, in: bounds) }
    for _ in 0..<Self.solverIterations {
      for joint in joints where !joint.isSoft { joint.solve(step: step) }
      for contact in contacts { contact.solve() }
    }
    for body in bodies.all {
      body.position += body.velocity * step
      body.angle += body.angularVelocity * step
    }
    for contact in contacts { contact.separate() }
  }
}
