import HeadlessQuartzCore

/// A transition between two tabs.
///
/// Fidelity: after a cancellation neither controller receives its `did` callback, as observed in
/// Matt Neuburg's examples. That the incoming controller hears first is an engine rule.
final class TabTransition: TransitionContext.Owner {
  private let tabs: UITabBarController
  private let from: UIViewController
  private let formerIndex: Int
  private let to: UIViewController
  /// `nil` where the tabs stay the same.
  private var formerTabs: [UIViewController]?

  init(
    in tabs: UITabBarController, from: UIViewController, formerIndex: Int, to: UIViewController
  ) {
    self.tabs = tabs
    self.from = from
    self.formerIndex = formerIndex
    self.to = to
  }

  /// Asks the delegate, which still sees the former selection, selects, and begins.
  func run(selecting index: Int) {
    let animator = askAnimator()
    begin(selecting: index, animator, animator.flatMap(askInteractor))
  }

  /// Asks the delegate, which still sees the former tabs; without an animator does nothing more, and returns
  /// `false`.
  ///
  /// Fidelity: that the former tabs are seen, and come back if the transition is cancelled, is an engine rule.
  func run(selecting index: Int, amongNew controllers: [UIViewController]) -> Bool {
    guard let animator = askAnimator() else { return false }
    let interactor = askInteractor(animator)
    formerTabs = tabs.tabs
    for controller in tabs.missing(in: controllers) {
      controller.announceLeaving()
      if controller !== from { tabs.letGo(of: controller) }
    }
    tabs.takeIn(controllers)
    begin(selecting: index, animator, interactor)
    return true
  }

  private func begin(
    selecting index: Int, _ animator: UIViewControllerAnimatedTransitioning?,
    _ interactor: UIViewControllerInteractiveTransitioning?
  ) {
    tabs.setSelection(index)
    let transition = TransitionContext(
      .tab, from: from, to: to, in: tabs.contentContainer, isAnimated: animator != nil,
      custom: animator, builtIn: InstantExchange(), interactor: interactor, owner: self)
    transition.touchScope = tabs.view
    tabs.transition = transition
    to.loadViewIfNeeded()
    tabs.prepareSurroundings(of: to)
    to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let final = tabs.contentContainer.bounds
    if !to.view.isTransformed { to.view.frame = final }
    transition.fromView = from.view
    transition.toView = to.view
    transition.initialFrames[ObjectIdentifier(from)] = from.view.frame
    transition.finalFrames[ObjectIdentifier(to)] = final
    transition.open()
    to.beginAppearance(true, animated: transition.isAnimated)
    transition.hidesCoordinator = true
    from.beginAppearance(false, animated: transition.isAnimated)
    transition.hidesCoordinator = false
    transition.begin()
  }

  private func askAnimator() -> UIViewControllerAnimatedTransitioning? {
    guard let delegate = tabs.delegate else { return nil }
    return OptionalRequirement.query(
      delegate, "tabBarController(_:animationControllerForTransitionFrom:to:)", [tabs, from, to]
    ) {
      delegate.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
    }
  }

  private func askInteractor(
    _ animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    guard let delegate = tabs.delegate else { return nil }
    return OptionalRequirement.query(
      delegate, "tabBarController(_:interactionControllerFor:)", [tabs, animator]
    ) {
      delegate.tabBarController(tabs, interactionControllerFor: animator)
    }
  }

  func transitionDidEnd(_ transition: TransitionContext, completed: Bool) {
    tabs.transition = nil
    if completed {
      from.view.removeFromSuperview()
      from.endAppearance()
      to.endAppearance()
      if formerTabs != nil, !tabs.tabs.contains(where: { $0 === from }) { tabs.letGo(of: from) }
    } else {
      to.view.removeFromSuperview()
      to.abandonAppearance(as: .disappeared)
      from.abandonAppearance(as: .appeared)
      if let formerTabs { takeBack(formerTabs) }
      tabs.setSelection(formerIndex)
    }
    tabs.view.setNeedsLayout()
  }

  private func takeBack(_ controllers: [UIViewController]) {
    for new in tabs.missing(in: controllers) {
      new.announceLeaving()
      tabs.letGo(of: new)
    }
    tabs.takeIn(controllers)
  }

  func transitionDidClose(_ transition: TransitionContext, completed: Bool) {}
}
