import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

/// A colour with an opacity, or a rule that picks one for the present appearance.
///
/// Fidelity: all colours are taken as sRGB; pattern colours show as clear.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral {
  private enum Recipe {
    case fixed(Color)
    case dynamic((UITraitCollection) -> UIColor)
  }

  private let recipe: Recipe

  /// Creates a colour from red, green, blue and opacity, each 0...1; others are clamped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    recipe = .fixed(
      Color(
        red: Double(red).clampedToUnit, green: Double(green).clampedToUnit,
        blue: Double(blue).clampedToUnit, alpha: Double(alpha).clampedToUnit))
    super.init()
  }

  /// Creates a grey: 0 is black, 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from hue (0 and 1 are red), saturation, brightness and opacity, each 0...1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let color = Color(
      hue: Double(hue).clampedToUnit, saturation: Double(saturation).clampedToUnit,
      brightness: Double(brightness).clampedToUnit)
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: alpha)
  }

  /// Creates a colour from its red, green and blue in Display P3, taken as sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates the same colour as Core Graphics' one.
  public convenience init(cgColor: HeadlessCoreGraphics.CGColor) {
    self.init(cgColor.plain)
  }

  /// Creates a colour that is picked anew for each appearance.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    recipe = .dynamic(dynamicProvider)
    super.init()
  }

  /// Creates a colour that shows as clear, since nothing is tiled here.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0, alpha: 0)
  }

  /// Finds a colour of an asset catalogue; there is none here, so that it is always `nil`.
  public convenience init?(named name: String) {
    nil
  }

  /// Creates the colour of a colour literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  convenience init(_ color: Color) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }

  // MARK: Archives

  /// Whether archives may check the class: yes.
  public static var supportsSecureCoding: Bool { true }

  /// Restores an object from an archive.
  public required convenience init?(coder: NSCoder) {
    self.init(
      red: CGFloat(coder.decodeDouble(forKey: "UIRed")),
      green: CGFloat(coder.decodeDouble(forKey: "UIGreen")),
      blue: CGFloat(coder.decodeDouble(forKey: "UIBlue")),
      alpha: CGFloat(coder.decodeDouble(forKey: "UIAlpha")))
  }

  /// Writes the object to an archive.
  open func encode(with coder: NSCoder) {
    let color = plain
    coder.encode(color.red, forKey: "UIRed")
    coder.encode(color.green, forKey: "UIGreen")
    coder.encode(color.blue, forKey: "UIBlue")
    coder.encode(color.alpha, forKey: "UIAlpha")
  }

  /// Returns the colour itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Reading

  /// The colour for an appearance; itself unless it is dynamic.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch recipe {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// Whether the colour depends on the appearance.
  var isDynamic: Bool {
    if case .dynamic = recipe { return true }
    return false
  }

  /// The colour as Motion knows it, for the present appearance.
  package var plain: Color {
    switch recipe {
    case .fixed(let color): color
    case .dynamic(let provider): provider(UITraitCollection.current).plain
    }
  }

  /// The colour for Core Graphics, for the present appearance.
  open var cgColor: HeadlessCoreGraphics.CGColor { HeadlessCoreGraphics.CGColor(plain) }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch recipe {
    case .fixed(var color):
      color.alpha = Double(alpha).clampedToUnit
      return UIColor(color)
    case .dynamic(let provider):
      return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// Writes red, green, blue and opacity where pointers are given; always succeeds.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = plain
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes hue, saturation, brightness and opacity where pointers are given; always succeeds.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = plain
    let parts = color.hueSaturationBrightness
    hue?.pointee = CGFloat(parts.hue)
    saturation?.pointee = CGFloat(parts.saturation)
    brightness?.pointee = CGFloat(parts.brightness)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes the grey value and the opacity, if the colour is a grey.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = plain
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = CGFloat(color.red)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  // MARK: Drawing

  /// Makes this the colour of fills and strokes in the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of fills in the current context.
  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes this the colour of strokes in the current context.
  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  // MARK: Equality

  /// Whether both are the same object, or fixed colours with the same components.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed(let mine) = recipe, case .fixed(let others) = other.recipe else {
      return false
    }
    return mine == others
  }

  open override var hash: Int {
    guard case .fixed(let color) = recipe else { return ObjectIdentifier(self).hashValue }
    return color.hashValue
  }

  open override var description: String {
    let color = plain
    return "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
  }
}

/// What colour literals become.
public typealias _ColorLiteralType = UIColor
