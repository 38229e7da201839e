/// Connects a point of a body to a point of another one or of the world.
struct Joint {
  enum Kind {
    /// A rod of a length in points; 0 is a pin.
    case rigid(length: Double)
    /// A spring of a length in points, with oscillations per second and a damping ratio.
    case spring(length: Double, frequency: Double, damping: Double)
  }

  let body: Body
  /// From the centre of the unrotated body.
  let offset: Vector
  let other: Body?
  /// From the centre of the other body, or a point of the world.
  let anchor: Vector
  let kind: Kind

  /// The share of an error that is corrected in one step (Baumgarte stabilization).
  private static let correctionFactor = 0.2

  /// Applies impulses that keep the joint's length or act as its spring.
  func solve(step: Double) {
    let here = body.place(offset)
    let there = other.map { $0.place(anchor) } ?? anchor
    let offset = here - there
    let length: Double
    switch kind {
    case .rigid(let rod): length = rod
    case .spring(let rest, _, _): length = rest
    }
    // Without a length there is no one direction to pull in: both are held.
    let directions =
      length > 0.5 && offset.length > 1e-6
      ? [offset / offset.length] : [Vector(1, 0), Vector(0, 1)]
    for direction in directions {
      let error = offset.dot(direction) - (directions.count == 1 ? length : 0)
      let speed =
        (body.velocity(at: here) - (other?.velocity(at: there) ?? Vector())).dot(direction)
      let inverseMass =
        body.effectiveInverseMass(at: here, along: direction)
        + (other?.effectiveInverseMass(at: there, along: direction) ?? 0)
      guard inverseMass > 0 else { continue }
      let impulse = direction * strength(error, speed, inverseMass, step)
      body.apply(impulse: impulse, at: here)
      other?.apply(impulse: -impulse, at: there)
    }
  }

  private func strength(
    _ error: Double, _ speed: Double, _ inverseMass: Double, _ step: Double
  ) -> Double {
    switch kind {
    case .rigid: return -(speed + Self.correctionFactor / step * error) / inverseMass
    case .spring(_, let frequency, let damping):
      // An implicit spring, which is stable however stiff it is.
      let omega = 2 * Double.pi * frequency
      let give = step * (2 * damping * omega + step * omega * omega)
      return -(speed * give + error * step * omega * omega) / ((1 + give) * inverseMass)
    }
  }

  var isSoft: Bool {
    if case .spring = kind { true } else { false }
  }
}
