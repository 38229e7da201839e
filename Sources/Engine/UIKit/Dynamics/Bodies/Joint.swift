/// Connects a point of a body to a point of another one or of the world.
struct Joint {
  enum Tie {
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
  let tie: Tie

  /// The share of an error that is corrected in one step (Baumgarte stabilization).
  private static let mending = 0.2

  /// Applies impulses that keep the joint's length or act as its spring.
  func solve(step: Double) {
    let here = body.place(offset)
    let there = other.map { $0.place(anchor) } ?? anchor
    let way = here - there
    let length: Double
    switch tie {
    case .rigid(let rod): length = rod
    case .spring(let rest, _, _): length = rest
    }
    // Without a length there is no one direction to pull in: both are held.
    let directions =
      length > 0.5 && way.length > 1e-6 ? [way / way.length] : [Vector(1, 0), Vector(0, 1)]
    for direction in directions {
      let error = way.dot(direction) - (directions.count == 1 ? length : 0)
      let speed =
        (body.velocity(at: here) - (other?.velocity(at: there) ?? Vector())).dot(direction)
      let yielding =
        body.yielding(at: here, along: direction)
        + (other?.yielding(at: there, along: direction) ?? 0)
      guard yielding > 0 else { continue }
      let impulse = direction * strength(error, speed, yielding, step)
      body.apply(impulse: impulse, at: here)
      other?.apply(impulse: -impulse, at: there)
    }
  }

  private func strength(
    _ error: Double, _ speed: Double, _ yielding: Double, _ step: Double
  ) -> Double {
    switch tie {
    case .rigid: return -(speed + Self.mending / step * error) / yielding
    case .spring(_, let frequency, let damping):
      // An implicit spring: it stays calm however stiff it is.
      let pace = 2 * Double.pi * frequency
      let give = step * (2 * damping * pace + step * pace * pace)
      return -(speed * give + error * step * pace * pace) / ((1 + give) * yielding)
    }
  }

  var isSoft: Bool {
    if case .spring = tie { true } else { false }
  }
}
