import HeadlessQuartzCore

/// Fidelity: the texts, the image, and the font and colour of each text are shown; every style is
/// that of a cell.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    public var font: UIFont = .systemFont(ofSize: 17)
    public var color: UIColor = .label
    public var colorTransformer: UIConfigurationColorTransformer?
    public var numberOfLines = 0
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var transform = TextTransform.none
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = false
    public var showsExpansionTextWhenTruncated = false

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  public struct ImageProperties {
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    /// Fidelity: symbols have one size.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Fidelity: images take their own room.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
    /// The dimension of ``reservedLayoutSize`` that stands for the room that most images take.
    public static let standardDimension: CGFloat = 1.797_693_134_862_315_7e308

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  public var text: String?
  public var secondaryText: String?
  /// Its text is shown, without attributes.
  public var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }
  /// Its text is shown, without attributes.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryText = secondaryAttributedText?.string }
  }
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  /// Fidelity: these have no effect on the layout.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 16
  public var textToSecondaryTextVerticalPadding: CGFloat = 4

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { cell() }
  public static func valueCell() -> UIListContentConfiguration { cell() }
  public static func plainHeader() -> UIListContentConfiguration { cell() }
  public static func plainFooter() -> UIListContentConfiguration { cell() }
  public static func groupedHeader() -> UIListContentConfiguration { cell() }
  public static func groupedFooter() -> UIListContentConfiguration { cell() }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { cell() }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { cell() }
  public static func header() -> UIListContentConfiguration { cell() }
  public static func footer() -> UIListContentConfiguration { cell() }
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }
  public static func sidebarHeader() -> UIListContentConfiguration { cell() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { cell() }
}

/// Makes one colour of another.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

  public static let grayscale = Self { $0.desaturated }
  public static let monochromeTint = Self { _ in .systemGray }
  public static let preferredTint = Self { $0 }
}

public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
