import HeadlessQuartzCore

extension UIButton {
  /// Fidelity: `subtitle` and `titlePadding` are stored and not shown, and each style looks like
  /// one of `plain()`, `gray()`, `tinted()` and `filled()`.
  public struct Configuration {
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
