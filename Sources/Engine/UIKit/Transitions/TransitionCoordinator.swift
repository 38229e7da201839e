import HeadlessQuartzCore

final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (UIViewControllerTransitionCoordinatorContext) -> Void

  // Strong until the end: objects that keep the coordinator may still read the transition.
  private let transition: TransitionContext
  private var waiting: [Handler] = []
  private var completions: [Handler] = []
  private var changeHandlers: [Handler] = []
  private var endHandlers: [Handler] = []
  private var hasStarted = false
  /// The animator's first block or property animator, which takes up alongside animations, and when.
  private var animatorsBlock: (context: AnimationContext, instant: CFTimeInterval)?
  /// Scrubs, reverses and continues alongside animations of interactive transitions.
  private var companionAnimator: UIViewPropertyAnimator?

  init(_ transition: TransitionContext) { self.transition = transition }

  // MARK: - Properties of the transition

  var isAnimated: Bool { transition.isAnimated }
  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }
  var initiallyInteractive: Bool {
    transition.phase == .preparing
      ? transition.isAnimated && (transition.interactor?.wantsInteractiveStart ?? false)
      : transition.initiallyInteractive
  }
  var isInterruptible: Bool { transition.isInterruptible }
  var isInteractive: Bool {
    transition.isInteractive || (transition.phase == .preparing && initiallyInteractive)
  }
  var isCancelled: Bool { transition.transitionWasCancelled }
  var transitionDuration: TimeInterval { transition.duration }
  var percentComplete: CGFloat { transition.percentComplete }
  var completionVelocity: CGFloat { transition.interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve {
    transition.interactor?.completionCurve ?? .easeInOut
  }
  var containerView: UIView { transition.containerView }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(forKey: key) }

  // MARK: - Alongside animations

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    add(animation, completion)
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool {
    add(animation, completion)
  }

  private func add(_ animation: Handler?, _ completion: Handler?) -> Bool {
    guard !transition.isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    waiting.append(animation)
    if hasStarted { runWaiting() }
    return true
  }

  /// Lets the first block or property animator that the animator starts take up the alongside animations,
  /// with its duration and curve.
  ///
  /// The header of `UIViewControllerTransitionCoordinator` says that they run in the same animation
  /// context as the transition. Where an interaction controller drives blocks or is the app's own, and
  /// where the animator starts nothing and can be interrupted, they have an animator of their own.
  func offerAlongside() {
    guard transition.isAnimated else { return }
    World.current.uiKit.alongsideAnimations = { [weak self] context in
      guard let self, !self.hasStarted else { return }
      self.hasStarted = true
      self.animatorsBlock = (context, CACurrentMediaTime())
      for animation in self.takeWaiting() { self.tell(animation) }
    }
  }

  /// Starts the alongside animations that no block has taken up, after the transition's own.
  func startAlongside() {
    World.current.uiKit.alongsideAnimations = nil
    guard !hasStarted else { return }
    hasStarted = true
    runWaiting()
  }

  private func takeWaiting() -> [Handler] {
    defer { waiting = [] }
    return waiting
  }

  private func runWaiting() {
    for animation in takeWaiting() { run(animation) }
  }

  private func tell(_ animation: Handler) {
    EngineLog.call(toApp: true, self, "animate(alongsideTransition:)")
    animation(self)
  }

  private func run(_ animation: @escaping Handler) {
    guard transition.isAnimated, !transition.isOver else { return tell(animation) }
    // Whoever asks for the coordinator right after a push has let the transition begin by that.
    if let (context, instant) = animatorsBlock, instant == CACurrentMediaTime(),
      case .animating = context.role
    {
      return context.run { self.tell(animation) }
    }
    guard transition.interactor != nil || transition.isInterruptible else {
      UIView.runBlock(
        duration: transition.duration, delay: 0, pacing: .curve(.easeInEaseOut),
        options: .allowUserInteraction, { self.tell(animation) }, nil)
      return
    }
    let animator = companionAnimator ?? makeCompanionAnimator()
    animator.addAnimations { self.tell(animation) }
    if transition.isInteractive {
      animator.fractionComplete = transition.percentComplete
    } else {
      animator.startAnimation()
    }
  }

  private func makeCompanionAnimator() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: max(transition.duration, 0.01), curve: .easeInOut, animations: nil)
    companionAnimator = animator
    return animator
  }

  // MARK: - Interaction

  func scrub(to percent: CGFloat) {
    guard let animator = companionAnimator, animator.state == .active else { return }
    animator.fractionComplete = percent
  }

  /// Called when a running transition becomes interactive.
  func interactionChanged() {
    if let animator = companionAnimator, animator.isRunning { animator.pauseAnimation() }
    for handler in changeHandlers { call(handler, "notifyWhenInteractionChanges(_:)") }
  }

  func interactionEnded() {
    transition.resumeWatch()
    if let animator = companionAnimator, animator.state == .active, !animator.isRunning {
      let isCancelled = transition.transitionWasCancelled
      let rest = isCancelled ? percentComplete : 1 - percentComplete
      animator.isReversed = isCancelled
      // Takes as long as the rest of the percent-driven transition.
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: completionCurve),
        durationFactor: rest / max(completionVelocity, 1e-3))
    }
    for handler in endHandlers { call(handler, "notifyWhenInteractionEnds(_:)") }
    for handler in changeHandlers { call(handler, "notifyWhenInteractionChanges(_:)") }
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) { endHandlers.append(handler) }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    changeHandlers.append(handler)
  }

  // MARK: - The end

  /// Moves running alongside animations to their end.
  func settle(completed: Bool) {
    guard let animator = companionAnimator else { return }
    companionAnimator = nil
    guard animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: completed ? .end : .start)
  }

  /// Calls the completions, in the order in which they were added.
  func complete() {
    let batch = completions
    completions = []
    endHandlers = []
    changeHandlers = []
    for handler in batch { call(handler, "animate(alongsideTransition:completion:)") }
  }

  private func call(_ handler: Handler, _ method: String) {
    EngineLog.call(toApp: true, self, method, [], returned: nil)
    handler(self)
  }
}
