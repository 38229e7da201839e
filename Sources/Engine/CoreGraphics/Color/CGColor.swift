import Motion

/// A colour with an alpha component.
///
/// Fidelity: equality compares the values in sRGB, but not the colour spaces. There are no pattern
/// colours.
public final class CGColor: Hashable, Sendable {
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]

  init(space: CGColorSpace, values: [CGFloat]) {
    colorSpace = space
    self.values = values
  }

  /// Components are 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .deviceRGB, values: [red, green, blue, alpha])
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// 0 is black, 1 is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .deviceGray, values: [gray, alpha])
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// The components of the space, then alpha; `nil` if some are missing.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    let count = space.numberOfComponents + 1
    guard components.count >= count else { return nil }
    self.init(space: space, values: Array(components.prefix(count)))
  }

  /// Reads the components of the space, then alpha.
  @_disfavoredOverload
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(
      space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// The alpha component is the last.
  public var components: [CGFloat]? { values }

  /// Includes alpha.
  public var numberOfComponents: Int { values.count }

  /// 0...1.
  public var alpha: CGFloat { values.last ?? 1 }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: colorSpace ?? .deviceRGB, values: values.dropLast() + [alpha])
  }

  public func copy() -> CGColor? { self }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (left: CGColor, right: CGColor) -> Bool { left.plain == right.plain }

  public func hash(into hasher: inout Hasher) { hasher.combine(plain) }
}

extension CGColor: _ExpressibleByColorLiteral {
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension CGColor {
  /// The colour in Motion's type.
  package var plain: Color {
    values.count < 4
      ? Color(
        red: Double(values[0]), green: Double(values[0]), blue: Double(values[0]),
        alpha: Double(alpha))
      : Color(
        red: Double(values[0]), green: Double(values[1]), blue: Double(values[2]),
        alpha: Double(values[3]))
  }

  package convenience init(_ color: Color) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }
}
