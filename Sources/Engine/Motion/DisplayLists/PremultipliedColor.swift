/// A colour whose components are multiplied by its alpha, so that covering is an addition.
struct PremultipliedColor: Equatable, Sendable {
  var red = 0.0
  var green = 0.0
  var blue = 0.0
  var alpha = 0.0

  static let clear = PremultipliedColor()

  init() {}

  /// Components outside of 0...1 are cut off; what is no number is 0.
  init(_ color: Color) {
    alpha = Self.fraction(color.alpha)
    red = Self.fraction(color.red) * alpha
    green = Self.fraction(color.green) * alpha
    blue = Self.fraction(color.blue) * alpha
  }

  private static func fraction(_ number: Double) -> Double {
    number > 0 ? (number < 1 ? number : 1) : 0
  }

  /// Whether nothing behind this colour can be seen.
  var isOpaque: Bool { alpha > 0.998 }

  /// Puts a colour behind what is there.
  @inline(__always)
  mutating func putBehind(_ other: PremultipliedColor, opacity: Double = 1) {
    let share = (1 - alpha) * opacity
    red += other.red * share
    green += other.green * share
    blue += other.blue * share
    alpha += other.alpha * share
  }

  /// The same colour, not premultiplied.
  var color: Color {
    guard alpha > 0 else { return .clear }
    return Color(red: red / alpha, green: green / alpha, blue: blue / alpha, alpha: alpha)
  }
}
