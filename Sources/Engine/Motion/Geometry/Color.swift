/// A colour in sRGB, not premultiplied; each component is in 0...1.
public struct Color: Equatable, Hashable, Sendable {
  /// 0...1.
  public var red: Double
  /// 0...1.
  public var green: Double
  /// 0...1.
  public var blue: Double
  /// From transparent (0) to opaque (1).
  public var alpha: Double

  /// Makes a colour, opaque by default.
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

  /// Returns the colour at a progress from this one (0) to another (1), component by component.
  ///
  /// A spring may overshoot; components stay in 0...1.
  public func interpolated(to other: Color, at progress: Double) -> Color {
    Color(
      red: red.interpolated(to: other.red, at: progress),
      green: green.interpolated(to: other.green, at: progress),
      blue: blue.interpolated(to: other.blue, at: progress),
      alpha: alpha.interpolated(to: other.alpha, at: progress)
    ).clamped
  }

  /// The colour with each component brought into 0...1.
  var clamped: Color {
    Color(
      red: Self.clamp(red), green: Self.clamp(green), blue: Self.clamp(blue),
      alpha: Self.clamp(alpha))
  }

  private static func clamp(_ component: Double) -> Double {
    component < 0 ? 0 : (component > 1 ? 1 : component)
  }

  /// Returns the same colour with another opacity.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
