import HeadlessQuartzCore

/// How a bar looks.
///
/// Fidelity: bars show the background colour; the rest is kept.
open class UIBarAppearance: NSObject, NSCopying {
  /// The colour behind the bar; `nil` is none.
  open var backgroundColor: UIColor?
  /// The blur behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// How the picture fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the bar's edge.
  open var shadowColor: UIColor?
  /// The picture of the bar's edge.
  open var shadowImage: UIImage?

  /// Creates the usual look.
  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates a copy of another look.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    adopt(barAppearance)
  }

  /// A blur, and the usual edge.
  open func configureWithDefaultBackground() {
    (backgroundColor, backgroundImage) = (nil, nil)
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = UIColor(white: 0, alpha: 0.3)
  }

  /// The system's colour, without blur.
  open func configureWithOpaqueBackground() {
    configureWithDefaultBackground()
    backgroundEffect = nil
    backgroundColor = .systemBackground
  }

  /// Nothing, without an edge.
  open func configureWithTransparentBackground() {
    configureWithDefaultBackground()
    backgroundEffect = nil
    shadowColor = nil
  }

  /// A look of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { Self(barAppearance: self) }

  /// Takes over the values of another look.
  func adopt(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }
}

/// How a toolbar looks.
///
/// Fidelity: the bar shows the background colour; the rest is kept.
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()

  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    if let other = other as? UIToolbarAppearance { buttonAppearance = other.buttonAppearance }
  }
}

/// How a tab bar looks.
///
/// Fidelity: the bar shows the background colour; the rest is kept.
open class UITabBarAppearance: UIBarAppearance {
  /// The colour behind the selected tab.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture behind the selected tab.
  open var selectionIndicatorImage: UIImage?

  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UITabBarAppearance else { return }
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }
}
