import HeadlessQuartzCore

open class UITabBarController: UIViewController, UITabBarDelegate {
  var tabs: [UIViewController] = []
  var transition: TransitionContext?
  let contentContainer = UIView()
  private(set) var selected: Int?

  public private(set) var tabBar = UITabBar(
    frame: CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width, height: UITabBarController.barHeight))

  open weak var delegate: UITabBarControllerDelegate?

  /// Loads the view at once, so that `viewDidLoad()` is called before a subclass's initialiser ends.
  ///
  /// Source: qiita.com/hicka04/items/e5ce253ce74fdea38378.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    loadViewIfNeeded()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadViewIfNeeded()
  }

  /// Does nothing; the tab is selected afterwards, whatever a subclass does here.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Fidelity: never called, since bars cannot be customised.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

  /// Fidelity: never called, since bars cannot be customised.
  open func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}

  /// Fidelity: every controller has an item of its own, so that this one is never shown.
  open private(set) lazy var moreNavigationController = UINavigationController()

  /// Fidelity: kept; bars cannot be customised.
  open var customizableViewControllers: [UIViewController]?

  /// `nil` instead of an empty array.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Keeps the selected controller if it is among the new ones, else its index.
  ///
  /// Where another one is shown with `animated`, the delegate's animator runs, if there is one.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    exchangeTabs(for: viewControllers ?? [], animated: animated)
  }

  open var selectedViewController: UIViewController? {
    get { selected.flatMap { tabs.indices.contains($0) ? tabs[$0] : nil } }
    set {
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  /// `NSNotFound` without tabs; the setter runs the delegate's animator, if there is one.
  open var selectedIndex: Int {
    get { selected ?? NSNotFound }
    set { select(newValue) }
  }

  // MARK: For the extensions

  func setSelection(_ index: Int?) {
    selected = index
    tabBar.selectedItem = index.flatMap { tabs.indices.contains($0) ? tabs[$0].tabBarItem : nil }
  }

  // MARK: Being a controller

  override open func viewDidLoad() {
    super.viewDidLoad()
    contentContainer.frame = view.bounds
    contentContainer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentContainer)
    showBar()
    showSelected()
  }

  private func showBar() {
    view.addSubview(tabBar)
    tabBar.delegate = self
    tabBar.onTap = { [weak self] in self?.tap($0) }
  }

  /// Shows an app's own bar in place of the former, which key-value coding allows though the property
  /// can't be set.
  func replaceBar(by bar: UITabBar) {
    let former = tabBar
    tabBar = bar
    bar.frame = former.frame
    bar.autoresizingMask = former.autoresizingMask
    bar.items = former.items
    bar.selectedItem = former.selectedItem
    former.removeFromSuperview()
    if isViewLoaded { showBar() }
  }

  override var transitionOfChildren: TransitionContext? { transition }

  override var appearanceChildren: [UIViewController] {
    selectedViewController.map { [$0] } ?? []
  }

  override open var childForStatusBarStyle: UIViewController? { selectedViewController }

  override open var childForStatusBarHidden: UIViewController? { selectedViewController }

  override open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  override open func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutContents()
  }
}
