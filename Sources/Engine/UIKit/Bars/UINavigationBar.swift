import HeadlessQuartzCore

/// Fidelity: the bar has one height and no large titles, and titles change without an animation; of
/// appearances and images, only the background colour of the standard appearance is drawn.
///
/// Fidelity: `compactScrollEdgeAppearance` and `prefersLargeTitles` are kept without effect.
open class UINavigationBar: UIView {
  weak var navigation: UINavigationController?
  private var shown: UINavigationItem?
  private var below: UINavigationItem?
  private let titleLabel = UILabel()
  private var buttons: [BarButton] = []

  /// Whether content extends under the bar.
  open var isTranslucent = true {
    didSet { navigation?.layOutContents() }
  }

  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor }
  }

  open var standardAppearance = UINavigationBarAppearance() {
    didSet { backgroundColor = standardAppearance.backgroundColor }
  }
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Fidelity: stored, like the properties that follow.
  open var barStyle = UIBarStyle.default
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImage: UIImage?

  /// Fidelity: at most the two topmost items of the stack, the lower one first.
  open var items: [UINavigationItem]? {
    get { [below, shown].compactMap { $0 } }
    set { show(newValue?.last, below: newValue?.dropLast().last) }
  }

  open var topItem: UINavigationItem? { shown }

  open var backItem: UINavigationItem? { below }

  public override required init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.textAlignment = .center
    titleLabel.accessibilityIdentifier = "navigation-title"
    addSubview(titleLabel)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

  /// Shows an item, with a back button that leads to the one below.
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

public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}

/// Fidelity: bars treat all metrics alike.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
