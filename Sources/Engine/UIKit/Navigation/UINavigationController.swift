import HeadlessQuartzCore

/// Keeps a stack of controllers and shows the topmost one, with a bar above it.
///
/// The stack changes at once; the transition between the two topmost controllers follows. While
/// one is open, further changes wait for its end and are recorded as `push-while-transitioning`.
open class UINavigationController: UIViewController {
  /// What happens to the stack.
  public enum Operation: Int, Sendable {
    /// Neither of the two.
    case none
    /// A controller comes onto the stack.
    case push
    /// Controllers leave the stack.
    case pop
  }

  /// How long the bars take to hide or show, in seconds.
  public class var hideShowBarDuration: TimeInterval { 0.2 }

  // MARK: State behind the public properties

  var stack: [UIViewController] = []
  /// Changes that arrived while a transition was open.
  var waitingChanges: [() -> Void] = []
  var transition: TransitionContext?
  /// Drives the built-in pop while a finger swipes from the edge.
  var popInteraction: UIPercentDrivenInteractiveTransition?
  lazy var popGestureGuard = PopGestureGuard(self)
  let contentContainer = UIView()
  private var isBarHidden = false

  /// The recognizer that pops by a swipe from the left edge.
  ///
  /// Its own delegate lets it begin only if there is something to go back to, the app doesn't
  /// replace the back button, and the navigation controller's delegate doesn't implement
  /// `navigationController(_:animationControllerFor:from:to:)`, whatever that answers. Replacing
  /// the delegate, even by `nil`, lifts these conditions.
  open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer?

  /// The bar above the content.
  public let navigationBar: UINavigationBar

  /// The bar below the content; hidden unless asked for.
  public let toolbar: UIToolbar!

  /// Vends animators and hears of what is shown.
  ///
  /// Referenced weakly.
  open weak var delegate: UINavigationControllerDelegate?

  /// Whether swipes hide the bars.
  ///
  /// Remembered, without effect.
  open var hidesBarsOnSwipe = false

  /// Whether taps hide the bars.
  ///
  /// Remembered, without effect.
  open var hidesBarsOnTap = false

  // MARK: Making navigation controllers

  /// Creates a stack with one controller, which is pushed without animation.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty stack with bars of one's own classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar =
      (navigationBarClass as? UINavigationBar.Type)?.init(frame: .zero) ?? UINavigationBar()
    toolbar = (toolbarClass as? UIToolbar.Type)?.init(frame: .zero) ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty stack from an archive.
  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(coder: coder)
  }

  // MARK: The stack

  /// The controllers from the root to the topmost one.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller on top, or what is presented over it.
  open var visibleViewController: UIViewController? {
    var candidate = presentedViewController ?? topViewController
    while let next = candidate?.directlyPresented { candidate = next }
    return candidate
  }

  /// Puts a controller on the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Takes the topmost controller off the stack, unless it is the root.
  ///
  /// - Returns: The controller that goes; `nil` if there is only the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack[stack.count - 2], animated: animated, "popViewController(animated:)").last
  }

  /// Takes controllers off the stack until one of them is on top.
  ///
  /// - Returns: The controllers that go, lowest first.
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

  /// Takes all controllers but the root off the stack.
  ///
  /// - Returns: The controllers that go, lowest first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return pop(to: root, animated: animated, "popToRootViewController(animated:)")
  }

  /// Replaces the stack.
  ///
  /// A new topmost controller is pushed, one from deeper down popped to.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Pushes.
  override open func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  /// Whether the navigation bar is hidden.
  ///
  /// Changing it tells nobody about sizes.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard isViewLoaded else { return }
    animateBars(animated) { self.layOutContents() }
  }

  /// Whether the toolbar is hidden.
  open var isToolbarHidden = true {
    didSet { if isViewLoaded { layOutContents() } }
  }

  /// Hides or shows the toolbar.
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
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.navigation = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
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
    view.addGestureRecognizer(recognizer)
    interactivePopGestureRecognizer = recognizer
    showTop()
  }

  override var transitionOfChildren: TransitionContext? { transition }

  override var appearanceChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  override open var childForStatusBarStyle: UIViewController? { topViewController }

  override open var childForStatusBarHidden: UIViewController? { topViewController }

  override open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  override open func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutContents()
  }
}

/// Its old name, from Swift 2 to 4.1.
@available(*, deprecated, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation

extension UINavigationController.Operation {
  /// An earlier spelling of `push`.
  @available(*, deprecated, renamed: "push")
  public static var Push: UINavigationController.Operation { .push }
  /// An earlier spelling of `pop`.
  @available(*, deprecated, renamed: "pop")
  public static var Pop: UINavigationController.Operation { .pop }
  /// An earlier spelling of `none`.
  @available(*, deprecated, renamed: "none")
  public static var None: UINavigationController.Operation { .none }
}
