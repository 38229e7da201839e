import HeadlessQuartzCore

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let unspecified = named("Unspecified")
  public static let extraSmall = named("XS")
  public static let small = named("S")
  public static let medium = named("M")
  public static let large = named("L")
  public static let extraLarge = named("XL")
  public static let extraExtraLarge = named("XXL")
  public static let extraExtraExtraLarge = named("XXXL")
  public static let accessibilityMedium = named("AccessibilityM")
  public static let accessibilityLarge = named("AccessibilityL")
  public static let accessibilityExtraLarge = named("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = named("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = named("AccessibilityXXXL")

  private static func named(_ end: String) -> UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategory" + end)
  }

  /// Fidelity: never posted, because the category never changes.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}
