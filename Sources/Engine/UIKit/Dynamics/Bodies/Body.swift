import HeadlessCoreGraphics
import Motion

/// An item as a rigid body: 100 by 100 points of density 1 have mass 1.
final class Body {
  /// What a body is made of.
  struct Material {
    var density = 1.0
    /// How much of the speed comes back from a hit, 0...1.
    var elasticity = 0.0
    var friction = 0.0
    /// How much of the speed is lost a second.
    var resistance = 0.0
    var angularResistance = 0.0
    var allowsRotation = true
    var isAnchored = false

    /// Of bodies that no item behavior has described; Apple documents these numbers for the
    /// bodies of SpriteKit.
    static let usual = Material(
      elasticity: 0.2, friction: 0.2, resistance: 0.1, angularResistance: 0.1)
  }

  let item: any UIDynamicItem
  var material = Material.usual
  var position = Vector()
  /// In radians, clockwise on the screen.
  var angle = 0.0
  /// In points a second.
  var velocity = Vector()
  /// In radians a second.
  var spin = 0.0
  private var outline: [Vector] = []
  private var area = 1.0
  /// The square of the diagonal.
  private var spread = 1.0
  private var written = (position: Vector(), angle: 0.0)

  init(_ item: any UIDynamicItem) {
    self.item = item
    readPlace()
  }

  /// 0 for a body that nothing moves.
  var inverseMass: Double {
    material.isAnchored ? 0 : 1 / max(material.density * area / 10_000, 1e-6)
  }

  /// 0 for a body that nothing turns.
  var inverseInertia: Double {
    material.allowsRotation ? inverseMass * 12 / max(spread, 1) : 0
  }

  /// The corners, clockwise on the screen, in the reference view.
  var corners: [Vector] { outline.map(place) }

  /// Where a place of the body is that is given from its middle, as it is not turned.
  func place(_ offset: Vector) -> Vector {
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    return position
      + Vector(offset.x * cosine - offset.y * sine, offset.x * sine + offset.y * cosine)
  }

  /// How fast a place on the body moves.
  func velocity(at place: Vector) -> Vector { velocity + (place - position).turned * spin }

  func apply(impulse: Vector, at place: Vector) {
    velocity += impulse * inverseMass
    spin += (place - position).cross(impulse) * inverseInertia
  }

  /// How easily the body gives way at a place in a direction, as 1 / mass.
  func yielding(at place: Vector, along direction: Vector) -> Double {
    let lever = (place - position).cross(direction)
    return inverseMass + lever * lever * inverseInertia
  }

  /// Takes place, rotation and shape from the item.
  func readPlace() {
    position = Vector(item.center)
    angle = Elementary.arctangent(y: Double(item.transform.b), x: Double(item.transform.a))
    written = (position, angle)
    let size = Vector(Double(item.bounds.width), Double(item.bounds.height))
    area = max(size.x * size.y, 1)
    spread = size.dot(size)
    outline = Self.outline(of: item, size: size)
  }

  /// Gives the item its place; its rotation only if it was turned.
  func writePlace() {
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

  private static func outline(of item: any UIDynamicItem, size: Vector) -> [Vector] {
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
