import HeadlessQuartzCore

/// Declares all members that subclasses may override, because Swift cannot override members of an
/// extension.
///
/// Fidelity: `setNeedsUpdateOfHomeIndicatorAutoHidden`,
/// `setNeedsUpdateOfScreenEdgesDeferringSystemGestures` and
/// `setNeedsUpdateOfSupportedInterfaceOrientations` do nothing, or are never called.
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment, NSCoding {
  // MARK: State behind the public properties

  var loadedView: UIView?
  var isLoadingView = false
  var appearance = Appearance.disappeared
  /// Whether the view's own move into or out of a window began the present change.
  var appearanceFollowsView = false
  /// Whether `viewIsAppearing` has been sent since the last `viewWillAppear`.
  var hasAnnouncedAppearing = false
  var movement = Movement.none
  var containedControllers: [UIViewController] = []
  weak var containingController: UIViewController?
  var overrideTraits: [ObjectIdentifier: UITraitCollection] = [:]
  /// The presentation that shows this controller, from `present` until it has been dismissed.
  var presentation: UIPresentationController?
  /// The presentation that `presentationController` offered before this controller was presented.
  var preparedPresentation: UIPresentationController?
  var ownNavigationItem: UINavigationItem?
  var ownTabBarItem: UITabBarItem?
  var traitHandlers: [TraitHandler] = []

  // MARK: Making controllers

  /// Fidelity: nibs are not loaded; the name is stored.
  public private(set) var nibName: String?

  public private(set) var nibBundle: Bundle?

  /// Set if a ``UIStoryboard`` made the controller.
  open internal(set) var storyboard: UIStoryboard?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Reads the title and nothing else.
  public required init?(coder: NSCoder) {
    super.init()
    title = coder.decodeObject(forKey: "title") as? String
  }

  open func encode(with coder: NSCoder) {
    coder.encode(title, forKey: "title")
  }

  // MARK: The view

  /// Loaded when it is first read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(newValue) }
  }

  /// Reading it does not load the view.
  open var viewIfLoaded: UIView? { loadedView }

  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() { loadViewOnce() }

  /// The default is a plain view of the screen's size that resizes with its superview.
  open func loadView() { view = Self.plainView() }

  open func viewDidLoad() {}

  // MARK: Appearance

  /// The view may not have its final size yet.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in a window and has its frame; it is laid out afterwards.
  open func viewIsAppearing(_ animated: Bool) {}

  open func viewDidAppear(_ animated: Bool) {}

  /// Also called when a presentation is about to cover the view and remove it.
  open func viewWillDisappear(_ animated: Bool) {}

  open func viewDidDisappear(_ animated: Bool) {}

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Sends `viewWillAppear` or `viewWillDisappear` to a child, for containers that forward by hand.
  ///
  /// Each call needs an ``endAppearanceTransition()``. One that has appeared may appear again; else a call
  /// that repeats the child's present state is the fault `unbalanced-appearance-call`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    EngineLog.call(
      toApp: false, self, "beginAppearanceTransition(_:animated:)",
      ["\(isAppearing)", "\(animated)"])
    if isAppearing, appearance == .appeared { abandonAppearance(as: .disappeared) }
    beginAppearance(isAppearing, animated: animated)
  }

  /// Sends `viewDidAppear` or `viewDidDisappear` to a child, for containers that forward by hand.
  ///
  /// Without an appearance transition that has begun, this is the fault
  /// `unbalanced-appearance-call`.
  open func endAppearanceTransition() {
    EngineLog.call(toApp: false, self, "endAppearanceTransition()")
    endAppearance()
  }

  /// Called before the *will* callbacks of this controller and its children.
  func appearanceWillBegin(_ isAppearing: Bool) {}

  /// Called after the *will* callbacks of this controller and its children.
  func appearanceOfChildrenBegan(_ isAppearing: Bool, animated: Bool) {}

  /// Called after the *did* callbacks of this controller and its children.
  func appearanceOfChildrenEnded(animated: Bool) {}

  /// The children that appear and disappear together with this controller.
  var appearanceChildren: [UIViewController] { visibleChildren }

  open var isBeingPresented: Bool { presentation?.phase == .presenting }

  open var isBeingDismissed: Bool { presentation?.phase == .dismissing }

  open var isMovingToParent: Bool { movement == .toParent || movement == .appearingWithParent }

  open var isMovingFromParent: Bool { movement == .fromParent }

  // MARK: Layout

  open func viewWillLayoutSubviews() {}

  open func viewDidLayoutSubviews() {}

  /// Overrides call `super`, which calls the view's `updateConstraints()`.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  open func viewSafeAreaInsetsDidChange() {}

  /// Added to the safe area that the view inherits.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { updateAdditionalSafeArea() }
  }

  /// The area of the view that a container's bars cover, beyond its superview's safe area.
  var coveredByContainer = UIEdgeInsets.zero {
    didSet { updateAdditionalSafeArea() }
  }

  /// Whether the view's margins are at least as wide as the system's minimum.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsMayHaveChanged() }
  }

  /// The edges at which the view extends under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all

  /// Whether ``edgesForExtendedLayout`` also applies to opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false

  /// Fidelity: stored; scroll views follow the safe area.
  open var automaticallyAdjustsScrollViewInsets = true

  /// The size that the controller asks of a popover, sheet or custom presentation.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { announcePreferredContentSize() } }
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}

  /// Fidelity: never called; the engine sizes no child by its constraints.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer)
  {}

  open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    childSize(of: container, whenParentHas: parentSize)
  }

  /// Overrides call `super`, which tells the children and the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Overrides call `super`, as for a change of size.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  open var traitCollection: UITraitCollection { inheritedTraits }

  /// The style of this controller and those in it, whatever surrounds them.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { overriddenStyleDidChange(from: oldValue) }
  }

  /// Fidelity: never called, like the two that follow; `viewWillTransition(to:with:)` is.
  @available(iOS, deprecated: 8.0)
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}

  /// Fidelity: never called, as above.
  @available(iOS, deprecated: 8.0)
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}

  /// Fidelity: never called, as above.
  @available(iOS, deprecated: 8.0)
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  open var traitOverrides: any UITraitOverrides {
    get { ownTraitOverrides }
    set { replaceTraitOverrides(newValue) }
  }
  var ownTraitOverrides = TraitOverrides()

  /// Fidelity: traits are always up to date; handlers hear of removed overrides, wherever these were.
  open func updateTraitsIfNeeded() { World.current.uiKit.traitUpdates.update() }

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    override(childViewController, with: collection)
  }

  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    overrideTraits[ObjectIdentifier(childViewController)]
  }

  // MARK: Containment

  open var parent: UIViewController? { containingController }

  /// Oldest first.
  open var children: [UIViewController] { containedControllers }

  /// Sends `willMove(toParent:)` first.
  ///
  /// The container then adds the view and calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Sends `didMove(toParent: nil)` at the end.
  open func removeFromParent() { leaveParent() }

  open func willMove(toParent parent: UIViewController?) {}

  open func didMove(toParent parent: UIViewController?) {}

  /// Exchanges the views of two children with an animation, and sends their appearance callbacks.
  ///
  /// The new view goes where the old one is. The `viewDid…` callbacks follow at the end, the new
  /// child's first, then `completion`.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  // MARK: Presenting

  /// `automatic` reads as a page sheet, as before iOS 18, whose sheets are form sheets.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { ownModalStyle == .automatic ? .pageSheet : ownModalStyle }
    set {
      guard newValue != ownModalStyle else { return }
      ownModalStyle = newValue
      preparedPresentation = nil
    }
  }
  private(set) var ownModalStyle = UIModalPresentationStyle.automatic

  /// The animation that is used if the app provides none.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

  /// Whether presentations in the two context styles cover this controller rather than an ancestor.
  open var definesPresentationContext = false

  /// Fidelity: kept; there is no focus.
  open var restoresFocusAfterTransition = true

  /// Fidelity: kept; transitions look as their styles say.
  open var preferredTransition: Transition?
  /// Fidelity: kept.
  open var restorationIdentifier: String?
  /// Fidelity: kept; nothing is restored.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Fidelity: stored; each presentation uses the presented controller's style.
  open var providesPresentationContextTransitionStyle = false

  /// Whether the user may not dismiss the presentation by a touch beside it.
  open var isModalInPresentation = false

  /// Whether this controller decides the status bar's style even if it does not fill the screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Whether the keyboard stays when its text field resigns; `true` for form sheets.
  ///
  /// Fidelity: there is no keyboard.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  open weak var transitioningDelegate: UIViewControllerTransitioningDelegate? {
    didSet { preparedPresentation = nil }
  }

  /// The controller that presented this one or an ancestor.
  open var presentingViewController: UIViewController? {
    presentation.flatMap { $0.isInForce ? $0.presentingViewController : nil }
      ?? parent?.presentingViewController
  }

  /// The controller that this one or an ancestor presented.
  open var presentedViewController: UIViewController? {
    directlyPresented ?? parent?.presentedViewController
  }

  /// The controller that this one itself presents, whichever descendant's `present` was called.
  var directlyPresented: UIViewController?

  /// Made before the first presentation if it is read then.
  open var presentationController: UIPresentationController? { activeOrPreparedPresentation }

  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController.map { $0.origin ?? $0 } as? UIPopoverPresentationController
  }

  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// Presents a controller over this one, or over the ancestor that the style selects.
  ///
  /// This does nothing, except for a fault in the log, if this controller's view is not in a window
  /// (`view-not-in-hierarchy`) or if a presentation exists or is on its way
  /// (`present-while-presenting`).
  ///
  /// The delegate has been asked and the view is loaded when this returns. The transition begins
  /// after the commit that follows; `completion` is called when the presented view has appeared.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    preparePresenting(viewControllerToPresent, animated: flag, completion)
  }

  /// Dismisses the controller that this one presents or, without one, this controller itself.
  ///
  /// The transition begins after the commit that follows; `completion` is called when the view has
  /// disappeared.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    prepareDismissing(animated: flag, completion)
  }

  /// Pushes in a navigation controller, and presents where no container overrides it.
  open func show(_ vc: UIViewController, sender: Any?) {
    parent?.show(vc, sender: sender) ?? present(vc, animated: true)
  }

  /// Shows in a split view controller, and presents where no container overrides it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    parent?.showDetailViewController(vc, sender: sender) ?? present(vc, animated: true)
  }

  /// Whether the tints below it are grey while it is presented, in whatever style.
  var dimsTintBelow: Bool { false }

  /// The open transition between two of this container's children.
  var transitionOfChildren: TransitionContext? { nil }

  /// The coordinator of the transition that this controller or an ancestor takes part in.
  open var transitionCoordinator: UIViewControllerTransitionCoordinator? { activeCoordinator }

  // MARK: Segues

  /// Fidelity: never called; UIKit calls it for segues that the app does not perform in code.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// The destination exists and can be configured.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Performs the segue that was registered under this name for the controller's class.
  ///
  /// An unknown name is the fault `unknown-segue`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    perform(segue: identifier, sender: sender)
  }

  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    action.isUnderstood(by: self)
  }

  /// All children but the one that the segue comes from.
  ///
  /// Fidelity: UIKit's default; nothing here asks for it.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let containing = childContaining(source)
    return children.filter { $0 !== containing }
  }

  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    child(containing: source.source)
  }

  /// Fidelity: never called, like `canPerformUnwindSegueAction(_:from:sender:)`.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// The nearest controller, from this one upwards, that overrides a method, such as one of an extension of
  /// `UIViewController`.
  ///
  /// Fidelity: of UIKit's own methods, as `show(_:sender:)`, the nearest that has it at all.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    canPerformAction(action, withSender: sender) && action.isOverridden(by: self)
      ? self : parent?.targetViewController(forAction: action, sender: sender)
  }

  /// Fidelity: never read, because nothing measures the pressure of a touch.
  open var previewActionItems: [UIPreviewActionItem] { [] }

  // MARK: Titles and items

  open var title: String? {
    didSet { passTitleOn() }
  }

  open var navigationItem: UINavigationItem { lazyNavigationItem }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { lazyTabBarItem }
    set { ownTabBarItem = newValue }
  }

  open var toolbarItems: [UIBarButtonItem]?

  /// Whether the tab bar hides while this controller is anywhere in a navigation stack but at its
  /// root.
  open var hidesBottomBarWhenPushed = false

  // MARK: Editing

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Toggles ``isEditing``; its title follows.
  ///
  /// The same button each time.
  open private(set) lazy var editButtonItem: UIBarButtonItem = UIBarButtonItem(
    title: "Edit", style: .plain, target: self,
    action: Selector("toggleEditing(_:)", UIViewController.toggleEditing))

  private func toggleEditing(_ sender: Any?) { setEditing(!isEditing, animated: true) }

  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var isInEditing = false

  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditing = editing
    editButtonItem.title = editing ? "Done" : "Edit"
    editButtonItem.style = editing ? .done : .plain
  }

  /// The view's layout margins changed.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Status bar and orientation

  open var prefersStatusBarHidden: Bool { false }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Fidelity: never read; the status bar is not drawn.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  open var childForStatusBarStyle: UIViewController? { nil }

  open var childForStatusBarHidden: UIViewController? { nil }

  /// Fidelity: without effect, because the answers above are read whenever they are needed.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Fidelity: the home indicator is not drawn, so nothing reads this.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Fidelity: there are no system gestures to defer.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Fidelity: the Stage rotates the screen whatever the answer is, here and below.
  open var shouldAutorotate: Bool { true }

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// The orientation of the status bar.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }

  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Fidelity: never called, because memory never runs short.
  open func didReceiveMemoryWarning() {}

  // MARK: Responding

  /// The view's superview or, for a presented controller, the controller that presents it.
  override open var next: UIResponder? {
    loadedView?.superview ?? presentation?.presentingViewController
  }
}
