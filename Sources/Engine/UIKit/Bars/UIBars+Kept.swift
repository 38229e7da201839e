import HeadlessQuartzCore

/// Fidelity: without effect, as is all that says how bars and their items look.
extension UIBarButtonItem {
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    kept(.zero, as: "title \(barMetrics)")
  }

  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    kept(.zero, as: "back title \(barMetrics)")
  }

  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { keep(backgroundImage, as: "background \(state.rawValue) \(style) \(barMetrics)") }

  public func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? { kept(nil, as: "background \(state.rawValue) \(style) \(barMetrics)") }

  /// In points, downwards.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { keep(adjustment, as: "vertical \(barMetrics)") }

  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    kept(0, as: "vertical \(barMetrics)")
  }

  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backImage(for: state, barMetrics) }

  /// In points, downwards.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { keep(adjustment, as: "back vertical \(barMetrics)") }

  public func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { kept(0, as: "back vertical \(barMetrics)") }

  public var changesSelectionAsPrimaryAction: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

/// Fidelity: kept; bars have one height, and text has one size.
extension UIBarItem {
  public var landscapeImagePhoneInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }

  public var largeContentSizeImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var largeContentSizeImageInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
}

extension UINavigationItem {
  /// The arrangement of a bar's title and items.
  public enum ItemStyle: Int, Sendable {
    case navigator, browser, editor
  }

  public var style: ItemStyle {
    get { kept(.navigator) }
    set { keep(newValue) }
  }

  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Fidelity: the back button pops, whatever is set.
  public var backAction: UIAction? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UINavigationBar {
  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    kept(0, as: "title \(barMetrics)")
  }
}

extension UIToolbar {
  public var compactAppearance: UIToolbarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UIBarAppearance {
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  public var idiom: UIUserInterfaceIdiom { .phone }
}

extension UIBarButtonItemAppearance {
  /// Resets the settings for each state.
  public func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] {
      state.titleTextAttributes = [:]
      state.titlePositionAdjustment = .zero
      state.backgroundImage = nil
    }
  }
}

extension UITabBarItemAppearance {
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }

  public convenience init(style: Style) { self.init() }

  /// Resets the settings for each state.
  public func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] {
      state.titleTextAttributes = [:]
      state.titlePositionAdjustment = .zero
      state.iconColor = nil
      state.badgeBackgroundColor = nil
      state.badgeTextAttributes = [:]
      state.badgePositionAdjustment = .zero
    }
  }
}
