import HeadlessQuartzCore

/// What a tab bar shows for a controller.
open class UITabBarItem: UIBarItem {
  /// Items that the system names.
  ///
  /// Each is shown as its name.
  public enum SystemItem: Int, Sendable {
    /// What has no room in the bar.
    case more
    /// What the user likes.
    case favorites
    /// What the app recommends.
    case featured
    /// What users rate best.
    case topRated
    /// What was used lately.
    case recents
    /// People.
    case contacts
    /// What was done.
    case history
    /// What was marked.
    case bookmarks
    /// Looking for something.
    case search
    /// What was loaded.
    case downloads
    /// The latest.
    case mostRecent
    /// What is seen most.
    case mostViewed
  }

  /// The picture while the tab is selected.
  ///
  /// Remembered.
  open var selectedImage: UIImage?
  /// The text of the badge.
  ///
  /// Remembered.
  open var badgeValue: String?
  /// The badge's colour.
  ///
  /// Remembered.
  open var badgeColor: UIColor?

  public override init() { super.init() }

  /// Creates an item with a text and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// The picture while the tab is selected.
  ///
  /// Remembered.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates an item that the system names.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: "\(systemItem)".capitalized, image: nil, tag: tag)
  }
}

/// The row of tabs.
open class UITabBar: UIView {
  private var buttons: [BarButton] = []
  /// Called with the number of the tab that was tapped.
  var onTap: ((Int) -> Void)?

  /// The tabs, from left to right.
  open var items: [UITabBarItem]? {
    didSet { rebuild() }
  }

  /// How the bar looks; its background colour is shown.
  open var standardAppearance = UITabBarAppearance() {
    didSet { backgroundColor = standardAppearance.backgroundColor }
  }
  /// How the bar looks while nothing is scrolled beneath it; `nil` is the standard.
  ///
  /// Remembered.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// The tab that is selected.
  open weak var selectedItem: UITabBarItem?
  /// Whether content shows through.
  ///
  /// Remembered.
  open var isTranslucent = true
  /// The colour behind the bar.
  ///
  /// Remembered.
  open var barTintColor: UIColor?
  /// How the bar is drawn.
  ///
  /// Remembered.
  open var barStyle = UIBarStyle.default
  /// The colour of the other tabs.
  ///
  /// Remembered.
  open var unselectedItemTintColor: UIColor?

  /// Replaces the tabs, without animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).enumerated().map { index, item in
      BarButton(item) { [weak self] in self?.onTap?(index) }
    }
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    guard !buttons.isEmpty else { return }
    let width = bounds.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 49)
    }
  }
}
