import HeadlessQuartzCore

extension UIButton {
  /// A button's look, described as a whole.
  public struct Configuration {
    /// How the button's background is rounded.
    public enum CornerStyle: Int, Sendable {
      /// The radius of the background.
      case fixed = -1
      /// The radius of the background, growing with the text.
      case dynamic = 0
      /// A small radius.
      case small
      /// A medium radius.
      case medium
      /// A large radius.
      case large
      /// Half the height.
      case capsule
    }

    /// The title.
    public var title: String?
    /// A second line.
    ///
    /// Fidelity: kept, not shown.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The points between picture and title.
    public var imagePadding: CGFloat = 0
    /// The points between title and subtitle.
    ///
    /// Fidelity: kept, without effect.
    public var titlePadding: CGFloat = 1
    /// The space around the content.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of title and picture; depends on the style unless set.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; depends on the style unless set.
    public var baseBackgroundColor: UIColor?
    /// How the background is rounded.
    public var cornerStyle = CornerStyle.dynamic

    fileprivate enum Style {
      case plain, gray, tinted, filled
    }

    fileprivate let style: Style

    fileprivate init(_ style: Style) {
      self.style = style
    }

    /// Coloured text.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Coloured text on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Coloured text on a pale shade of the same colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White text on the colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Coloured text without background.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Coloured text on grey.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Coloured text on a pale shade of the same colour.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// White text on the colour.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    var foreground: UIColor {
      baseForegroundColor ?? (style == .filled ? .white : .systemBlue)
    }

    var fill: UIColor? {
      switch style {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? .systemBlue).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? .systemBlue
      }
    }

    var cornerRadius: CGFloat {
      switch cornerStyle {
      case .small: 4
      case .large: 9
      case .capsule: 17
      case .fixed, .dynamic, .medium: 6
      }
    }
  }
}
