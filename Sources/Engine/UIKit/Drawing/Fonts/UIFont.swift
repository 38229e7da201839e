import HeadlessQuartzCore

/// A typeface at a size, with its measures in points.
///
/// Fidelity: every font is measured with the metrics of one free font in two weights (see
/// ``FontMetrics``), so that widths are close to, but not equal to, those on a device.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  public let fontName: String
  public let familyName: String
  public let pointSize: CGFloat
  let weight: Weight
  let isItalic: Bool
  let isMonospaced: Bool

  /// The system's font in its usual size, for a place holder.
  ///
  /// Fidelity: on iOS a font without a name, which nobody has to draw with.
  public override convenience init() {
    let usual = UIFont.systemFont(ofSize: UIFont.systemFontSize)
    self.init(name: usual.fontName, family: usual.familyName, size: usual.pointSize)
  }

  @usableFromInline
  init(
    name: String, family: String, size: CGFloat, weight: Weight = .regular, italic: Bool = false,
    monospaced: Bool = false
  ) {
    fontName = name
    familyName = family
    pointSize = size
    self.weight = weight
    isItalic = italic
    isMonospaced = monospaced
    super.init()
  }

  /// Weight and slant are read off the name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let family = fontName.split(separator: "-").first.map(String.init) ?? fontName
    let style = fontName.dropFirst(family.count).lowercased()
    let weight: Weight =
      if style.contains("semibold") || style.contains("demi") {
        .semibold
      } else if style.contains("bold") {
        .bold
      } else if style.contains("medium") {
        .medium
      } else if style.contains("heavy") || style.contains("black") {
        .heavy
      } else if style.contains("light") || style.contains("thin") {
        .light
      } else {
        .regular
      }
    self.init(
      name: fontName, family: family, size: fontSize, weight: weight,
      italic: style.contains("italic") || style.contains("oblique"),
      monospaced: fontName.hasPrefix("Menlo") || fontName.hasPrefix("Courier"))
  }

  /// A size of 0 takes the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let traits = descriptor.symbolicTraits
    let size = pointSize == 0 ? descriptor.pointSize : pointSize
    self.init(
      name: descriptor.name, family: descriptor.name, size: size,
      weight: traits.contains(.traitBold) ? .bold : descriptor.weight,
      italic: traits.contains(.traitItalic), monospaced: traits.contains(.traitMonoSpace))
  }

  // MARK: Metrics

  open var ascender: CGFloat { pointSize * CGFloat(FontMetrics.ascender) }
  /// Negative.
  open var descender: CGFloat { pointSize * CGFloat(FontMetrics.descender) }
  open var capHeight: CGFloat { pointSize * CGFloat(FontMetrics.capHeight) }
  open var xHeight: CGFloat { pointSize * CGFloat(FontMetrics.xHeight) }
  open var lineHeight: CGFloat { ascender - descender }
  open var leading: CGFloat { 0 }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      name: fontName, family: familyName, size: fontSize, weight: weight, italic: isItalic,
      monospaced: isMonospaced)
  }

  open var fontDescriptor: UIFontDescriptor {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    if isMonospaced { traits.insert(.traitMonoSpace) }
    return UIFontDescriptor(
      name: fontName, size: pointSize, weight: weight, symbolicTraits: traits)
  }

  /// The width of a text in one line, in points.
  func width(of text: some StringProtocol) -> CGFloat {
    let boldness = min(max(weight.rawValue / Weight.bold.rawValue, 0), 1)
    var width = 0.0
    for scalar in text.unicodeScalars {
      width +=
        isMonospaced
        ? FontMetrics.monospacedAdvance
        : FontMetrics.advance(of: scalar, boldness: Double(boldness))
    }
    return CGFloat(width) * pointSize
  }

  /// Whether the bold face comes nearer than the regular one.
  var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }

  // MARK: NSObject

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
      && isItalic == other.isItalic
  }

  open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}
