import HeadlessQuartzCore

/// A transition that dismisses a presented controller and everything presented over it.
///
/// Only the top controller is animated; those below leave with it.
final class DismissingTransition: TransitionContext.Owner {
  /// The presentation on the controller that stays.
  private let base: UIPresentationController
  /// The presentation of the top controller, which is animated.
  private let top: UIPresentationController
  private let presenter: UIViewController
  private let presented: UIViewController
  private let animated: Bool
  private let completion: (() -> Void)?
  private let returnsPresenter: Bool
  private var animator: UIViewControllerAnimatedTransitioning?
  private var interactor: UIViewControllerInteractiveTransitioning?

  init(_ base: UIPresentationController, animated: Bool, completion: (() -> Void)?) {
    var top = base
    while let next = top.presentedViewController.directlyPresented?.presentation { top = next }
    self.base = base
    self.top = top
    presenter = base.presentingViewController
    presented = top.presentedViewController
    self.animated = animated
    self.completion = completion
    returnsPresenter = base.shouldRemovePresentersView
  }

  /// Asks the delegates; the rest follows the commit.
  func prepare() {
    animator = askAnimator()
    interactor = animator.flatMap(askInteractor)
    top.phase = .dismissing
    guard let window = top.window else { return begin() }
    window.deferTransition(
      .dismiss, of: [presenter, presented], isAnimated: animated, begin)
  }

  /// Sends the callbacks and starts the animator.
  private func begin() {
    guard let container = top.containerView else { return }
    let transition = TransitionContext(
      .dismiss, from: presented, to: presenter, in: container, style: top.presentationStyle,
      isAnimated: animated, custom: animator,
      builtIn: BuiltInPresentationAnimator(for: top, isPresenting: false),
      interactor: interactor, owner: self)
    place(transition)
    transition.open()
    presented.beginAppearance(false, animated: animated)
    if returnsPresenter { presenter.beginAppearance(true, animated: animated) }
    top.tell("dismissalTransitionWillBegin()") { top.dismissalTransitionWillBegin() }
    base.setTintDimmed(false)
    // The animator has the last word, so that what was changed here is laid out before it.
    container.layoutIfNeeded()
    transition.begin()
  }

  // MARK: - Questions

  private func askAnimator() -> UIViewControllerAnimatedTransitioning? {
    guard animated || top.presentationStyle == .custom,
      let delegate = presented.transitioningDelegate
    else { return nil }
    return OptionalRequirement.query(
      delegate, "animationController(forDismissed:)", [presented]
    ) {
      delegate.animationController(forDismissed: presented)
    }
  }

  private func askInteractor(
    _ animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    guard animated, let delegate = presented.transitioningDelegate else { return nil }
    return OptionalRequirement.query(
      delegate, "interactionControllerForDismissal(using:)", [animator]
    ) {
      delegate.interactionControllerForDismissal(using: animator)
    }
  }

  // MARK: - Hierarchy

  private func place(_ transition: TransitionContext) {
    let container = transition.containerView
    transition.fromView = top.presentedView
    if let view = top.presentedView {
      transition.initialFrames[ObjectIdentifier(presented)] =
        view.superview?.convert(view.frame, to: container) ?? view.frame
    }
    guard let own = presenter.viewIfLoaded else { return }
    guard returnsPresenter else {
      // Shipped animators slide the view away from where it stands: they ask for this frame.
      transition.finalFrames[ObjectIdentifier(presented)] = frame(of: presented, in: top)
      let present = own.superview?.convert(own.frame, to: container) ?? own.frame
      transition.initialFrames[ObjectIdentifier(presenter)] = present
      transition.finalFrames[ObjectIdentifier(presenter)] = present
      return
    }
    transition.toView = own
    transition.finalFrames[ObjectIdentifier(presenter)] = container.bounds
    if own.superview == nil, !own.isTransformed { own.frame = container.bounds }
  }

  /// The resting frame of the dismissed view: the one that its presentation wants, unless something
  /// else, such as the layout of the container, has given it another size.
  private func frame(of presented: UIViewController, in top: UIPresentationController) -> CGRect {
    let wanted = top.frameOfPresentedViewInContainerView
    guard let view = top.presentedView, view.untransformedFrame.size != wanted.size else {
      return wanted
    }
    return view.superview?.convert(view.untransformedFrame, to: top.containerView)
      ?? view.untransformedFrame
  }

  // MARK: - The end

  func transitionDidEnd(_ transition: TransitionContext, completed: Bool) {
    if completed { succeed() } else { fail() }
  }

  private func succeed() {
    top.presentedView?.removeFromSuperview()
    let between = presentationsBelowTop
    for presentation in between { presentation.presentedViewController.view.removeFromSuperview() }
    base.returnPresentersView()
    tellDidEnd(true)
    for presentation in [top] + between { presentation.release() }
    if returnsPresenter { presenter.endAppearance() }
    presented.endAppearance()
    for presentation in between {
      presentation.presentedViewController.settleAppearance(false, animated: false)
    }
    for presentation in [top] + between { presentation.dissolveContainer() }
  }

  /// The presentations from ``base`` up to ``top``, without the latter, highest first.
  private var presentationsBelowTop: [UIPresentationController] {
    var found: [UIPresentationController] = []
    var candidate = base
    while candidate !== top {
      found.insert(candidate, at: 0)
      guard let next = candidate.presentedViewController.directlyPresented?.presentation else {
        break
      }
      candidate = next
    }
    return found
  }

  /// As in UIKit, the presenter's view stays in the container if the animator added it.
  private func fail() {
    top.phase = .presented
    base.setTintDimmed(true)
    tellDidEnd(false)
    if returnsPresenter { presenter.settleAppearance(false, animated: animated) }
    presented.settleAppearance(true, animated: animated)
  }

  private func tellDidEnd(_ completed: Bool) {
    top.tell("dismissalTransitionDidEnd(_:)", ["\(completed)"]) {
      top.dismissalTransitionDidEnd(completed)
    }
  }

  func transitionDidClose(_ transition: TransitionContext, completed: Bool) {
    if completed { completion?() }
  }
}
