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

  /// Fidelity: `base`, also in what is presented; colours do not follow it.
  open private(set) var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  /// Fidelity: `normal`, and colours do not follow it.
  open private(set) var accessibilityContrast = UIAccessibilityContrast.unspecified

  /// Pixels per point, or 0 if unspecified.
  open private(set) var displayScale: CGFloat = 0

  /// Fidelity: `large` on every screen, and fonts do not follow it.
  open private(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified

  /// The values of the app's own traits, by their type.
  private var ownTraits: [ObjectIdentifier: Any] = [:]

  /// With these, dynamic colours become fixed ones.
  ///
  /// The traits of a view while it is laid out or drawn, else the main screen's.
  open class var current: UITraitCollection {
    get { World.current.uiKit.currentTraits?.traits ?? UIScreen.main.traitCollection }
    set { World.current.uiKit.currentTraits = .collection(newValue) }
  }

  /// Calls the actions while this collection is ``current``.
  open func performAsCurrent(_ actions: () -> Void) {
    CurrentTraits.collection(self).use(actions)
  }

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

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init()
    self.userInterfaceLevel = userInterfaceLevel
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init()
    self.accessibilityContrast = accessibilityContrast
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init()
    displayScale = scale
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    self.layoutDirection = layoutDirection
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(traitsFrom: [UITraitCollection().modifyingTraits(mutations)])
  }

  convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) {
    if let builtIn = trait as? any BuiltInTrait.Type {
      self.init(traitsFrom: [builtIn.wrapped(value)])
    } else {
      self.init()
      ownTraits[ObjectIdentifier(trait)] = value
    }
  }

  /// If two collections specify a trait, the later one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    for traits in traitCollections { merge(traits) }
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
    userInterfaceLevel = .base
    accessibilityContrast = .normal
    displayScale = scale
    preferredContentSizeCategory = .large
  }

  open subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    let value =
      (trait as? any BuiltInTrait.Type)?.anyValue(in: self) ?? ownTraits[ObjectIdentifier(trait)]
    return value as? Trait.Value ?? trait.defaultValue
  }

  open func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    var traits: any UIMutableTraits = TraitOverrides(base: self)
    mutations(&traits)
    return (traits as? TraitOverrides)?.applied(to: self) ?? self
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
      && userInterfaceLevel == other.userInterfaceLevel
      && accessibilityContrast == other.accessibilityContrast
      && displayScale == other.displayScale
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && hasSameOwnTraits(as: other)
  }

  private func hasSameOwnTraits(as other: UITraitCollection) -> Bool {
    ownTraits.count == other.ownTraits.count
      && ownTraits.allSatisfy { key, value in
        guard let value = value as? any Equatable, let theirs = other.ownTraits[key] else {
          return false
        }
        return value.isSame(as: theirs)
      }
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

  private func merge(_ other: UITraitCollection) {
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.accessibilityContrast != .unspecified {
      accessibilityContrast = other.accessibilityContrast
    }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    ownTraits.merge(other.ownTraits) { $1 }
  }
}

public enum UIForceTouchCapability: Int, Sendable {
  case unknown
  case unavailable
  case available
}
