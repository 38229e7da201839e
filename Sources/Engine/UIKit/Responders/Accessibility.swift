import HeadlessQuartzCore

/// What a responder tells assistive technology; the engine keeps it and names layers by it.
struct Accessibility {
  var identifier: String?
  var label: String?
  var value: String?
  var hint: String?
  var isElement = false
  var elementsHidden = false
  var viewIsModal = false
  var ignoresInvertColors = false
  var traits: UIAccessibilityTraits = .none
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
}

/// What assistive technology takes a view for.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Wraps bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// Something to press.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Something that leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Something that is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Something that plays sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that stays as it is.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// What sums up the screen.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Something that cannot be used at the moment.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Something that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Something that opens or plays media.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Something with a value that goes up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Something that is touched directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Something that turns a page when it was read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
}

extension UIView {
  /// The name that automation knows the view by; it also names the layer.
  public var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set {
      accessibility.identifier = newValue
      layer.name = newValue
    }
  }

  /// Whether the view keeps its colours when the user inverts the screen.
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors }
    set { accessibility.ignoresInvertColors = newValue }
  }
}
