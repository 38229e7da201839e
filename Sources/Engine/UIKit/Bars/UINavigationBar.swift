import HeadlessQuartzCore

/// Fidelity: the bar has one height and no large titles, and titles change without an animation; of
/// appearances and images, only the background colour of the standard appearance is drawn.
///
/// Fidelity: `compactScrollEdgeAppearance` and `prefersLargeTitles` are kept without effect.
open class UINavigationBar: UIView, UIBarPositioning {
  weak var navigation: UINavigationController?
  private var stack: [UINavigationItem] = []
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
    didSet {
      backgroundColor = standardAppearance.backgroundColor
      layer.touch()
    }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { layer.touch() }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { layer.touch() }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { layer.touch() }
  }

  /// Fidelity: stored, like the properties that follow.
  open var barStyle = UIBarStyle.default
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { layer.touch() }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { layer.touch() }
  }
  open var prefersLargeTitles = false
  open var shadowImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  open var backIndicatorImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  open weak var delegate: UINavigationBarDelegate?
  private var positionForDelegate = UIBarPosition.any

  /// A navigation controller's bar has one for each controller of the stack, and is not changed by
  /// hand.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { show(newValue ?? []) }
  }

  open var topItem: UINavigationItem? { stack.last }

  /// The item below the top one.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Notifies the delegate, without asking it, of an animated change to another top item.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let former = stack
    show(items ?? [])
    guard animated, topItem !== former.last else { return }
    if let top = topItem, !former.contains(where: { $0 === top }) {
      delegate?.navigationBar(self, didPush: top)
    } else if let gone = former.last {
      delegate?.navigationBar(self, didPop: gone)
    }
  }

  /// Asks the delegate first.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    show(stack + [item])
    delegate?.navigationBar(self, didPush: item)
  }

  /// Asks the delegate first; returns the top item, also if it may not be popped.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last else { return nil }
    guard delegate?.navigationBar(self, shouldPop: item) != false else { return item }
    show(stack.dropLast())
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.textAlignment = .center
    titleLabel.accessibilityIdentifier = "navigation-title"
    addSubview(titleLabel)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }

  open func backgroundImage(
    for position: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage }

  /// Fidelity: without effect.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { keep(adjustment, as: "title \(barMetrics)") }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

  /// The app's answer counts for a bar of its own.
  open var barPosition: UIBarPosition {
    if navigation != nil { return .topAttached }
    return positionForDelegate == .any ? .top : positionForDelegate
  }

  override open func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview != nil, navigation == nil, let delegate else { return }
    positionForDelegate = askForPosition(delegate)
  }

  /// Shows the last item, with a back button that leads to the one below.
  func show(_ items: [UINavigationItem]) {
    topItem?.onChange = nil
    stack = items
    topItem?.onChange = { [weak self] in self?.refresh() }
    refresh()
  }

  private func refresh() {
    titleLabel.text = topItem?.title
    titleLabel.isHidden = topItem?.titleView != nil
    for button in buttons { button.removeFromSuperview() }
    buttons =
      leading.filter { !$0.isHidden }.map { BarButton($0, isLeading: true) }
      + (topItem?.rightBarButtonItems ?? []).filter { !$0.isHidden }
      .map { BarButton($0, isLeading: false) }
    for button in buttons { addSubview(button) }
    if let view = topItem?.titleView, view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  private var leading: [UIBarButtonItem] {
    let own = topItem?.leftBarButtonItems ?? []
    guard let below = backItem, topItem?.hidesBackButton != true else { return own }
    if !own.isEmpty && topItem?.leftItemsSupplementBackButton != true { return own }
    let title = below.backBarButtonItem?.title ?? below.backButtonTitle ?? below.title ?? "Back"
    let back = UIBarButtonItem(title: title) { [weak self] in self?.goBack() }
    back.accessibilityIdentifier = "BackButton"
    return [back] + own
  }

  /// A navigation controller that an app has made the bar's delegate is asked like one.
  private func goBack() {
    guard let navigation else {
      popItem(animated: true)
      return
    }
    if let item = topItem, let delegate = navigation as? UINavigationBarDelegate,
      !delegate.navigationBar(self, shouldPop: item)
    {
      return
    }
    navigation.popViewController(animated: true)
  }

  override var undrawnParts: [String] {
    let appearances = [
      standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance,
    ]
    var found = appearances.compactMap(\.self).flatMap(\.undrawnParts)
    if titleTextAttributes != nil { found.append("titleTextAttributes") }
    if prefersLargeTitles, largeTitleTextAttributes != nil {
      found.append("largeTitleTextAttributes")
    }
    if topItem?.prompt != nil { found.append("the prompt of a UINavigationBar") }
    return found
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }

  /// In points, without the safe area above it.
  private var fittingHeight: CGFloat {
    traitCollection.verticalSizeClass == .compact ? 32 : 44
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
    topItem?.titleView?.center = CGPoint(x: bounds.midX, y: bounds.midY)
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
