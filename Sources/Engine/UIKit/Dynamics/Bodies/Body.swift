import HeadlessCoreGraphics
import Motion

/// An item as a rigid body: 100 by 100 points of density 1 have mass 1.
final class Body {
  struct Material {
    var density = 1.0
    /// The share of the speed that a collision returns, 0...1.
    var elasticity = 0.0
    var friction = 0.0
    /// The rate of decay, per second.
    var resistance = 0.0
    var angularResistance = 0.0
    var allowsRotation = true
    var isAnchored = false
    var charge = 0.0

    /// For bodies without an item behavior; Apple documents these numbers for SpriteKit's
    /// `SKPhysicsBody`.
    static let standard = Material(
      elasticity: 0.2, friction: 0.2, resistance: 0.1, angularResistance: 0.1)
  }

  /// The position and the rotation of a body.
  struct Placement {
    var position = Vector()
    /// In radians, clockwise on the screen.
    var angle = 0.0

    /// Converts an offset from the centre of the unrotated body to the reference view's coordinates.
    func place(_ offset: Vector) -> Vector {
      let (sine, cosine) = Elementary.sineAndCosine(angle)
      return position
        + Vector(offset.x * cosine - offset.y * sine, offset.x * sine + offset.y * cosine)
    }

    /// The inverse of `place(_:)`.
    func offset(_ place: Vector) -> Vector {
      let (sine, cosine) = Elementary.sineAndCosine(angle)
      let offset = place - position
      return Vector(offset.x * cosine + offset.y * sine, offset.y * cosine - offset.x * sine)
    }

    /// A part of the way to another placement.
    func moved(towards other: Placement, by share: Double) -> Placement {
      Placement(
        position: position + (other.position - position) * share,
        angle: angle + (other.angle - angle) * share)
    }
  }

  let item: any UIDynamicItem
  /// Of the item.
  let identity: ObjectIdentifier
  /// In the table.
  var index = 0
  var material = Material.standard
  var placement = Placement()
  /// In points per second.
  var velocity = Vector()
  /// In radians per second.
  var angularVelocity = 0.0
  /// The outline of the unrotated body, around its centre.
  private(set) var outline = Outline([])
  /// Whether it stays where it is, whatever presses on it, until something that moves touches it.
  var isAsleep = false
  var stay = Stay()
  private var area = 1.0
  /// In square points.
  private var squaredDiagonal = 1.0
  private var written = (position: Vector(), angle: 0.0)

  init(_ item: any UIDynamicItem) {
    self.item = item
    identity = ObjectIdentifier(item)
    readItem()
  }

  var mass: Double { max(material.density * area / 10_000, 1e-6) }

  /// 0 for a body that stays where it is.
  var inverseMass: Double { material.isAnchored || isAsleep ? 0 : 1 / mass }

  /// 0 for a body that cannot rotate.
  var inverseInertia: Double {
    material.allowsRotation ? inverseMass * 12 / max(squaredDiagonal, 1) : 0
  }

  var position: Vector {
    get { placement.position }
    set { placement.position = newValue }
  }

  /// In radians, clockwise on the screen.
  var angle: Double {
    get { placement.angle }
    set { placement.angle = newValue }
  }

  /// Converts an offset from the centre of the unrotated body to the reference view's coordinates.
  func place(_ offset: Vector) -> Vector { placement.place(offset) }

  /// At least as far as any of its points has moved since it was placed otherwise, in points.
  func distance(from former: Placement) -> Double {
    (position - former.position).length
      + abs(angle - former.angle) * squaredDiagonal.squareRoot() / 2
  }

  /// The velocity of a point of the body.
  func velocity(at place: Vector) -> Vector {
    velocity + (place - position).perpendicular * angularVelocity
  }

  func apply(impulse: Vector, at place: Vector) {
    velocity += impulse * inverseMass
    angularVelocity += (place - position).cross(impulse) * inverseInertia
  }

  /// The inverse of the mass that an impulse at a point and in a direction has to move.
  func effectiveInverseMass(at place: Vector, along direction: Vector) -> Double {
    let lever = (place - position).cross(direction)
    return inverseMass + lever * lever * inverseInertia
  }

  /// Comes to rest.
  func sleep() {
    isAsleep = true
    (velocity, angularVelocity) = (Vector(), 0)
  }

  /// Reads position, rotation and shape from the item.
  func readItem() {
    position = Vector(item.center)
    angle = Elementary.arctangent(y: Double(item.transform.b), x: Double(item.transform.a))
    written = (position, angle)
    let size = Vector(Double(item.bounds.width), Double(item.bounds.height))
    area = max(size.x * size.y, 1)
    squaredDiagonal = size.dot(size)
    outline = Outline(Self.corners(of: item, size: size))
  }

  /// Writes the position to the item, and the rotation only if it changed.
  func writeItem() {
    if position != written.position { item.center = position.point }
    if angle != written.angle { item.transform = CGAffineTransform(rotationAngle: angle) }
    written = (position, angle)
  }

  /// A rectangle around the origin.
  static func boundingPath(of size: CGSize) -> UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }

  private static func corners(of item: any UIDynamicItem, size: Vector) -> [Vector] {
    let half = size / 2
    switch item.collisionBoundsType {
    case .rectangle:
      return [
        Vector(-half.x, -half.y), Vector(half.x, -half.y), half, Vector(-half.x, half.y),
      ]
    case .ellipse:
      return (0..<24).map { step in
        let (sine, cosine) = Elementary.sineAndCosine(Double(step) * .pi / 12)
        return Vector(half.x * cosine, half.y * sine)
      }
    case .path:
      let points = (item.collisionBoundingPath.plain.flattened().first ?? []).map {
        Vector($0.x, $0.y)
      }
      let open = points.last == points.first ? Array(points.dropLast()) : points
      let isClockwise =
        zip(open, open.dropFirst() + open.prefix(1)).reduce(0) { $0 + $1.0.cross($1.1) } >= 0
      return isClockwise ? open : open.reversed()
    }
  }
}
