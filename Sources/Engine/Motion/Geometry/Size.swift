/// A width and a height, in points. Either may be negative, as in Core Graphics.
public struct Size: Equatable, Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Nothing at all.
  public static let zero = Size(width: 0, height: 0)
}

#if !hasFeature(Embedded)
  extension Size: Codable {
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(width: try values.decode(Double.self), height: try values.decode(Double.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(width)
      try values.encode(height)
    }
  }
#endif
