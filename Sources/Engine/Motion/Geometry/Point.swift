/// A position in a plane, in points.
public struct Point: Equatable, Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// Makes a point.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Returns the point at a progress from this one (0) to another (1); others extrapolate.
  @inlinable
  public func interpolated(to other: Point, at progress: Double) -> Point {
    Point(
      x: x.interpolated(to: other.x, at: progress), y: y.interpolated(to: other.y, at: progress))
  }

  /// Returns the distance to another point.
  @inlinable
  public func distance(to other: Point) -> Double {
    Elementary.hypotenuse(other.x - x, other.y - y)
  }
}
