/// A position in a plane, in points.
public struct Point: Equatable, Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}

#if !hasFeature(Embedded)
  extension Point: Codable {
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(x: try values.decode(Double.self), y: try values.decode(Double.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(x)
      try values.encode(y)
    }
  }
#endif
