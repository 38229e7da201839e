/// A colour in sRGB, not premultiplied; each component is in 0...1.
public struct Color: Equatable, Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)

  /// Black without any opacity.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}

#if !hasFeature(Embedded)
  extension Color: Codable {
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(
        red: try values.decode(Double.self), green: try values.decode(Double.self),
        blue: try values.decode(Double.self), alpha: try values.decode(Double.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for value in [red, green, blue, alpha] { try values.encode(value) }
    }
  }
#endif
