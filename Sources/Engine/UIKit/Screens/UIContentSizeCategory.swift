import HeadlessQuartzCore

/// The size of text that a user likes, by name.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's own name.
  public let rawValue: String

  /// Wraps a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nothing is said.
  public static let unspecified = named("Unspecified")
  /// The smallest.
  public static let extraSmall = named("XS")
  /// Small.
  public static let small = named("S")
  /// A little smaller than usual.
  public static let medium = named("M")
  /// As the device comes.
  public static let large = named("L")
  /// Larger.
  public static let extraLarge = named("XL")
  /// Larger still.
  public static let extraExtraLarge = named("XXL")
  /// The largest of the usual ones.
  public static let extraExtraExtraLarge = named("XXXL")
  /// The first of those for weak eyes.
  public static let accessibilityMedium = named("AccessibilityM")
  /// The second of those for weak eyes.
  public static let accessibilityLarge = named("AccessibilityL")
  /// The third of those for weak eyes.
  public static let accessibilityExtraLarge = named("AccessibilityXL")
  /// The fourth of those for weak eyes.
  public static let accessibilityExtraExtraLarge = named("AccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = named("AccessibilityXXXL")

  private static func named(_ end: String) -> UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategory" + end)
  }

  /// Posted by nobody: the user's wish does not change here.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// Whether it is one of those for weak eyes.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

extension UITraitCollection {
  /// The size of text that the user likes; as the device comes.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}
