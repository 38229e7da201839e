import HeadlessQuartzCore

/// Owns a view, hears of its coming and going, and holds or presents other controllers.
///
/// What subclasses may override is declared here; the work is done in the extensions named after
/// its subject (`UIViewController+Appearance.swift`, …), because Swift cannot override members
/// that an extension declares.
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment, NSCoding {
  // MARK: State behind the public properties

  var loadedView: UIView?
  var isLoadingView = false
  var appearance = Appearance.disappeared
  /// Whether the view's own move into or out of a window began the present change.
  var appearanceFollowsView = false
  var movement = Movement.none
  var containedControllers: [UIViewController] = []
  weak var containingController: UIViewController?
  var overrideTraits: [ObjectIdentifier: UITraitCollection] = [:]
  /// The presentation that brings this controller onto the screen, from `present` to its end.
  var presentation: UIPresentationController?
  /// The presentation that this controller's `presentationController` offered beforehand.
  var preparedPresentation: UIPresentationController?
  var ownNavigationItem: UINavigationItem?
  var ownTabBarItem: UITabBarItem?
  var isLaidOutForTransition = false
  var traitHandlers: [TraitHandler] = []

  // MARK: Making controllers

  /// The name of the nib that was asked for.
  ///
  /// There are no nibs; the view is made in code.
  public private(set) var nibName: String?

  /// The bundle that was asked for.
  public private(set) var nibBundle: Bundle?

  /// Where the controller came from, if a ``UIStoryboard`` made it.
  open internal(set) var storyboard: UIStoryboard?

  /// Creates a controller whose view is made by ``loadView()``.
  ///
  /// Fidelity: nib files are not read; the name is remembered.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller whose view is made by ``loadView()``.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive, of which only the title is read.
  public required init?(coder: NSCoder) {
    super.init()
    title = coder.decodeObject(forKey: "title") as? String
  }

  /// Writes the title to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(title, forKey: "title")
  }

  /// Tells that the controller came out of a nib; ``UIStoryboard`` calls it.
  open func awakeFromNib() {}

  // MARK: The view

  /// The controller's view, which is loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(newValue) }
  }

  /// The view, if it has been loaded; asking does not load it.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless that was done before.
  open func loadViewIfNeeded() { loadViewOnce() }

  /// Makes the view.
  ///
  /// The default is a plain one of the screen's size that follows its superview.
  open func loadView() { view = Self.plainView() }

  /// Called once, after the view has been loaded.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// The view is about to come; its size may still be wrong.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is about to come, and has been laid out once in its new place.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view has come, and every animation of its coming is over.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to go, or to be covered.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children hear of this controller's appearance by themselves; `true` by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Sends a child its `viewWill…` callback, in a container that forwards by hand.
  ///
  /// Every call wants its ``endAppearanceTransition()``. A call that repeats the state that the
  /// child is already in is recorded as the fault `unbalanced-appearance-call`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    EngineLog.call(
      toApp: false, self, "beginAppearanceTransition(_:animated:)",
      ["\(isAppearing)", "\(animated)"])
    beginAppearance(isAppearing, animated: animated)
  }

  /// Sends a child its `viewDid…` callback, in a container that forwards by hand.
  ///
  /// Without a begun appearance transition, this is the fault `unbalanced-appearance-call`.
  open func endAppearanceTransition() {
    EngineLog.call(toApp: false, self, "endAppearanceTransition()")
    endAppearance()
  }

  /// The children that appear and disappear together with this controller.
  var appearanceChildren: [UIViewController] { visibleChildren }

  /// Whether the controller appears because it was presented.
  open var isBeingPresented: Bool { presentation?.phase == .presenting }

  /// Whether the controller disappears because it is dismissed.
  open var isBeingDismissed: Bool { presentation?.phase == .dismissing }

  /// Whether the controller appears because it was added to a parent.
  open var isMovingToParent: Bool { movement == .toParent }

  /// Whether the controller disappears because it is removed from its parent.
  open var isMovingFromParent: Bool { movement == .fromParent }

  // MARK: Layout

  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// The last chance to change constraints before they are solved; overrides call `super`.
  ///
  /// The view asks for it in its turn of updating; `super` passes it on to the view's own
  /// `updateConstraints()`.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// The safe area changed; the view has the new insets.
  open func viewSafeAreaInsetsDidChange() {}

  /// Added to the safe area that the view inherits.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { updateAdditionalSafeArea() }
  }

  /// What a container covers of the view, on top of the safe area of its superview.
  var coveredByContainer = UIEdgeInsets.zero {
    didSet { updateAdditionalSafeArea() }
  }

  /// The smallest margins of the view.
  ///
  /// Fidelity: kept, without effect.
  open var viewRespectsSystemMinimumLayoutMargins = true

  /// Along which edges the view reaches beneath bars.
  open var edgesForExtendedLayout: UIRectEdge = .all

  /// Whether ``edgesForExtendedLayout`` also counts where a bar is opaque.
  open var extendedLayoutIncludesOpaqueBars = false

  /// Whether scroll views are inset by bars, in iOS 10 and earlier.
  ///
  /// Fidelity: without effect; scroll views follow the safe area.
  open var automaticallyAdjustsScrollViewInsets = true

  /// The size that the controller would like to have in a popover, sheet or custom presentation.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// A child's ``preferredContentSize`` changed; does nothing unless overridden.
  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}

  /// A child's content was given another size by constraints; does nothing unless overridden.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer)
  {}

  /// The size that a child will have when this controller's view has another size.
  open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    childSize(of: container, whenParentHas: parentSize)
  }

  /// The view is about to change its size, for instance because the device turns.
  ///
  /// Overrides call `super`, which tells the children and what is presented.
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }

  /// The traits are about to change, for instance because the device turns.
  ///
  /// Overrides call `super`, which tells the children and what is presented.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  /// The traits of the controller's surroundings, with what its parent overrides.
  open var traitCollection: UITraitCollection { inheritedTraits }

  /// Light or dark appearance for this controller and those in it, whatever is around them.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
      styleDidChange(from: surroundingTraits.withStyle(oldValue))
    }
  }

  /// Gives a child other traits than this controller has.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    overrideTraits[ObjectIdentifier(childViewController)] = collection
  }

  /// The traits that a child gets instead of this controller's.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    overrideTraits[ObjectIdentifier(childViewController)]
  }

  // MARK: Containment

  /// The controller that contains this one.
  open var parent: UIViewController? { containingController }

  /// The controllers that this one contains, oldest first.
  open var children: [UIViewController] { containedControllers }

  /// Takes a controller in, after telling it with `willMove(toParent:)`.
  ///
  /// The container still has to add the view and to call `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Leaves the parent, which then tells this controller with `didMove(toParent: nil)`.
  open func removeFromParent() { leaveParent() }

  /// The parent is about to change.
  open func willMove(toParent parent: UIViewController?) {}

  /// The parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Exchanges the views of two children with an animation, and sends their appearance callbacks.
  ///
  /// The new view goes where the old one is. The `did` callbacks follow at the end, the new
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

  /// How the controller wants to be presented; automatic is a sheet, or the full screen where
  /// there is little height.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet { if modalPresentationStyle != oldValue { preparedPresentation = nil } }
  }

  /// The animation of a presentation that nobody else animates.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

  /// Whether a controller that is presented over a context is presented over this one.
  open var definesPresentationContext = false

  /// Whether a context uses its own transition style for what is presented over it.
  open var providesPresentationContextTransitionStyle = false

  /// Whether the presentation may not be dismissed by a swipe.
  open var isModalInPresentation = false

  /// Whether a presented controller that does not fill the screen decides on the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Whether an old form sheet may dismiss the keyboard.
  ///
  /// Without effect.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Vends animators, interaction controllers and presentation controllers.
  ///
  /// Referenced weakly.
  open weak var transitioningDelegate: UIViewControllerTransitioningDelegate? {
    didSet { preparedPresentation = nil }
  }

  /// The controller that presented this one, or an ancestor of this one.
  open var presentingViewController: UIViewController? {
    presentation.flatMap { $0.isInForce ? $0.presentingViewController : nil }
      ?? parent?.presentingViewController
  }

  /// The controller that this one, or an ancestor of this one, presented.
  open var presentedViewController: UIViewController? {
    directlyPresented ?? parent?.presentedViewController
  }

  /// What this very controller presents, whoever asked for it.
  var directlyPresented: UIViewController?

  /// What presents this controller, or will when it is presented.
  open var presentationController: UIPresentationController? { presentationInForceOrPrepared }

  /// ``presentationController``, if it is a popover's.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// ``presentationController``, if it is a sheet's.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// Presents a controller on top of this one, or of the ancestor that is responsible for it.
  ///
  /// Nothing happens, except a fault in the record, when this controller's view is not in a
  /// window (`view-not-in-hierarchy`) or while something is presented or on its way
  /// (`present-while-presenting`).
  ///
  /// - Parameter completion: Called after the presented view has appeared.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents or, if that is nothing, this controller itself.
  ///
  /// - Parameter completion: Called after the view has disappeared.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// Shows a controller in the way of the nearest container: pushed, or else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    parent?.show(vc, sender: sender) ?? present(vc, animated: true)
  }

  /// Shows a controller as detail; presented where nothing is split.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    parent?.showDetailViewController(vc, sender: sender) ?? present(vc, animated: true)
  }

  /// The open transition between two of this container's children.
  var transitionOfChildren: TransitionContext? { nil }

  /// The coordinator of the transition that this controller, or an ancestor, takes part in.
  open var transitionCoordinator: UIViewControllerTransitionCoordinator? { coordinatorInForce }

  // MARK: Segues

  /// Whether a segue may be performed; asked for segues that the app does not perform in code.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// A segue is about to be performed; its destination is ready to be configured.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Performs the segue that was registered under this name for the controller's class.
  ///
  /// An unknown name is the fault `unknown-segue`, where UIKit raises an exception.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    perform(segue: identifier, sender: sender)
  }

  /// Whether this controller is the one to go back to; asked before an unwind segue.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    action.isUnderstood(by: self)
  }

  /// Shows this controller again in the course of an unwind segue.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// The nearest controller, upwards from this one, that overrides a method such as `show(_:sender:)`.
  ///
  /// Fidelity: the nearest that has the method at all.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    canPerformAction(action, withSender: sender)
      ? self : parent?.targetViewController(forAction: action, sender: sender)
  }

  /// What a peek offered to do with this controller, in iOS 9 to 12.
  ///
  /// Fidelity: nobody presses hard enough here.
  open var previewActionItems: [UIPreviewActionItem] { [] }

  // MARK: Titles and items

  /// What bars call the controller.
  open var title: String? {
    didSet { titleDidChange() }
  }

  /// What a navigation bar shows for this controller.
  open var navigationItem: UINavigationItem { navigationItemMadeOnce }

  /// What a tab bar shows for this controller.
  open var tabBarItem: UITabBarItem! {
    get { tabBarItemMadeOnce }
    set { ownTabBarItem = newValue }
  }

  /// The items of a navigation controller's toolbar.
  open var toolbarItems: [UIBarButtonItem]?

  /// Whether a navigation controller's tab bar hides while this controller is on top.
  open var hidesBottomBarWhenPushed = false

  // MARK: Editing

  /// Whether the controller's content can be edited at present.
  open var isEditing = false

  /// Changes ``isEditing``; overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Status bar and orientation

  /// Whether the status bar is hidden while this controller is in charge.
  open var prefersStatusBarHidden: Bool { false }

  /// The style of the status bar while this controller is in charge.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// How the status bar changes.
  ///
  /// Remembered by nobody; the bar is not drawn.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Who decides on the status bar's style instead of this controller.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Who decides on the status bar's presence instead of this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Has no effect: questions about the status bar are answered when they are asked.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether the home indicator hides.
  ///
  /// Remembered by nobody; it is not drawn.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Who decides on the home indicator instead of this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Has no effect; the home indicator is not drawn.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Edges whose system gestures wait for the app's.
  ///
  /// There are no system gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Who decides on those edges instead of this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Has no effect; there are no system gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Whether the interface turns with the device.
  open var shouldAutorotate: Bool { true }

  /// The orientations in which the controller can be shown.
  ///
  /// The Stage turns the screen whatever the answer is.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// The orientation in which the controller likes to be presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Derived from the shape of the screen.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }

  /// Has no effect: the answers above are not remembered.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Tells that memory is short, which never happens here.
  open func didReceiveMemoryWarning() {}

  // MARK: Responding

  /// The view's superview or, for a presented controller, whoever presents it.
  override open var next: UIResponder? {
    loadedView?.superview ?? presentation?.presentingViewController
  }
}
