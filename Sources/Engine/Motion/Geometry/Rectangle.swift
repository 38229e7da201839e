/// An axis-aligned rectangle, in points.
public struct Rectangle: Equatable, Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// An empty rectangle at the origin.
  public static let zero = Rectangle(origin: .zero, size: .zero)

  public var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }
  public var maxX: Double { size.width < 0 ? origin.x : origin.x + size.width }
  public var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }
  public var maxY: Double { size.height < 0 ? origin.y : origin.y + size.height }
  public var width: Double { size.width < 0 ? -size.width : size.width }
  public var height: Double { size.height < 0 ? -size.height : size.height }

  /// The middle of the rectangle.
  public var center: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }
}

#if !hasFeature(Embedded)
  extension Rectangle: Codable {
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(
        x: try values.decode(Double.self), y: try values.decode(Double.self),
        width: try values.decode(Double.self), height: try values.decode(Double.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(origin.x)
      try values.encode(origin.y)
      try values.encode(size.width)
      try values.encode(size.height)
    }
  }
#endif
