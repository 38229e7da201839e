import HeadlessQuartzCore

/// A collection may leave traits unspecified; merging takes them from another one.
open class UITraitCollection: NSObject {
  /// The shortest side of a tablet's screen, in points.
  static let shortestTabletSide: CGFloat = 600

  open var forceTouchCapability: UIForceTouchCapability { .unavailable }

  open private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  open private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  open private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  open private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  open private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified

  /// Pixels per point, or 0 if unspecified.
  open private(set) var displayScale: CGFloat = 0

  /// Fidelity: always the traits of the main screen.
  open class var current: UITraitCollection { UIScreen.main.traitCollection }

  public override init() { super.init() }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init()
    userInterfaceIdiom = idiom
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init()
    displayScale = scale
  }

  /// Where two collections specify a trait, the later one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    for traits in traitCollections { adopt(traits) }
  }

  /// The traits of a full-screen window.
  ///
  /// Tablets are regular both ways. Phones are compact in width, and regular in height in portrait;
  /// in landscape only the widest ones (more than 850 points) are regular in width.
  ///
  /// Fidelity: iOS decides by device model; the engine decides by size.
  convenience init(screenSize size: CGSize, scale: CGFloat) {
    self.init()
    let isTablet = min(size.width, size.height) >= Self.shortestTabletSide
    let isLandscape = size.width > size.height
    userInterfaceIdiom = isTablet ? .pad : .phone
    horizontalSizeClass = isTablet || (isLandscape && size.width > 850) ? .regular : .compact
    verticalSizeClass = isTablet || !isLandscape ? .regular : .compact
    userInterfaceStyle = .light
    layoutDirection = .leftToRight
    displayScale = scale
  }

  /// The same traits, with another style unless that is unspecified.
  func withStyle(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return UITraitCollection(
      traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
  }

  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Whether every trait that the other collection specifies has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom
      && userInterfaceStyle == other.userInterfaceStyle
      && layoutDirection == other.layoutDirection
      && displayScale == other.displayScale
  }

  override open var hash: Int {
    var hasher = Hasher()
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(userInterfaceIdiom)
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    return hasher.finalize()
  }

  private func adopt(_ other: UITraitCollection) {
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { displayScale = other.displayScale }
  }
}

public enum UIForceTouchCapability: Int, Sendable {
  case unknown
  case unavailable
  case available
}
