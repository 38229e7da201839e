import HeadlessCoreGraphics

/// A point or a direction, in points.
typealias Vector = SIMD2<Double>

extension Vector {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var length: Double { dot(self).squareRoot() }
  /// Rotated by a right angle, from x to y.
  var turned: Vector { Vector(-y, x) }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  /// The z component of the cross product.
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
}
