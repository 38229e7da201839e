/// A simulation of rigid bodies in fixed steps.
final class World {
  let bodies = BodyTable()

  private static let stepsPerFrame = 4
  /// How often the solver iterates over contacts and joints in each step.
  private static let rounds = 10
  /// In points and radians per frame; a body that moves less is at rest.
  private static let stillness = (way: 0.02, turn: 0.0005)

  /// Advances the simulation by one frame.
  ///
  /// - Returns: Whether anything moved.
  func advance(by time: Double, behaviors: [UIDynamicBehavior], bounds: CGRect) -> Bool {
    let before = bodies.all.map { (position: $0.position, angle: $0.angle) }
    let step = time / Double(Self.stepsPerFrame)
    for _ in 0..<Self.stepsPerFrame { advance(step: step, behaviors, bounds) }
    return zip(bodies.all, before).contains { body, old in
      (body.position - old.position).length > Self.stillness.way
        || abs(body.angle - old.angle) > Self.stillness.turn
    }
  }

  private func advance(step: Double, _ behaviors: [UIDynamicBehavior], _ bounds: CGRect) {
    for behavior in behaviors { behavior.push(bodies, step: step) }
    for body in bodies.all {
      body.velocity /= 1 + step * body.material.resistance
      body.spin /= 1 + step * body.material.angularResistance
      if body.material.isAnchored { (body.velocity, body.spin) = (Vector(), 0) }
      if !body.material.allowsRotation { body.spin = 0 }
    }
    let joints = behaviors.flatMap { $0.joints(bodies) }
    for joint in joints where joint.isSoft { joint.solve(step: step) }
    let contacts = behaviors.flatMap { $0.contacts(bodies, in: bounds) }
    for _ in 0..<Self.rounds {
      for joint in joints where !joint.isSoft { joint.solve(step: step) }
      for contact in contacts { contact.solve() }
    }
    for body in bodies.all {
      body.position += body.velocity * step
      body.angle += body.spin * step
    }
    for contact in contacts { contact.separate() }
  }
}
