import HeadlessQuartzCore
internal import Record

/// One transition between two controllers, from its first question to its last callback.
///
/// Presentations, navigation and tab bar controllers all run their transitions through this one
/// class. Each of them prepares the hierarchy, sends the `will` callbacks, then calls `begin()`;
/// at the end the context tells its owner, which cleans up and sends the `did` callbacks.
package final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// Where the transition is.
  enum Phase: Equatable {
    /// Questions and `will` callbacks.
    case preparing
    /// The animator runs by itself.
    case animating
    /// Somebody sets the pace.
    case interacting
    /// The interaction is over, and the animation goes on to its end, or back.
    case settling
    /// Completed, with the argument of `completeTransition(_:)`.
    case over(completed: Bool)
  }

  /// Whoever owns the two controllers for the time of the transition.
  protocol Owner: AnyObject {
    /// The transition is over: put the hierarchy in order and send the `did` callbacks.
    func transitionDidEnd(_ transition: TransitionContext, completed: Bool)
    /// Everybody has been told; the next transition may begin.
    func transitionDidClose(_ transition: TransitionContext, completed: Bool)
  }

  private static var latestID = 0

  let id: Int
  let operation: TransitionEvent.Operation
  let from: UIViewController
  let to: UIViewController
  /// Strong for the time of the transition; `nil` afterwards.
  var owner: Owner?
  /// Whose touches are blocked meanwhile; `nil` means the whole window's.
  weak var touchScope: UIView?

  /// The views that the animator may touch.
  var fromView: UIView?
  var toView: UIView?
  var initialFrames: [ObjectIdentifier: CGRect] = [:]
  var finalFrames: [ObjectIdentifier: CGRect] = [:]

  /// Vended by the app; `nil` for the built-in animation.
  let customAnimator: UIViewControllerAnimatedTransitioning?
  let animator: UIViewControllerAnimatedTransitioning
  let interactor: UIViewControllerInteractiveTransitioning?
  /// What others see of the transition; let go of when it is over.
  var coordinator: TransitionCoordinator?

  var phase = Phase.preparing
  /// What the animator last said about its duration, in seconds.
  var duration: TimeInterval = 0
  /// The animator object that may be paused, if the animator vends one.
  var interruptible: UIViewImplicitlyAnimating?
  var percentComplete: CGFloat = 0
  private(set) var initiallyInteractive = false
  /// True where UIKit hides the coordinator: in `viewWillDisappear` of a tab transition.
  var hidesCoordinator = false
  var watch: ScheduledWork?

  package let containerView: UIView
  /// Whether anything should move.
  public let isAnimated: Bool
  /// The style of a presentation; `none` for containers.
  public let presentationStyle: UIModalPresentationStyle
  /// Whether the transition must end where it began.
  public internal(set) var transitionWasCancelled = false

  init(
    _ operation: TransitionEvent.Operation, from: UIViewController, to: UIViewController,
    in containerView: UIView, style: UIModalPresentationStyle = .none, isAnimated: Bool,
    custom: UIViewControllerAnimatedTransitioning?,
    builtIn: UIViewControllerAnimatedTransitioning,
    interactor: UIViewControllerInteractiveTransitioning?, owner: Owner
  ) {
    Self.latestID += 1
    id = Self.latestID
    self.operation = operation
    self.from = from
    self.to = to
    self.containerView = containerView
    presentationStyle = style
    self.isAnimated = isAnimated
    customAnimator = custom
    animator = custom ?? builtIn
    self.interactor = interactor
    self.owner = owner
    super.init()
    coordinator = TransitionCoordinator(self)
  }

  // MARK: - Beginning

  /// Counts the transition as open: touches are blocked, and controllers have a coordinator.
  func open() {
    let window = containerView.window
    window?.openTransitions.append(self)
    duration = askDuration()
  }

  /// Starts the animation or the interaction; everything else is ready.
  ///
  /// An interactor that an app wrote by hand is always the one to begin, also where it does not
  /// want an interactive start: it may make the animator object that is asked for afterwards.
  func begin() {
    let isHandWritten =
      isAnimated && interactor != nil && !(interactor is UIPercentDrivenInteractiveTransition)
    initiallyInteractive = isAnimated && (interactor?.wantsInteractiveStart ?? false)
    phase = initiallyInteractive ? .interacting : .animating
    say(.began)
    if !isHandWritten { takeInterruptibleAnimator() }
    if initiallyInteractive || isHandWritten, let interactor {
      tellApp(interactor, "startInteractiveTransition(_:)") {
        interactor.startInteractiveTransition(self)
      }
      if isHandWritten { takeInterruptibleAnimator() }
    } else {
      (interactor as? UIPercentDrivenInteractiveTransition)?.adopt(self)
      startAnimation()
    }
    coordinator?.startAlongside()
    watchForTheEnd()
  }

  private func takeInterruptibleAnimator() {
    interruptible = customAnimator == nil ? nil : askInterruptibleAnimator()
  }

  /// Has the animator animate; a percent-driven interactor calls this when it takes over.
  func startAnimation() {
    tellApp(animator, "animateTransition(using:)") { animator.animateTransition(using: self) }
  }

  /// Asks the animator for its duration, which may happen several times.
  func askDuration() -> TimeInterval {
    let seconds = animator.transitionDuration(using: self)
    if EngineLog.isApp(animator) {
      EngineLog.call(
        toApp: true, animator, "transitionDuration(using:)", [EngineLog.name(self)],
        returned: "\(seconds)")
    }
    return seconds
  }

  /// Asks for the object that may be paused; the same one is expected each time.
  func askInterruptibleAnimator() -> UIViewImplicitlyAnimating? {
    let answer = OptionalRequirement.query(
      animator, "interruptibleAnimator(using:)", [self]
    ) {
      animator.interruptibleAnimator(using: self) as UIViewImplicitlyAnimating?
    }
    if let answer, let interruptible, answer !== interruptible {
      EngineLog.fault(
        .interruptibleAnimatorReplaced,
        ["transition": "\(id)", "animator": EngineLog.name(animator)])
    }
    return answer
  }

  // MARK: - What animators ask

  /// The controller that goes or comes.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    let answer: UIViewController? =
      switch key {
      case .from: from
      case .to: to
      default: nil
      }
    sayQuestion("viewController(forKey:)", key.rawValue, answer.map { $0.className } ?? "nil")
    return answer
  }

  /// The view that goes or comes; `nil` where the animator has to leave it alone.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let answer: UIView? =
      switch key {
      case .from: fromView
      case .to: toView
      default: nil
      }
    sayQuestion("view(forKey:)", key.rawValue, EngineLog.name(answer))
    return answer
  }

  /// Whether somebody drives the transition at this moment.
  public var isInteractive: Bool { phase == .interacting }

  /// Always the identity.
  public var targetTransform: CGAffineTransform { .identity }

  /// Where the view of a controller is at the beginning.
  public func initialFrame(for vc: UIViewController) -> CGRect {
    let frame = initialFrames[ObjectIdentifier(vc)] ?? .zero
    sayQuestion("initialFrame(for:)", vc.className, "\(frame)")
    return frame
  }

  /// Where the view of a controller has to be in the end.
  public func finalFrame(for vc: UIViewController) -> CGRect {
    let frame = finalFrames[ObjectIdentifier(vc)] ?? .zero
    sayQuestion("finalFrame(for:)", vc.className, "\(frame)")
    return frame
  }

  // MARK: - Saying what happens

  func say(_ phase: TransitionEvent.Phase) {
    EngineLog.report(
      .transition(
        TransitionEvent(
          id: id, operation: operation, phase: phase, isInteractive: isInteractive,
          isAnimated: isAnimated, from: from.className, to: to.className,
          animator: customAnimator.map { EngineLog.name($0) },
          container: containerView.layer.serial, fromLayer: from.viewIfLoaded?.layer.serial,
          toLayer: to.viewIfLoaded?.layer.serial)))
  }

  func tellApp(_ receiver: AnyObject, _ method: String, _ call: () -> Void) {
    if EngineLog.isApp(receiver) {
      EngineLog.call(toApp: true, receiver, method, [EngineLog.name(self)])
    }
    call()
  }

  func sayCall(_ method: String, _ arguments: [String] = []) {
    EngineLog.call(toApp: false, self, method, arguments)
  }

  /// Says what the app's own animator or interactor asks; UIKit's own ask in silence.
  private func sayQuestion(_ method: String, _ argument: String, _ answer: String) {
    guard EngineLog.isApp(animator) || interactor.map({ EngineLog.isApp($0) }) == true else {
      return
    }
    EngineLog.call(toApp: false, self, method, [argument], returned: answer)
  }

  // MARK: - Finding

  /// The open transition that a controller comes or goes in, if there is one.
  static func involving(_ controller: UIViewController) -> TransitionContext? {
    for window in UIApplication.shared.windows {
      for transition in window.openTransitions.reversed()
      where transition.from === controller || transition.to === controller {
        return transition
      }
    }
    return nil
  }
}
