import HeadlessQuartzCore

/// What the interface should know about its surroundings.
///
/// A collection may leave traits open; merging fills them from another one.
open class UITraitCollection: NSObject {
  /// From this length of the short side on, a screen counts as a tablet's.
  static let shortestTabletSide: CGFloat = 600

  /// Whether the screen feels how hard it is pressed; it does not.
  open var forceTouchCapability: UIForceTouchCapability { .unavailable }

  /// How much room there is across.
  open private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// How much room there is down.
  open private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Phone or tablet.
  open private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// Light or dark; the screen is light.
  open private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// From left to right.
  open private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified

  /// Pixels per point, or 0 where unspecified.
  open private(set) var displayScale: CGFloat = 0

  /// The traits of the main screen; the engine keeps no traits per thread.
  open class var current: UITraitCollection { UIScreen.main.traitCollection }

  /// Nothing specified.
  public override init() { super.init() }

  /// Specifies only the room across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Specifies only the room down.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }

  /// Specifies only the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init()
    userInterfaceIdiom = idiom
  }

  /// Specifies only light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Specifies only the pixels per point.
  public convenience init(displayScale scale: CGFloat) {
    self.init()
    displayScale = scale
  }

  /// Merges collections; where two specify a trait, the later one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    for traits in traitCollections { adopt(traits) }
  }

  /// The traits of a full-screen window.
  ///
  /// Tablets are regular both ways. Phones are compact in width, regular in height when upright;
  /// in landscape only the widest ones (more than 850 points) become regular in width.
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

  /// The same traits, with a style unless that is unspecified.
  func withStyle(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return UITraitCollection(
      traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
  }

  /// Whether colours look different with the other traits.
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

/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown
  /// It does not.
  case unavailable
  /// It does.
  case available
}
