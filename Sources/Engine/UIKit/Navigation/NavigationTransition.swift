import HeadlessQuartzCore

/// The transition between two controllers of a navigation stack.
final class NavigationTransition: TransitionContext.Owner {
  private let operation: UINavigationController.Operation
  private let navigation: UINavigationController
  private let from: UIViewController
  private let to: UIViewController
  private let formerStack: [UIViewController]
  private let leaving: [UIViewController]
  private let stack: [UIViewController]
  private let animated: Bool

  init(
    _ operation: UINavigationController.Operation, in navigation: UINavigationController,
    from: UIViewController, to: UIViewController, formerStack: [UIViewController],
    leaving: [UIViewController], animated: Bool
  ) {
    self.operation = operation
    self.navigation = navigation
    self.from = from
    self.to = to
    self.formerStack = formerStack
    self.leaving = leaving
    stack = navigation.stack
    self.animated = animated
  }

  func run() {
    let animator = animated ? askAnimator() : nil
    // The swipe drives UIKit's own pop, and no animator of the app.
    if animator != nil { navigation.popInteraction = nil }
    let interactor = animator.flatMap(askInteractor)
    let builtIn = NavigationSlide(isPush: operation == .push)
    let transition = TransitionContext(
      operation == .push ? .push : .pop, from: from, to: to, in: navigation.contentContainer,
      isAnimated: animated, custom: animator, builtIn: builtIn,
      interactor: interactor ?? navigation.popInteraction, owner: self)
    transition.touchScope = navigation.view
    transition.hidesCoordinator = !animated
    navigation.transition = transition
    place(transition)
    transition.open()
    from.beginAppearance(false, animated: animated)
    to.beginAppearance(true, animated: animated)
    navigation.tellWillShow(to, animated: animated)
    navigation.showItems()
    transition.begin()
  }

  // MARK: - Questions

  private func askAnimator() -> UIViewControllerAnimatedTransitioning? {
    guard let delegate = navigation.delegate else { return nil }
    return PopGestureGuard.askForAnimator(
      delegate, of: navigation, for: operation, from: from, to: to)
  }

  private func askInteractor(
    _ animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    guard let delegate = navigation.delegate else { return nil }
    return OptionalRequirement.query(
      delegate, "navigationController(_:interactionControllerFor:)", [navigation, animator]
    ) {
      delegate.navigationController(navigation, interactionControllerFor: animator)
    }
  }

  // MARK: - Hierarchy

  private func place(_ transition: TransitionContext) {
    to.loadViewIfNeeded()
    navigation.prepareSurroundings(of: to)
    let final = navigation.contentFrame(for: to)
    to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if !to.view.isTransformed { to.view.frame = final }
    transition.fromView = from.view
    transition.toView = to.view
    transition.initialFrames[ObjectIdentifier(from)] = from.view.frame
    transition.finalFrames[ObjectIdentifier(to)] = final
  }

  // MARK: - The end

  func transitionDidEnd(_ transition: TransitionContext, completed: Bool) {
    navigation.transition = nil
    navigation.popInteraction = nil
    navigation.placeLeftByAnimator = nil
    if completed {
      if transition.customAnimator != nil {
        navigation.placeLeftByAnimator = LeftPlace(
          view: to.view, wanted: navigation.contentFrame(for: to))
      }
      succeed(transition)
    } else {
      fail()
    }
  }

  private func succeed(_ transition: TransitionContext) {
    from.view.removeFromSuperview()
    for controller in leaving where controller !== from {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    detachLeaving()
    navigation.transitionToTell = transition
    from.endAppearance()
    to.endAppearance()
    navigation.settle(leaving: leaving, arriving: stack)
    navigation.view.setNeedsLayout()
    navigation.tellDidShow(to, animated: animated)
    navigation.transitionToTell = nil
  }

  /// `viewDidDisappear` already finds popped controllers without a navigation controller.
  private func detachLeaving() {
    for controller in leaving {
      navigation.containedControllers.removeAll { $0 === controller }
      controller.containingController = nil
    }
  }

  private func fail() {
    to.view.removeFromSuperview()
    let incoming = stack.filter { new in !formerStack.contains { $0 === new } }
    navigation.stack = formerStack
    for controller in leaving { controller.movement = .none }
    to.settleAppearance(false, animated: animated)
    from.settleAppearance(true, in: navigation, animated: animated)
    for controller in incoming {
      controller.announceLeaving()
      controller.removeFromParent()
    }
    navigation.showItems()
    navigation.view.setNeedsLayout()
  }

  func transitionDidClose(_ transition: TransitionContext, completed: Bool) {
    navigation.makeWaitingChanges()
  }
}
