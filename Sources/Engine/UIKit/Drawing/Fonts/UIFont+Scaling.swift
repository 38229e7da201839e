import HeadlessQuartzCore

/// Fidelity: without effect, since there is one size of text.
extension UIFontMetrics {
  /// At most as large as the maximum.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize && maximumPointSize > 0
      ? font.withSize(maximumPointSize) : font
  }

  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { font }

  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }

  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value }
}

extension UIFont {
  /// Fidelity: no family has more than one width.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
    public static let compressed = Width(rawValue: -0.3)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}

extension UIFontDescriptor {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    public static let symbolic = AttributeName(rawValue: "NSCTFontSymbolicTrait")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = type
    public static let typeIdentifier = selector
  }

  /// The name and the size, with the attributes that the app has added.
  public var fontAttributes: [AttributeName: Any] {
    kept([AttributeName: Any](), as: "attributes")
      .merging([.name: name, .size: pointSize]) { added, _ in added }
  }

  /// Of the attributes, name, family and size have an effect.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    self.init(
      name: (attributes[.name] ?? attributes[.family]) as? String ?? "System",
      size: (attributes[.size] as? CGFloat) ?? (attributes[.size] as? Double).map { CGFloat($0) }
        ?? 12)
    keep(attributes, as: "attributes")
  }

  public func addingAttributes(
    _ attributes: [AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    let made = UIFontDescriptor(
      name: (attributes[.name] ?? attributes[.family]) as? String ?? name,
      size: (attributes[.size] as? CGFloat) ?? pointSize, weight: weight,
      symbolicTraits: symbolicTraits)
    made.keep(fontAttributes.merging(attributes) { $1 }, as: "attributes")
    return made
  }

  public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  public func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  public var postscriptName: String { name }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }
}

extension UIFontDescriptor.SymbolicTraits {
  public static let traitExpanded = Self(rawValue: 1 << 5)
  public static let traitCondensed = Self(rawValue: 1 << 6)
  public static let traitVertical = Self(rawValue: 1 << 11)
  public static let traitUIOptimized = Self(rawValue: 1 << 12)
  public static let traitTightLeading = Self(rawValue: 1 << 15)
  public static let traitLooseLeading = Self(rawValue: 1 << 16)
}
