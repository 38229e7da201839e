import HeadlessQuartzCore

open class UIVisualEffect: NSObject {}

/// Fidelity: nothing is blurred; the view shows a translucent colour that depends on the style.
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light
    case dark
    case extraDark
    case regular
    case prominent
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight
    case systemThinMaterialLight
    case systemMaterialLight
    case systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark
    case systemThinMaterialDark
    case systemMaterialDark
    case systemThickMaterialDark
    case systemChromeMaterialDark

    /// The translucent colour that stands in for the blur.
    var overlayColor: UIColor {
      switch self {
      case .extraLight: UIColor(white: 0.97, alpha: 0.82)
      case .dark, .extraDark: UIColor(white: 0.11, alpha: 0.73)
      case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark:
        UIColor(white: 0.15, alpha: 0.75)
      default: UIColor(white: 0.97, alpha: 0.7)
      }
    }
  }

  public let style: Style

  public convenience override init() { self.init(style: .regular) }

  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Fidelity: content is shown as it is.
open class UIVibrancyEffect: UIVisualEffect {
  public convenience override init() { self.init(blurEffect: UIBlurEffect()) }

  public init(blurEffect: UIBlurEffect) {
    super.init()
  }

  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill, separator
}
