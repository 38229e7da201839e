/// The velocities of a body while contacts are solved, in points and radians per second.
struct BodyMotion {
  var velocity: Vector
  var angularVelocity: Double
}

/// A point where a body touches another one or a boundary, for one step.
///
/// What stays as it is during a step is computed once; solving reads and writes velocities only.
/// Bodies are known by their index, because counting references would take longer than all else.
struct Contact {
  let place: Vector
  /// From the other one into the body; of length 1.
  let normal: Vector
  /// The penetration, in points.
  let depth: Double

  private let first: Side
  /// Without mass for a boundary, which does not move.
  private let second: Side
  private let normalInverseMass: Double
  private let alongInverseMass: Double
  private let reboundSpeed: Double
  private let friction: Double
  private var normalImpulse = 0.0
  private var frictionImpulse = 0.0

  /// Contacts slower than this, in points per second, do not bounce, so that resting bodies stay
  /// still.
  private static let restitutionThreshold = 40.0
  /// The penetration that is allowed, in points, so that a resting body keeps touching.
  private static let allowedPenetration = 0.05

  /// One of the two that touch.
  private struct Side {
    /// Of the body in the table; negative for a boundary.
    let index: Int
    /// From the body's centre to the contact.
    let arm: Vector
    let inverseMass: Double
    let inverseInertia: Double

    init(_ body: Body?, _ place: Vector) {
      index = body?.index ?? -1
      arm = body.map { place - $0.position } ?? Vector()
      inverseMass = body?.inverseMass ?? 0
      inverseInertia = body?.inverseInertia ?? 0
    }

    @inline(__always)
    func velocity(_ motion: BodyMotion) -> Vector {
      motion.velocity + arm.perpendicular * motion.angularVelocity
    }

    @inline(__always)
    func apply(_ impulse: Vector, to motion: inout BodyMotion) {
      motion.velocity += impulse * inverseMass
      motion.angularVelocity += arm.cross(impulse) * inverseInertia
    }

    func effectiveInverseMass(along direction: Vector) -> Double {
      let lever = arm.cross(direction)
      return inverseMass + lever * lever * inverseInertia
    }
  }

  init(_ body: Body, _ other: Body?, place: Vector, normal: Vector, depth: Double) {
    self.place = place
    self.normal = normal
    self.depth = depth
    let elasticity = max(body.material.elasticity, other?.material.elasticity ?? 0)
    friction = (body.material.friction * (other ?? body).material.friction).squareRoot()
    let speed = (body.velocity(at: place) - (other?.velocity(at: place) ?? Vector())).dot(normal)
    reboundSpeed = speed < -Self.restitutionThreshold ? -speed * elasticity : 0
    first = Side(body, place)
    second = Side(other, place)
    normalInverseMass = Self.effectiveInverseMass(first, second, along: normal)
    alongInverseMass = Self.effectiveInverseMass(first, second, along: normal.perpendicular)
  }

  private static func effectiveInverseMass(
    _ first: Side, _ second: Side, along direction: Vector
  ) -> Double {
    max(
      first.effectiveInverseMass(along: direction) + second.effectiveInverseMass(along: direction),
      1e-12)
  }

  /// Applies impulses that keep the bodies from approaching, and friction.
  ///
  /// - Parameter motions: Those of all bodies, in the order of the table.
  mutating func solve(_ motions: inout [BodyMotion]) {
    var one = motions[first.index]
    var two =
      second.index < 0 ? BodyMotion(velocity: Vector(), angularVelocity: 0) : motions[second.index]
    let speed = first.velocity(one) - second.velocity(two)
    let wanted = normalImpulse + (reboundSpeed - speed.dot(normal)) / normalInverseMass
    let press = max(wanted, 0) - normalImpulse
    normalImpulse += press
    first.apply(normal * press, to: &one)
    second.apply(-(normal * press), to: &two)

    let along = normal.perpendicular
    let slide = (first.velocity(one) - second.velocity(two)).dot(along)
    let limit = friction * normalImpulse
    let rub = frictionImpulse - slide / alongInverseMass
    let change = min(max(rub, -limit), limit) - frictionImpulse
    frictionImpulse += change
    first.apply(along * change, to: &one)
    second.apply(-(along * change), to: &two)
    motions[first.index] = one
    if second.index >= 0 { motions[second.index] = two }
  }

  /// Moves the bodies apart by a part of their penetration.
  func separate(_ bodies: [Body]) {
    let total = first.inverseMass + second.inverseMass
    guard total > 0, depth > Self.allowedPenetration else { return }
    let correction = normal * ((depth - Self.allowedPenetration) * 0.4 / total)
    bodies[first.index].position += correction * first.inverseMass
    if second.index >= 0 { bodies[second.index].position -= correction * second.inverseMass }
  }
}
