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
    let interactor = animator.flatMap(askInteractor)
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
    } else {
      to.view.removeFromSuperview()
      to.abandonAppearance(as: .disappeared)
      from.abandonAppearance(as: .appeared)
      tabs.setSelection(formerIndex)
    }
    tabs.view.setNeedsLayout()
  }

  func transitionDidClose(_ transition: TransitionContext, completed: Bool) {}
}
