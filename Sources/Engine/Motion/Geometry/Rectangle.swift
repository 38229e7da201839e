/// An axis-aligned rectangle, in points.
public struct Rectangle: Equatable, Hashable, Sendable {
  /// The upper left corner, where the size is not negative.
  public var origin: Point
  /// From the origin to the opposite corner; may be negative.
  public var size: Size

  /// Makes a rectangle from a corner and a size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// An empty rectangle at the origin.
  public static let zero = Rectangle(origin: .zero, size: .zero)

  /// The smallest x, also where the width is negative.
  public var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }
  /// The largest x.
  public var maxX: Double { size.width < 0 ? origin.x : origin.x + size.width }
  /// The smallest y.
  public var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }
  /// The largest y.
  public var maxY: Double { size.height < 0 ? origin.y : origin.y + size.height }
  /// The size without its sign.
  public var width: Double { size.width < 0 ? -size.width : size.width }
  /// The size without its sign.
  public var height: Double { size.height < 0 ? -size.height : size.height }

  /// The middle of the rectangle.
  public var center: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// Returns the rectangle at a progress from this one (0) to another (1); others extrapolate.
  @inlinable
  public func interpolated(to other: Rectangle, at progress: Double) -> Rectangle {
    Rectangle(
      origin: origin.interpolated(to: other.origin, at: progress),
      size: size.interpolated(to: other.size, at: progress))
  }

  /// Whether a point lies inside; the left and upper edges belong to the inside.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns the part that two rectangles share, or `nil` if they only touch or are apart.
  public func intersection(_ other: Rectangle) -> Rectangle? {
    let left = minX > other.minX ? minX : other.minX
    let right = maxX < other.maxX ? maxX : other.maxX
    let top = minY > other.minY ? minY : other.minY
    let bottom = maxY < other.maxY ? maxY : other.maxY
    guard left < right, top < bottom else { return nil }
    return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the smallest rectangle around both.
  public func union(_ other: Rectangle) -> Rectangle {
    var bounds = PointBounds()
    bounds.include(Point(x: minX, y: minY))
    bounds.include(Point(x: maxX, y: maxY))
    bounds.include(Point(x: other.minX, y: other.minY))
    bounds.include(Point(x: other.maxX, y: other.maxY))
    return bounds.rectangle
  }
}
