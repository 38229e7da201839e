import HeadlessQuartzCore

/// Fidelity: bars show the background colour; the rest is stored.
open class UIBarAppearance: NSObject, NSCopying {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init()
    copyValues(from: barAppearance)
  }

  open func configureWithDefaultBackground() {
    (backgroundColor, backgroundImage) = (nil, nil)
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = UIColor(white: 0, alpha: 0.3)
  }

  open func configureWithOpaqueBackground() {
    configureWithDefaultBackground()
    backgroundEffect = nil
    backgroundColor = .systemBackground
  }

  open func configureWithTransparentBackground() {
    configureWithDefaultBackground()
    backgroundEffect = nil
    shadowColor = nil
  }

  /// Returns a copy of the same class, as on iOS.
  @_disfavoredOverload
  public func copy() -> Self {
    guard let copy = copy(with: nil) as? Self else {
      fatalError("copy(with:) of \(Self.self) has to return a \(Self.self)")
    }
    return copy
  }

  open func copy(with zone: NSZone? = nil) -> Any { Self(barAppearance: self) }

  /// What of it a device draws and a bar here does not, in words.
  var undrawnParts: [String] {
    [backgroundImage, shadowImage].contains { $0?.picture.elements.isEmpty == false }
      ? ["the images of a bar's appearance"] : []
  }

  func copyValues(from other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }
}

open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func copyValues(from other: UIBarAppearance) {
    super.copyValues(from: other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}

open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// In points, as is the spacing.
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?

  override func copyValues(from other: UIBarAppearance) {
    super.copyValues(from: other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }
}
