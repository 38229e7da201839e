import HeadlessQuartzCore

/// How a navigation bar looks.
///
/// Fidelity: the bar shows the background colour; the rest is kept.
open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title is written.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title is written.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The arrow of the back button.
  open private(set) var backIndicatorImage: UIImage?
  /// The arrow's mask.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the back button looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// How buttons look that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  /// Sets the arrow of the back button, with its mask.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = transitionMaskImage
  }

  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    buttonAppearance = other.buttonAppearance
    backButtonAppearance = other.backButtonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}
