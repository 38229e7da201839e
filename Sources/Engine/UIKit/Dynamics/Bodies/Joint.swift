/// Connects a point of a body to a point of another one or of the world.
struct Joint {
  enum Kind {
    /// A rod of a length in points; 0 is a pin.
    case rigid(length: Double)
    /// A rope of a length in points.
    case rope(length: Double)
    /// A spring of a length in points, with oscillations per second and a damping ratio.
    case spring(length: Double, frequency: Double, damping: Double)
    /// A rail along a direction, and how far the points may be from each other along it.
    case rail(direction: Vector, limits: Limits)
  }

  /// What a joint says about the angle between its bodies, or between its body and the world.
  struct Turning {
    /// In radians, when the joint was made.
    let start: Double
    /// In radians, from the start.
    let limits: Limits
    /// The torque that turning has to overcome; 1 is a force of 1 at a lever of 100 points.
    let friction: Double
  }

  let body: Body
  /// From the centre of the unrotated body.
  let offset: Vector
  let other: Body?
  /// From the centre of the other body, or a point of the world.
  let anchor: Vector
  let kind: Kind
  var turning: Turning?

  /// The share of an error that is corrected in one step (Baumgarte stabilization).
  private static let correctionFactor = 0.2
  /// What a torque of 1 adds to an angular momentum each second: a push of 1 is 100, its lever 100.
  private static let torque = 10_000.0

  /// Applies impulses that keep the joint's form or act as its spring.
  func solve(step: Double) {
    keepAngle(step)
    let here = body.place(offset)
    let there = other.map { $0.place(anchor) } ?? anchor
    switch kind {
    case .rigid(let length): connect(here, there, length, step)
    case .spring(let length, _, _): connect(here, there, length, step)
    case .rope(let length):
      let way = here - there
      guard way.length > 1e-6 else { return }
      let limits = Limits(minimum: -.infinity, maximum: length)
      keep(way.length, along: way / way.length, in: limits, from: here, to: there, step)
    case .rail(let direction, let limits):
      // What holds a body that slides takes hold of the other one at the same place.
      let way = here - there
      keep(
        way.dot(direction.perpendicular), along: direction.perpendicular, in: .locked, from: here,
        to: here, step)
      keep(way.dot(direction), along: direction, in: limits, from: here, to: here, step)
    }
  }

  private func connect(_ here: Vector, _ there: Vector, _ length: Double, _ step: Double) {
    let offset = here - there
    // Without a length there is no one direction to pull in: both are held.
    let directions =
      length > 0.5 && offset.length > 1e-6
      ? [offset / offset.length] : [Vector(1, 0), Vector(0, 1)]
    for direction in directions {
      let error = offset.dot(direction) - (directions.count == 1 ? length : 0)
      push(along: direction, from: here, to: there) { strength(error, $0, $1, step) }
    }
  }

  private func keep(
    _ value: Double, along direction: Vector, in limits: Limits, from here: Vector,
    to there: Vector, _ step: Double
  ) {
    push(along: direction, from: here, to: there) { speed, inverseMass in
      limits.change(of: value, speed: speed, step: step, correction: Self.correctionFactor)
        / inverseMass
    }
  }

  /// Applies an impulse to both bodies, given their relative speed and their inverse mass.
  private func push(
    along direction: Vector, from here: Vector, to there: Vector,
    _ impulse: (_ speed: Double, _ inverseMass: Double) -> Double
  ) {
    let speed =
      (body.velocity(at: here) - (other?.velocity(at: there) ?? Vector())).dot(direction)
    let inverseMass =
      body.effectiveInverseMass(at: here, along: direction)
      + (other?.effectiveInverseMass(at: there, along: direction) ?? 0)
    guard inverseMass > 0 else { return }
    let impulse = direction * impulse(speed, inverseMass)
    body.apply(impulse: impulse, at: here)
    other?.apply(impulse: -impulse, at: there)
  }

  private func strength(
    _ error: Double, _ speed: Double, _ inverseMass: Double, _ step: Double
  ) -> Double {
    guard case .spring(_, let frequency, let damping) = kind else {
      return -(speed + Self.correctionFactor / step * error) / inverseMass
    }
    // An implicit spring, which is stable however stiff it is.
    let omega = 2 * Double.pi * frequency
    let give = step * (2 * damping * omega + step * omega * omega)
    return -(speed * give + error * step * omega * omega) / ((1 + give) * inverseMass)
  }

  var isSoft: Bool {
    if case .spring = kind { true } else { false }
  }

  // MARK: Angles

  private var angularSpeed: Double { body.angularVelocity - (other?.angularVelocity ?? 0) }
  private var inverseInertia: Double { body.inverseInertia + (other?.inverseInertia ?? 0) }

  private func keepAngle(_ step: Double) {
    guard let turning, inverseInertia > 0 else { return }
    var angle = body.angle - (other?.angle ?? 0) - turning.start
    // An item that the app has placed anew may have lost whole turns.
    if turning.limits.minimum > -.pi, turning.limits.maximum < .pi {
      angle = angle.remainder(dividingBy: 2 * .pi)
    }
    turn(
      turning.limits.change(
        of: angle, speed: angularSpeed, step: step, correction: Self.correctionFactor)
        / inverseInertia)
  }

  /// Applies the friction of a step.
  func rub(step: Double) {
    guard let turning, turning.friction > 0, inverseInertia > 0 else { return }
    let most = turning.friction * Self.torque * step
    turn(min(max(-angularSpeed / inverseInertia, -most), most))
  }

  private func turn(_ impulse: Double) {
    body.angularVelocity += impulse * body.inverseInertia
    other?.angularVelocity -= impulse * (other?.inverseInertia ?? 0)
  }
}
