import HeadlessCoreGraphics
import Motion

/// A point or a direction, in points.
typealias Vector = SIMD2<Double>

extension Vector {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var length: Double { dot(self).squareRoot() }
  /// Rotated by a right angle, from x to y.
  var perpendicular: Vector { Vector(-y, x) }

  /// Clockwise on the screen, by an angle in radians.
  func turned(by angle: Double) -> Vector {
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    return Vector(x * cosine - y * sine, x * sine + y * cosine)
  }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  /// The z component of the cross product.
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
}
