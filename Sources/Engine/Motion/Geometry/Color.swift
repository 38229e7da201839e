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

  /// Makes a colour, opaque unless told otherwise.
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
      red: between(red, other.red, progress), green: between(green, other.green, progress),
      blue: between(blue, other.blue, progress), alpha: between(alpha, other.alpha, progress))
  }

  private func between(_ from: Double, _ to: Double, _ progress: Double) -> Double {
    let value = from + (to - from) * progress
    return value < 0 ? 0 : (value > 1 ? 1 : value)
  }

  /// Returns the same colour with another opacity.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
