import HeadlessQuartzCore

/// Fidelity: `selectedImage` and badges are stored and not drawn.
///
/// Fidelity: `badgeValue` and `badgeColor` are kept without effect.
open class UITabBarItem: UIBarItem {
  /// Fidelity: each item shows its name.
  public enum SystemItem: Int, Sendable {
    case more
    case favorites
    case featured
    case topRated
    case recents
    case contacts
    case history
    case bookmarks
    case search
    case downloads
    case mostRecent
    case mostViewed
  }

  open var selectedImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  open var badgeValue: String? {
    didSet { changed() }
  }
  open var badgeColor: UIColor?
  /// Fidelity: titles stay where they are.
  open var titlePositionAdjustment = UIOffset.zero
  /// Fidelity: kept; the bar has its own look for all items.
  open var standardAppearance: UITabBarAppearance?
  /// Fidelity: as for the standard one.
  open var scrollEdgeAppearance: UITabBarAppearance?
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { badgeAttributes[state.rawValue] = textAttributes }

  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  override var undrawnParts: [String] {
    super.undrawnParts + (badgeValue.map { ["the badge \($0)"] } ?? [])
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override open class func appearance() -> UITabBarItem { UITabBarItem() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: "\(systemItem)".capitalized, image: nil, tag: tag)
  }
}

/// Fidelity: of its look, the bar shows the background colour of `standardAppearance`.
///
/// Fidelity: its properties for tints, images and positions are kept without effect.
open class UITabBar: UIView {
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }

  open weak var delegate: UITabBarDelegate?

  private var buttons: [BarButton] = []
  /// Called with the index of the tab that was tapped.
  var onTap: ((Int) -> Void)?

  /// From left to right.
  open var items: [UITabBarItem]? {
    didSet { rebuild() }
  }

  open var standardAppearance = UITabBarAppearance() {
    didSet {
      backgroundColor = standardAppearance.backgroundColor
      layer.touch()
    }
  }
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { layer.touch() }
  }

  open weak var selectedItem: UITabBarItem?
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  open var shadowImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  open var selectionIndicatorImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  open var itemPositioning = ItemPositioning.automatic
  /// In points.
  open var itemWidth: CGFloat = 0
  /// In points.
  open var itemSpacing: CGFloat = 0

  /// Fidelity: always `false`, since bars cannot be customised.
  open var isCustomizing: Bool { false }

  /// Fidelity: does nothing; nobody rearranges the items.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}

  /// Fidelity: does nothing, and returns `false`.
  open func endCustomizing(animated: Bool) -> Bool { false }

  /// Fidelity: without animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).enumerated().map { index, item in
      BarButton(item) { [weak self] in self?.tapped(index) }
    }
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }

  private func tapped(_ index: Int) {
    guard let item = items?[index] else { return }
    if onTap == nil { selectedItem = item }
    if let delegate {
      let arguments = ["UITabBar", item.title ?? "item"]
      OptionalRequirement.tell(delegate, "tabBar(_:didSelect:)", arguments) {
        delegate.tabBar(self, didSelect: item)
      }
    }
    onTap?(index)
  }

  override var undrawnParts: [String] {
    standardAppearance.undrawnParts + (scrollEdgeAppearance?.undrawnParts ?? [])
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UITabBarController.barHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UITabBarController.barHeight)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    guard !buttons.isEmpty else { return }
    let width = bounds.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: UITabBarController.barHeight)
    }
  }
}
