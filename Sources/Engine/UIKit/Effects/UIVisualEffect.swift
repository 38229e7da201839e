import HeadlessQuartzCore

/// An effect that a visual effect view shows.
open class UIVisualEffect: NSObject {}

/// A blur of what is behind.
///
/// Fidelity: nothing is blurred; the view shows a veil in the style's colour.
open class UIBlurEffect: UIVisualEffect {
  /// How light and how dense the blur is.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light, dark, extraDark
    case regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark

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
