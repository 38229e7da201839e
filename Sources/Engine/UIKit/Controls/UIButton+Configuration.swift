import HeadlessQuartzCore

extension UIButton {
  /// Fidelity: of its text, background and image, what is not a title, an image, a colour, a padding or
  /// an inset is stored and not shown, and each style looks like one of `plain()`, `gray()`, `tinted()`
  /// and `filled()`.
  public struct Configuration {
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }

    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small
      case medium
      case large
      case capsule
    }

    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// `nil` lets the style decide, here and for the background.
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    /// Its colour and corner radius take the place of the style's, once they are set.
    public var background = UIBackgroundConfiguration()
    public var buttonSize = Size.medium
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
    public var subtitleLineBreakMode = NSLineBreakMode.byTruncatingTail
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Its text is shown, without attributes.
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    /// As the attributed title.
    public var attributedSubtitle: AttributedString? {
      didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
    }
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    public var automaticallyUpdateForSelection = true
    public var macIdiomStyle = MacIdiomStyle.automatic

    public func updated(for button: UIButton) -> Configuration { self }

    public mutating func setDefaultContentInsets() {
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }

    fileprivate enum Style {
      case plain, gray, tinted, filled
    }

    fileprivate let style: Style

    fileprivate init(_ style: Style) {
      self.style = style
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// What of it a device draws and a button here does not, in words.
    var undrawnParts: [String] {
      var found: [String] = []
      if attributedTitle != nil { found.append("the attributedTitle of a button") }
      if titleTextAttributesTransformer != nil {
        found.append("the titleTextAttributesTransformer of a button")
      }
      if subtitle != nil { found.append("the subtitle of a button") }
      if showsActivityIndicator { found.append("the activity indicator of a button") }
      if background.customView != nil { found.append("the customView of a button's background") }
      if background.strokeWidth > 0 { found.append("the stroke of a button's background") }
      return found + background.undrawnParts
    }

    var foreground: UIColor {
      baseForegroundColor ?? (style == .filled ? .white : .systemBlue)
    }

    var fill: UIColor? {
      if let color = background.backgroundColor { return color }
      return switch style {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? .systemBlue).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? .systemBlue
      }
    }

    var cornerRadius: CGFloat {
      if background.cornerRadius != 0, cornerStyle == .fixed { return background.cornerRadius }
      return switch cornerStyle {
      case .small: 4
      case .large: 9
      case .capsule: 17
      case .fixed, .dynamic, .medium: 6
      }
    }
  }
}

/// Makes one set of attributes of another.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
