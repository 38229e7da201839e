import HeadlessQuartzCore

/// Appearance callbacks to a controller and its children.
///
/// Containers and transitions decide when: they begin and end appearance transitions. A view that
/// enters or leaves a window without them (a new child's, or one that the app added by hand) makes
/// its controller disappear at once; an entering one sends `viewWillAppear` at once and
/// `viewDidAppear` after the commit.
extension UIViewController {
  /// Sends `viewWillAppear` or `viewWillDisappear`, to children after their parent.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing == appearance.isAppearingOrAppeared {
      EngineLog.fault(
        .unbalancedAppearanceCall,
        ["controller": className, "call": "begin", "appearing": "\(isAppearing)"])
      return
    }
    loadViewIfNeeded()
    appearanceWillBegin(isAppearing)
    hasAnnouncedAppearing = false
    appearance = isAppearing ? .appearing(animated: animated) : .disappearing(animated: animated)
    if isAppearing {
      tell("viewWillAppear(_:)", ["\(animated)"]) { viewWillAppear(animated) }
    } else {
      if movement == .appearingWithParent { movement = .none }
      tell("viewWillDisappear(_:)", ["\(animated)"]) { viewWillDisappear(animated) }
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearanceChildren where child.appearance.isAppearingOrAppeared != isAppearing {
      child.beginAppearance(isAppearing, animated: animated)
    }
    appearanceOfChildrenBegan(isAppearing, animated: animated)
  }

  /// Sends `viewDidAppear` or `viewDidDisappear`, to children after their parent.
  ///
  /// Fidelity: the order of parent and child is an engine rule.
  func endAppearance() {
    appearanceFollowsView = false
    let isAnimated: Bool
    switch appearance {
    case .appearing(let animated):
      announceAppearing()
      isAnimated = animated
      appearance = .appeared
      tell("viewDidAppear(_:)", ["\(animated)"]) { viewDidAppear(animated) }
      // A navigation controller says itself when a push is over.
      if movement == .appearingWithParent
        || movement == .toParent && !(parent is UINavigationController)
      {
        movement = .none
      }
    case .disappearing(let animated):
      isAnimated = animated
      appearance = .disappeared
      tell("viewDidDisappear(_:)", ["\(animated)"]) { viewDidDisappear(animated) }
    case .appeared, .disappeared:
      EngineLog.fault(.unbalancedAppearanceCall, ["controller": className, "call": "end"])
      return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children
    where child.appearance.isChanging && !child.isInTransition && !isTurningPages {
      child.endAppearance()
    }
    appearanceOfChildrenEnded(animated: isAnimated)
  }

  /// Sends `viewIsAppearing`, once in each appearance, when the view is in a window and has its frame;
  /// to children after their parent.
  ///
  /// Transitions call it when the animator has begun, other appearances with the first layout.
  func announceAppearing() {
    guard case .appearing(let animated) = appearance, !hasAnnouncedAppearing,
      viewIfLoaded?.window != nil
    else { return }
    hasAnnouncedAppearing = true
    tell("viewIsAppearing(_:)", ["\(animated)"]) { viewIsAppearing(animated) }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearanceChildren { child.announceAppearing() }
  }

  /// Ends a change without callbacks, as a cancelled tab transition does, and that of children with it.
  func abandonAppearance(as settled: Appearance) {
    appearance = settled
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.appearance.isChanging && !child.isInTransition {
      child.abandonAppearance(as: settled)
    }
  }

  /// Sends all callbacks that are missing until the controller has appeared or disappeared.
  ///
  /// A change that has begun the other way is reversed: the opposite `viewWill…`, then its
  /// `viewDid…`. In a container that is off screen, nothing appears; in one that is appearing, the
  /// change ends together with the container's.
  func settleAppearance(
    _ isAppearing: Bool, in container: UIViewController? = nil, animated: Bool
  ) {
    let isShown = isAppearing && container?.appearance.isAppearingOrAppeared ?? true
    if appearance.isAppearingOrAppeared != isShown { beginAppearance(isShown, animated: animated) }
    let endsWithContainer = isShown && container?.appearance.isChanging ?? false
    if appearance.isChanging && !endsWithContainer { endAppearance() }
  }

  /// Children whose views are in this controller's view.
  var visibleChildren: [UIViewController] {
    children.filter { child in
      guard let own = viewIfLoaded, let view = child.viewIfLoaded else { return false }
      return view.isDescendant(of: own)
    }
  }

  /// Whether a turn of a page, which `viewDidAppear` may have begun, controls the children's appearance.
  private var isTurningPages: Bool { (self as? UIPageViewController)?.turn != nil }

  /// Whether an open transition controls this controller's appearance.
  var isInTransition: Bool { TransitionContext.involving(self) != nil }

  // MARK: The view's hooks

  /// The view is about to enter or leave a window.
  package func viewWillMove(toWindow window: UIWindow?) {
    let isAppearing = window != nil
    guard followsItsView, appearance.isAppearingOrAppeared != isAppearing,
      !appearance.isChanging || appearanceFollowsView
    else { return }
    if parent?.appearance == .disappeared { return }
    appearanceFollowsView = true
    switch parent?.appearance {
    case .appearing(let animated) where isAppearing,
      .disappearing(let animated) where !isAppearing:
      beginAppearance(isAppearing, animated: animated)
    default: beginAppearance(isAppearing, animated: false)
    }
  }

  /// The view has entered or left a window.
  package func viewDidMove(toWindow window: UIWindow?) {
    guard appearanceFollowsView else { return }
    // A parent that is changing itself ends this change together with its own.
    if let parent, parent.appearance.isChanging { return }
    guard window != nil else { return endAppearance() }
    MainLoop.shared.performAfterCommit { [weak self] in
      guard let self, self.appearanceFollowsView, case .appearing = self.appearance else { return }
      self.endAppearance()
    }
  }

  /// Whether the appearance follows the view's own place, because no container, presentation or
  /// transition controls it.
  private var followsItsView: Bool {
    if isInTransition || presentation != nil || isRootOfWindow { return false }
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods
      && !(parent is UINavigationController) && !(parent is UITabBarController)
      && !(parent is UIPageViewController)
  }

  private var isRootOfWindow: Bool {
    UIApplication.shared.windows.contains { $0.rootViewController === self }
      || (viewIfLoaded?.superview as? UIWindow)?.rootViewController === self
  }
}
