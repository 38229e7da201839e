import HeadlessQuartzCore

/// An effect that a visual effect view shows.
open class UIVisualEffect: NSObject {}

/// A blur of what is behind.
///
/// Fidelity: nothing is blurred; the view shows a veil in the style's colour.
open class UIBlurEffect: UIVisualEffect {
  /// How light and how dense the blur is.
  public enum Style: Int, Sendable {
    /// Lighter than what is behind.
    case extraLight = 0
    /// About as light as what is behind.
    case light
    /// Darker than what is behind.
    case dark
    /// Much darker than what is behind.
    case extraDark
    /// Fits the light or dark appearance.
    case regular
    /// As `regular`, with more contrast.
    case prominent
    /// The clearest material; fits the appearance.
    case systemUltraThinMaterial
    /// A clear material; fits the appearance.
    case systemThinMaterial
    /// The usual material; fits the appearance.
    case systemMaterial
    /// A dense material; fits the appearance.
    case systemThickMaterial
    /// The material of bars; fits the appearance.
    case systemChromeMaterial
    /// The clearest material, always light.
    case systemUltraThinMaterialLight
    /// A clear material, always light.
    case systemThinMaterialLight
    /// The usual material, always light.
    case systemMaterialLight
    /// A dense material, always light.
    case systemThickMaterialLight
    /// The material of bars, always light.
    case systemChromeMaterialLight
    /// The clearest material, always dark.
    case systemUltraThinMaterialDark
    /// A clear material, always dark.
    case systemThinMaterialDark
    /// The usual material, always dark.
    case systemMaterialDark
    /// A dense material, always dark.
    case systemThickMaterialDark
    /// The material of bars, always dark.
    case systemChromeMaterialDark

    /// The colour of the veil that stands for the blur.
    var veil: UIColor {
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

  /// How light and how dense the blur is.
  public let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Content that lets a blur shine through.
///
/// Fidelity: shows its content as it is.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates the vibrancy that goes with a blur.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }
}
