import HeadlessQuartzCore

/// The bar with a title, a way back and buttons.
///
/// Fidelity: one height, no large titles, and titles change without an animation of their own.
open class UINavigationBar: UIView {
  weak var navigation: UINavigationController?
  private var shown: UINavigationItem?
  private var below: UINavigationItem?
  private let titleLabel = UILabel()
  private var buttons: [BarButton] = []

  /// Whether content reaches beneath the bar.
  open var isTranslucent = true {
    didSet { navigation?.layOutContents() }
  }

  /// The colour behind the bar.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor }
  }

  /// How the bar looks; its background colour is shown.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { backgroundColor = standardAppearance.backgroundColor }
  }
  /// How the bar looks in landscape; `nil` is the standard.
  ///
  /// Remembered.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks while nothing is scrolled beneath it; `nil` is the standard.
  ///
  /// Remembered.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Both at once.
  ///
  /// Remembered.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Light or dark.
  open var barStyle = UIBarStyle.default
  /// How the title is written.
  ///
  /// Remembered.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How a large title is written.
  ///
  /// Remembered.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether titles grow.
  ///
  /// Remembered; the bar has one height.
  open var prefersLargeTitles = false
  /// The line below the bar.
  ///
  /// Remembered.
  open var shadowImage: UIImage?
  /// The arrow of the back button.
  ///
  /// Remembered.
  open var backIndicatorImage: UIImage?
  /// The arrow's mask.
  ///
  /// Remembered.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImage: UIImage?

  /// The items of the stack, from its root to the one that is shown.
  open var items: [UINavigationItem]? {
    get { [below, shown].compactMap { $0 } }
    set { show(newValue?.last, below: newValue?.dropLast().last) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { shown }

  /// The item below it.
  open var backItem: UINavigationItem? { below }

  public override required init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.textAlignment = .center
    titleLabel.accessibilityIdentifier = "navigation-title"
    addSubview(titleLabel)
  }

  /// Creates a bar from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Keeps a picture for the bar.
  ///
  /// It is not drawn.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
  }

  /// The picture that was set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

  /// Shows an item, with a way back to the one below.
  func show(_ item: UINavigationItem?, below: UINavigationItem?) {
    shown?.onChange = nil
    shown = item
    self.below = below
    item?.onChange = { [weak self] in self?.refresh() }
    refresh()
  }

  private func refresh() {
    titleLabel.text = shown?.title
    titleLabel.isHidden = shown?.titleView != nil
    for button in buttons { button.removeFromSuperview() }
    buttons =
      leading.map { BarButton($0, isLeading: true) }
      + (shown?.rightBarButtonItems ?? []).map { BarButton($0, isLeading: false) }
    for button in buttons { addSubview(button) }
    if let view = shown?.titleView, view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  private var leading: [UIBarButtonItem] {
    let own = shown?.leftBarButtonItems ?? []
    guard let below, shown?.hidesBackButton != true else { return own }
    if !own.isEmpty && shown?.leftItemsSupplementBackButton != true { return own }
    let title = below.backBarButtonItem?.title ?? below.backButtonTitle ?? below.title ?? "Back"
    let back = UIBarButtonItem(title: title) { [weak self] in
      _ = self?.navigation?.popViewController(animated: true)
    }
    back.accessibilityIdentifier = "BackButton"
    return [back] + own
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    var left: CGFloat = 8
    var right = bounds.width - 8
    for button in buttons {
      let width = button.fittingWidth
      if button.isLeading {
        button.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
        left += width + 8
      } else {
        button.frame = CGRect(x: right - width, y: 0, width: width, height: bounds.height)
        right -= width + 8
      }
    }
    let inset = max(left, bounds.width - right)
    titleLabel.frame = CGRect(
      x: inset, y: 0, width: max(0, bounds.width - 2 * inset), height: bounds.height)
    shown?.titleView?.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

/// How a bar is drawn.
///
/// Remembered.
public enum UIBarStyle: Int, Sendable {
  /// Fits the light or dark appearance.
  case `default` = 0
  /// Dark.
  case black = 1
}

/// For which height of a bar something counts.
///
/// Remembered.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default` = 0
  /// The height in flat screens.
  case compact = 1
  /// The usual height, with a prompt.
  case defaultPrompt = 101
  /// The height in flat screens, with a prompt.
  case compactPrompt = 102
}
