import HeadlessQuartzCore

/// A transition that presents a controller.
final class PresentingTransition: TransitionContext.Owner {
  private var presentation: UIPresentationController
  private var presented: UIViewController
  private let presenter: UIViewController
  private let source: UIViewController
  private let animated: Bool
  private let completion: (() -> Void)?
  private var animator: UIViewControllerAnimatedTransitioning?
  private var interactor: UIViewControllerInteractiveTransitioning?
  private var removesPresenter = false

  init(
    _ presentation: UIPresentationController, presented: UIViewController,
    presenter: UIViewController, source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    self.presentation = presentation
    self.presented = presented
    self.presenter = presenter
    self.source = source
    self.animated = animated
    self.completion = completion
  }

  /// Asks the delegates, takes the presentation into force and loads the view; the rest follows the
  /// commit.
  func prepare() {
    askDelegate()
    takeIntoForce()
    guard let window = source.viewIfLoaded?.window else { return begin() }
    window.deferTransition(
      .present, of: [presenter, presented], isAnimated: animated, begin)
  }

  private func askDelegate() {
    animator = askAnimator()
    interactor = animator.flatMap(askInteractor)
  }

  private func takeIntoForce() {
    presentation.phase = .presenting
    presentation.isInForce = true
    presenter.directlyPresented = presented
    presented.loadViewIfNeeded()
  }

  /// Goes on with another style, and perhaps another controller, if the traits demand it.
  ///
  /// This is not done earlier, because apps configure a popover after they have presented it.
  private func adapt() {
    guard let adapted = presentation.makeAdapted() else { return presentation.willStay() }
    let former = presented
    presentation.release()
    presented.presentation = nil
    presented = adapted.presentedViewController
    presented.presentation = adapted
    adapted.presenter = presenter
    presentation = adapted
    takeIntoForce()
    if presented !== former { askDelegate() }
  }

  /// Builds the hierarchy, sends the callbacks and starts the animator.
  private func begin() {
    guard let host = source.viewIfLoaded?.window ?? presenter.viewIfLoaded?.window else {
      EngineLog.fault(
        .viewNotInHierarchy,
        ["presented": presented.className, "presenting": presenter.className])
      return presentation.dissolveContainer()
    }
    adapt()
    let container = buildHierarchy(in: host)
    let transition = TransitionContext(
      .present, from: presenter, to: presented, in: container,
      style: presentation.presentationStyle, isAnimated: animated, custom: animator,
      builtIn: BuiltInPresentationAnimator(for: presentation, isPresenting: true),
      interactor: interactor, owner: self)
    transition.open()
    tellWillPresent(transition)
    presentation.tell("presentationTransitionWillBegin()") {
      presentation.presentationTransitionWillBegin()
    }
    presentation.setTintDimmed(true)
    place(transition)
    if removesPresenter { presenter.beginAppearance(false, animated: animated) }
    presented.beginAppearance(true, animated: animated)
    if animator == nil { place(transition) }
    transition.begin()
  }

  // MARK: - Questions

  /// Fidelity: without animation only `custom` presentations are asked for an animator.
  private func askAnimator() -> UIViewControllerAnimatedTransitioning? {
    guard animated || presentation.presentationStyle == .custom,
      let delegate = presented.transitioningDelegate
    else { return nil }
    return OptionalRequirement.query(
      delegate, "animationController(forPresented:presenting:source:)",
      [presented, presenter, source]
    ) {
      delegate.animationController(
        forPresented: presented, presenting: presenter, source: source)
    }
  }

  private func askInteractor(
    _ animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    guard animated, let delegate = presented.transitioningDelegate else { return nil }
    return OptionalRequirement.query(
      delegate, "interactionControllerForPresentation(using:)", [animator]
    ) {
      delegate.interactionControllerForPresentation(using: animator)
    }
  }

  private func tellWillPresent(_ transition: TransitionContext) {
    guard let delegate = presentation.delegate else { return }
    let adapted = presentation.origin == nil ? .none : presentation.presentationStyle
    OptionalRequirement.tell(
      delegate, "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)"
    ) {
      delegate.presentationController(
        presentation.origin ?? presentation, willPresentWithAdaptiveStyle: adapted,
        transitionCoordinator: transition.coordinator)
    }
  }

  // MARK: - Hierarchy

  private func buildHierarchy(in window: UIWindow) -> UIView {
    removesPresenter = presentation.shouldRemovePresentersView
    let style = presentation.presentationStyle
    let isContext = style == .currentContext || style == .overCurrentContext
    let container: UIView
    if isContext, let superview = presenter.view.superview, !(superview is UIWindow) {
      container = presentation.buildContainer(over: superview, frame: presenter.view.frame)
    } else {
      container = presentation.buildContainer(over: window, frame: window.bounds)
    }
    if removesPresenter { presentation.borrowPresentersView() }
    return container
  }

  /// Sets views and frames of the transition context.
  ///
  /// Fidelity: the presented view has its final frame before the animator is called. Published
  /// animators rely on that; Apple doesn't document it. UIKit's own animator takes the frame that
  /// there is after `viewWillAppear`.
  private func place(_ transition: TransitionContext) {
    let final = presentation.frameOfPresentedViewInContainerView
    let view = presentation.presentedView
    let former = transition.finalFrames[ObjectIdentifier(presented)]
    if let view, !view.isTransformed, former != final { view.frame = final }
    transition.toView = view
    transition.finalFrames[ObjectIdentifier(presented)] = final
    guard let own = presenter.viewIfLoaded else { return }
    let present = own.superview?.convert(own.frame, to: transition.containerView) ?? own.frame
    transition.initialFrames[ObjectIdentifier(presenter)] = present
    if removesPresenter {
      transition.fromView = own
    } else {
      transition.finalFrames[ObjectIdentifier(presenter)] = present
    }
  }

  // MARK: - The end

  func transitionDidEnd(_ transition: TransitionContext, completed: Bool) {
    if completed { succeed() } else { fail(transition) }
  }

  private func succeed() {
    if removesPresenter { presenter.view.removeFromSuperview() }
    tellDidEnd(true)
    presented.endAppearance()
    if removesPresenter { presenter.endAppearance() }
    presentation.phase = .presented
    presentation.containerView?.setNeedsLayout()
  }

  private func fail(_ transition: TransitionContext) {
    transition.toView?.removeFromSuperview()
    if removesPresenter { presentation.returnPresentersView() }
    tellDidEnd(false)
    presentation.release()
    presented.settleAppearance(false, animated: animated)
    if removesPresenter { presenter.settleAppearance(true, animated: animated) }
    presentation.dissolveContainer()
  }

  private func tellDidEnd(_ completed: Bool) {
    presentation.tell("presentationTransitionDidEnd(_:)", ["\(completed)"]) {
      presentation.presentationTransitionDidEnd(completed)
    }
  }

  func transitionDidClose(_ transition: TransitionContext, completed: Bool) {
    if completed { completion?() }
  }
}
