import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

/// A colour, or a closure that picks one for the present traits.
///
/// Fidelity: all colours are taken as sRGB; pattern colours are clear.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral {
  private enum Recipe {
    case fixed(Color)
    case dynamic((UITraitCollection) -> UIColor)
  }

  private let recipe: Recipe

  /// Components are clamped to 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    recipe = .fixed(
      Color(
        red: Double(red).clampedToUnit, green: Double(green).clampedToUnit,
        blue: Double(blue).clampedToUnit, alpha: Double(alpha).clampedToUnit))
    super.init()
  }

  /// 0 is black, 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Components are clamped to 0...1; the hues 0 and 1 are red.
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

  /// Fidelity: the components are taken as sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(cgColor: HeadlessCoreGraphics.CGColor) {
    self.init(cgColor.plain)
  }

  /// A place holder.
  ///
  /// Fidelity: clear; on iOS a colour that has no components.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// Fidelity: `nil`, since there are no asset catalogues.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    recipe = .dynamic(dynamicProvider)
    super.init()
  }

  /// Fidelity: the colour is clear.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0, alpha: 0)
  }

  /// Fidelity: always `nil`, because there are no asset catalogues.
  public convenience init?(named name: String) {
    nil
  }

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

  public static var supportsSecureCoding: Bool { true }

  public required convenience init?(coder: NSCoder) {
    self.init(
      red: CGFloat(coder.decodeDouble(forKey: "UIRed")),
      green: CGFloat(coder.decodeDouble(forKey: "UIGreen")),
      blue: CGFloat(coder.decodeDouble(forKey: "UIBlue")),
      alpha: CGFloat(coder.decodeDouble(forKey: "UIAlpha")))
  }

  open func encode(with coder: NSCoder) {
    let color = plain
    coder.encode(color.red, forKey: "UIRed")
    coder.encode(color.green, forKey: "UIGreen")
    coder.encode(color.blue, forKey: "UIBlue")
    coder.encode(color.alpha, forKey: "UIAlpha")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Reading

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch recipe {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// Whether the colour depends on the traits.
  var isDynamic: Bool {
    if case .dynamic = recipe { return true }
    return false
  }

  /// Motion's value of the colour, for the present traits.
  package var plain: Color {
    switch recipe {
    case .fixed(let color): color
    case .dynamic(let provider): provider(UITraitCollection.current).plain
    }
  }

  open var cgColor: HeadlessCoreGraphics.CGColor { HeadlessCoreGraphics.CGColor(plain) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch recipe {
    case .fixed(var color):
      color.alpha = Double(alpha).clampedToUnit
      return UIColor(color)
    case .dynamic(let provider):
      return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

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

  /// `false`, without a result, if the colour is not grey.
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

  open func set() {
    setFill()
    setStroke()
  }

  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  // MARK: Equality

  /// Two dynamic colours are equal only if they are the same object.
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

public typealias _ColorLiteralType = UIColor
