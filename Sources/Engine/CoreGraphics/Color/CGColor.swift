import Motion

/// A colour with an opacity.
///
/// Fidelity: equality compares what is seen, in sRGB, and not the colour spaces; there are no
/// pattern colours.
public final class CGColor: Hashable, Sendable {
  /// The space that ``components`` belong to.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]

  init(space: CGColorSpace, values: [CGFloat]) {
    colorSpace = space
    self.values = values
  }

  /// Creates a colour from red, green, blue and opacity, each 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .deviceRGB, values: [red, green, blue, alpha])
  }

  /// Creates a colour from red, green, blue and opacity, each 0...1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey: 0 is black, 1 is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .deviceGray, values: [gray, alpha])
  }

  /// Creates a grey: 0 is black, 1 is white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Reads as many components as the space has, and the opacity after them.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(
      space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// The components in their space, with the opacity last.
  public var components: [CGFloat]? { values }

  /// How many components there are, with the opacity.
  public var numberOfComponents: Int { values.count }

  /// The opacity, 0...1.
  public var alpha: CGFloat { values.last ?? 1 }

  /// Returns the same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: colorSpace ?? .deviceRGB, values: values.dropLast() + [alpha])
  }

  /// Returns the same colour.
  public func copy() -> CGColor? { self }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black without any opacity.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Whether both colours look the same.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.plain == right.plain }

  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(plain) }
}

extension CGColor {
  /// The colour as Motion knows it.
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
