/// The velocities of a body while contacts are solved, in points and radians per second.
struct BodyMotion {
  var velocity: Vector
  var angularVelocity: Double
}

/// A point where a body touches another one or a boundary, for one step.
///
/// Values that stay the same during a step are computed once; solving reads and writes velocities
/// only.
/// Bodies are known by their index, because counting references would take longer than all else.
struct Contact {
  let place: Vector
  /// From the other one into the body; of length 1.
  let normal: Vector
  /// The penetration, in points.
  let depth: Double

  /// A number for the sides and corners that touch: the same for the same touch in the next step.
  let feature: Int
  let first: Side
  /// Without mass for a boundary, which does not move.
  let second: Side
  private let normalInverseMass: Double
  private let alongInverseMass: Double
  private let reboundSpeed: Double
  private let friction: Double
  /// The impulse that has pressed the bodies apart in this step, along the normal.
  var normalImpulse = 0.0
  /// Across the normal.
  var frictionImpulse = 0.0

  /// Contacts slower than this, in points per second, do not bounce, so that resting bodies stay
  /// still.
  private static let restitutionThreshold = 40.0
  /// The penetration that is allowed, in points, so that a resting body keeps touching.
  private static let allowedPenetration = 0.05
  /// The share of the other penetration that is taken back at once.
  private static let correctedShare = 0.4

  /// One of the two that touch.
  struct Side {
    /// The body's index in the table; negative for a boundary.
    let index: Int
    /// From the body's centre to the contact.
    fileprivate let arm: Vector
    fileprivate let inverseMass: Double
    fileprivate let inverseInertia: Double

    fileprivate init(_ body: Body?, _ place: Vector) {
      index = body?.index ?? -1
      arm = body.map { place - $0.position } ?? Vector()
      inverseMass = body?.inverseMass ?? 0
      inverseInertia = body?.inverseInertia ?? 0
    }

    @inline(__always)
    fileprivate func velocity(_ motion: BodyMotion) -> Vector {
      motion.velocity + arm.perpendicular * motion.angularVelocity
    }

    @inline(__always)
    fileprivate func apply(_ impulse: Vector, to motion: inout BodyMotion) {
      motion.velocity += impulse * inverseMass
      motion.angularVelocity += arm.cross(impulse) * inverseInertia
    }

    fileprivate func effectiveInverseMass(along direction: Vector) -> Double {
      let lever = arm.cross(direction)
      return inverseMass + lever * lever * inverseInertia
    }
  }

  init(
    _ body: Body, _ other: Body?, place: Vector, normal: Vector, depth: Double, feature: Int
  ) {
    self.feature = feature
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

  /// Applies the impulses that the contact begins with.
  func begin(_ motions: inout [BodyMotion]) {
    let impulse = normal * normalImpulse + normal.perpendicular * frictionImpulse
    first.apply(impulse, to: &motions[first.index])
    if second.index >= 0 { second.apply(-impulse, to: &motions[second.index]) }
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

  /// Takes back a part of the penetration that is left after the bodies' movements of this step.
  ///
  /// - Parameter moves: Those of all bodies, in points and radians.
  func separate(_ moves: inout [BodyMotion]) {
    var one = moves[first.index]
    var two =
      second.index < 0 ? BodyMotion(velocity: Vector(), angularVelocity: 0) : moves[second.index]
    let left = depth - (first.velocity(one) - second.velocity(two)).dot(normal)
    guard left > Self.allowedPenetration else { return }
    let push = normal * ((left - Self.allowedPenetration) * Self.correctedShare / normalInverseMass)
    first.apply(push, to: &one)
    moves[first.index] = one
    guard second.index >= 0 else { return }
    second.apply(-push, to: &two)
    moves[second.index] = two
  }
}
