/// A point where a body touches another one or a boundary, for one step.
final class Contact {
  let body: Body
  let other: Body?
  let place: Vector
  /// From the other one into the body; of length 1.
  let normal: Vector
  /// The penetration, in points.
  let depth: Double

  private let bounce: Double
  private let grip: Double
  private var pressed = 0.0
  private var rubbed = 0.0

  /// Contacts slower than this, in points per second, do not bounce, so that resting bodies stay
  /// still.
  private static let leastBounce = 40.0
  /// The penetration that is allowed, in points, so that a resting body keeps touching.
  private static let slack = 0.05

  init(_ body: Body, _ other: Body?, place: Vector, normal: Vector, depth: Double) {
    self.body = body
    self.other = other
    self.place = place
    self.normal = normal
    self.depth = depth
    let elasticity = max(body.material.elasticity, other?.material.elasticity ?? 0)
    grip = (body.material.friction * (other ?? body).material.friction).squareRoot()
    let speed = Self.speed(body, other, place).dot(normal)
    bounce = speed < -Self.leastBounce ? -speed * elasticity : 0
  }

  private static func speed(_ body: Body, _ other: Body?, _ place: Vector) -> Vector {
    body.velocity(at: place) - (other?.velocity(at: place) ?? Vector())
  }

  /// Applies impulses that keep the bodies from approaching, and friction.
  func solve() {
    let speed = Self.speed(body, other, place)
    let wanted = pressed + (bounce - speed.dot(normal)) / yielding(along: normal)
    let press = max(wanted, 0) - pressed
    pressed += press
    apply(normal * press)

    let along = normal.turned
    let slide = Self.speed(body, other, place).dot(along)
    let limit = grip * pressed
    let rub = min(max(rubbed - slide / yielding(along: along), -limit), limit) - rubbed
    rubbed += rub
    apply(along * rub)
  }

  /// Moves the bodies apart by a part of their penetration.
  func separate() {
    let total = body.inverseMass + (other?.inverseMass ?? 0)
    guard total > 0, depth > Self.slack else { return }
    let correction = normal * ((depth - Self.slack) * 0.4 / total)
    body.position += correction * body.inverseMass
    if let other { other.position -= correction * other.inverseMass }
  }

  private func yielding(along direction: Vector) -> Double {
    max(
      body.yielding(at: place, along: direction)
        + (other?.yielding(at: place, along: direction) ?? 0), 1e-12)
  }

  private func apply(_ impulse: Vector) {
    body.apply(impulse: impulse, at: place)
    other?.apply(impulse: -impulse, at: place)
  }
}
