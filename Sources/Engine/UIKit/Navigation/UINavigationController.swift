import HeadlessQuartzCore

/// Keeps a stack of controllers and shows the top one below a navigation bar.
///
/// The stack changes at once. A transition from the controller on screen to the new top begins in the
/// layout that follows, so several changes in a row become one transition. Changes that arrive while it
/// runs wait for its end and record the fault `push-while-transitioning`.
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none
    case push
    case pop
  }

  /// In seconds.
  public class var hideShowBarDuration: TimeInterval { 0.2 }

  // MARK: State behind the public properties

  var stack: [UIViewController] = []
  /// Changes that arrived during a transition.
  var waitingChanges: [() -> Void] = []
  var transition: TransitionContext?
  /// The transition whose end the controllers and the delegate are told, who may ask for its coordinator.
  ///
  /// Fidelity: that a popped controller finds none then is an engine rule.
  var transitionToTell: TransitionContext?
  /// The shown view and its place, where the app's latest animator has left it.
  var placeLeftByAnimator: LeftPlace?
  /// A change of the stack whose transition begins in the next layout.
  var pendingChange: PendingChange?
  var isChanging: Bool { transition != nil || pendingChange != nil }
  /// The controller that the delegate knows of.
  weak var shown: UIViewController?
  private var didShowIsOwed = false
  /// Drives the built-in pop during a swipe from the edge.
  var popInteraction: UIPercentDrivenInteractiveTransition?
  lazy var popGestureGuard = PopGestureGuard(self)
  let barGestures = BarGestures()
  let contentContainer = UIView()
  private var isBarHidden = false

  /// Pops by a swipe from the left edge.
  ///
  /// Its delegate lets it begin only if there is a controller to go back to, the app doesn't
  /// replace the back button, and the navigation controller's delegate doesn't implement
  /// `navigationController(_:animationControllerFor:from:to:)`, whatever that would return.
  /// Setting another delegate, even `nil`, removes these conditions.
  open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer?

  /// Fidelity: the swipe over the whole content, since iOS 26, is not modelled; always `nil`, as before.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }

  /// Hides the bar when the content is dragged up, and shows it when it is dragged down, while
  /// ``hidesBarsOnSwipe`` is set.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer(
    target: self, action: Selector("hideBarOnSwipe(_:)", UINavigationController.hideBarOnSwipe))

  /// Hides and shows the bar, while ``hidesBarsOnTap`` is set.
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer(
    target: self, action: Selector("hideBarOnTap(_:)", UINavigationController.hideBarOnTap))

  public private(set) var navigationBar: UINavigationBar

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public let toolbar: UIToolbar!

  open weak var delegate: UINavigationControllerDelegate?

  open var hidesBarsOnSwipe = false {
    didSet { attachBarRecognizers() }
  }

  /// Fidelity: bars stay, however high the screen is.
  open var hidesBarsWhenVerticallyCompact = false
  /// Fidelity: bars stay, since there is no keyboard.
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsOnTap = false {
    didSet { attachBarRecognizers() }
  }

  // MARK: Making navigation controllers

  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    placeBarsAtFirst()
    pushViewController(rootViewController, animated: false)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar =
      (navigationBarClass as? UINavigationBar.Type)?.makeByClass(frame: .zero) ?? UINavigationBar()
    toolbar = (toolbarClass as? UIToolbar.Type)?.makeByClass(frame: .zero) ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
    placeBarsAtFirst()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    placeBarsAtFirst()
  }

  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(coder: coder)
    placeBarsAtFirst()
  }

  // MARK: The stack

  /// The root comes first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  /// The controller presented over the top one, or else the top one.
  open var visibleViewController: UIViewController? {
    var candidate = presentedViewController ?? topViewController
    while let next = candidate?.directlyPresented { candidate = next }
    return candidate
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    EngineLog.call(
      toApp: false, self, "pushViewController(_:animated:)",
      [viewController.className, "\(animated)"])
    if stack.contains(where: { $0 === viewController })
      || viewController is UINavigationController
    {
      EngineLog.fault(
        .pushedTwice, ["navigation": className, "controller": viewController.className])
      return
    }
    change(animated: animated) { $0 + [viewController] }
  }

  /// Returns the popped controller; `nil` if there is only the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack[stack.count - 2], animated: animated, "popViewController(animated:)").last
  }

  /// Returns the popped controllers, lowest first; `nil` if the target is not on the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard stack.contains(where: { $0 === viewController }) else {
      EngineLog.fault(
        .popToStranger, ["navigation": className, "controller": viewController.className])
      return nil
    }
    return pop(to: viewController, animated: animated, "popToViewController(_:animated:)")
  }

  /// Returns the popped controllers, lowest first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return pop(to: root, animated: animated, "popToRootViewController(animated:)")
  }

  /// Pushes the last controller if it is new on the stack, otherwise pops to it.
  ///
  /// The new controllers below it appear only when they are popped to.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    EngineLog.call(
      toApp: false, self, "setViewControllers(_:animated:)",
      [viewControllers.map(\.className).joined(separator: " "), "\(animated)"])
    change(animated: animated) { _ in viewControllers }
  }

  override open func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard isViewLoaded else { return }
    animateBars(animated) { self.layOutContents() }
  }

  open var isToolbarHidden = true {
    didSet { if isViewLoaded { layOutContents() } }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    animateBars(animated) { self.isToolbarHidden = hidden }
  }

  private func animateBars(_ animated: Bool, _ change: @escaping () -> Void) {
    guard animated, viewIfLoaded?.window != nil else { return change() }
    UIView.runBlock(
      duration: Self.hideShowBarDuration, delay: 0, pacing: .curve(.easeInEaseOut), options: [],
      change, nil)
  }

  // MARK: Being a controller

  override open func loadView() {
    let view = NavigationView(frame: UIScreen.main.part)
    view.navigation = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
    buildOnce()
  }

  /// Puts bars and content into the view, even if a subclass does not call `super.viewDidLoad()`.
  func buildOnce() {
    guard contentContainer.superview == nil else { return }
    contentContainer.frame = view.bounds
    contentContainer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentContainer)
    view.addSubview(toolbar)
    view.addSubview(navigationBar)
    navigationBar.navigation = self
    let recognizer = UIScreenEdgePanGestureRecognizer(
      target: popGestureGuard, action: Selector("handleSwipe:", PopGestureGuard.swipe))
    recognizer.edges = .left
    recognizer.delegate = popGestureGuard
    recognizer.isPartOfView = true
    view.addGestureRecognizer(recognizer)
    interactivePopGestureRecognizer = recognizer
    attachBarRecognizers()
    showTop()
  }

  /// Shows an app's own bar in place of the former; see ``UITabBarController/replaceBar(by:)``.
  func replaceBar(by bar: UINavigationBar) {
    let former = navigationBar
    navigationBar = bar
    bar.frame = former.frame
    bar.isHidden = former.isHidden
    bar.setItems(former.items, animated: false)
    former.removeFromSuperview()
    guard contentContainer.superview != nil else { return }
    view.addSubview(bar)
    bar.navigation = self
  }

  /// The delegate is told of the first controller too, with the navigation controller's own
  /// appearance.
  override func appearanceOfChildrenBegan(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing, let top = topViewController, shown == nil else { return }
    tellWillShow(top, animated: animated)
    didShowIsOwed = true
  }

  override func appearanceOfChildrenEnded(animated: Bool) {
    guard didShowIsOwed, let top = topViewController else { return }
    didShowIsOwed = false
    tellDidShow(top, animated: animated)
  }

  override var transitionOfChildren: TransitionContext? { transition ?? transitionToTell }

  override var appearanceChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  /// A change that is pending is made before the navigation controller's own appearance changes.
  override func appearanceWillBegin(_ isAppearing: Bool) {
    settlePendingChange()
    if isAppearing, shown == nil, let top = topViewController, top.movement == .none {
      top.movement = .appearingWithParent
    }
  }

  override open var childForStatusBarStyle: UIViewController? { topViewController }

  override open var childForStatusBarHidden: UIViewController? { topViewController }

  override open func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }

  override open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  override open func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutContents()
  }
}
