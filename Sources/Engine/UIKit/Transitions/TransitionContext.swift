import HeadlessQuartzCore
internal import Record

/// One transition between two controllers, from the first question to the last callback.
///
/// Presentations, navigation and tab bar controllers run all their transitions through this class.
/// They prepare the hierarchy, send the `will` callbacks, then call ``begin()``. At the end the
/// context calls its owner, which cleans up and sends the `did` callbacks.
package final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  enum Phase: Equatable {
    /// Delegates are asked, and `will` callbacks sent.
    case preparing
    /// The animator runs without interaction.
    case animating
    /// An interaction controller drives the transition.
    case interacting
    /// The interaction is over, and the animation continues to its end or back.
    case settling
    /// With the argument of `completeTransition(_:)`.
    case over(completed: Bool)
  }

  /// The presentation or container that runs the transition.
  protocol Owner: AnyObject {
    /// Cleans up the hierarchy and sends the `did` callbacks.
    func transitionDidEnd(_ transition: TransitionContext, completed: Bool)
    /// Called after all callbacks; the next transition may begin.
    func transitionDidClose(_ transition: TransitionContext, completed: Bool)
  }

  let id: Int
  let operation: TransitionEvent.Operation
  let from: UIViewController
  let to: UIViewController
  /// Strong until the transition ends.
  var owner: Owner?
  /// The view whose touches are blocked meanwhile; `nil` means the window.
  weak var touchScope: UIView?

  /// The views that the animator may change.
  var fromView: UIView?
  var toView: UIView?
  var initialFrames: [ObjectIdentifier: CGRect] = [:]
  var finalFrames: [ObjectIdentifier: CGRect] = [:]

  /// The app's animator; `nil` for the built-in animation.
  let customAnimator: UIViewControllerAnimatedTransitioning?
  let animator: UIViewControllerAnimatedTransitioning
  let interactor: UIViewControllerInteractiveTransitioning?
  /// `nil` after the transition.
  var coordinator: TransitionCoordinator?

  var phase = Phase.preparing
  /// The animator's latest `transitionDuration(using:)`, in seconds.
  var duration: TimeInterval = 0
  /// The result of the animator's `interruptibleAnimator(using:)`; `nil` before it is asked and
  /// after the end.
  var interruptible: UIViewImplicitlyAnimating?
  /// Whether the animator or the interaction controller was started.
  private var hasBegun = false
  private var wasAskedForInterruptible = false
  var percentComplete: CGFloat = 0
  private(set) var initiallyInteractive = false
  /// `true` where UIKit has no coordinator: in pushes and pops without animation, and in
  /// `viewWillDisappear` of a tab transition.
  ///
  /// Fidelity: that a push without animation has none is an engine rule; of a pop it is reported.
  var hidesCoordinator = false
  var watch: ScheduledWork?
  /// Whether nothing is left to wait for but the turn.
  var endsInNextTurn = false

  package let containerView: UIView
  public let isAnimated: Bool
  public let presentationStyle: UIModalPresentationStyle
  public internal(set) var transitionWasCancelled = false

  init(
    _ operation: TransitionEvent.Operation, from: UIViewController, to: UIViewController,
    in containerView: UIView, style: UIModalPresentationStyle = .none, isAnimated: Bool,
    custom: UIViewControllerAnimatedTransitioning?,
    builtIn: UIViewControllerAnimatedTransitioning,
    interactor: UIViewControllerInteractiveTransitioning?, owner: Owner
  ) {
    id = World.current.uiKit.transitionSerials.next()
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

  /// Blocks touches and gives both controllers a coordinator.
  func open() {
    let window = containerView.window
    window?.openTransitions.append(self)
    duration = askDuration()
  }

  /// Starts the animation or the interaction.
  ///
  /// An app's own interaction controller always begins, even if `wantsInteractiveStart` is false.
  func begin() {
    let isHandWritten =
      isAnimated && interactor != nil && !(interactor is UIPercentDrivenInteractiveTransition)
    initiallyInteractive = isAnimated && (interactor?.wantsInteractiveStart ?? false)
    phase = initiallyInteractive ? .interacting : .animating
    say(.began)
    (interactor as? UIPercentDrivenInteractiveTransition)?.adopt(self)
    if initiallyInteractive || isHandWritten, let interactor {
      tellApp(interactor, "startInteractiveTransition(_:)") {
        interactor.startInteractiveTransition(self)
      }
      hasBegun = true
    } else {
      coordinator?.offerAlongside()
      startAnimation()
    }
    to.announceAppearing()
    coordinator?.startAlongside()
    watchForTheEnd()
  }

  /// Whether the app's animator has an interruptible animator.
  ///
  /// The animator is asked when it has to be known, and not before the transition has begun:
  /// `animateTransition(using:)` or the interaction controller may create its result.
  ///
  /// Fidelity: an engine rule. Animators in use return what `animateTransition(using:)` has created,
  /// and others set up another transition in each call, so that UIKit cannot ask either without need.
  var isInterruptible: Bool {
    if interruptible == nil, !wasAskedForInterruptible, hasBegun, !isOver, customAnimator != nil {
      wasAskedForInterruptible = true
      interruptible = askInterruptibleAnimator()
    }
    return interruptible != nil
  }

  /// Returns the interruptible animator for a caller that is about to drive it.
  func takeInterruptibleAnimator() -> UIViewImplicitlyAnimating? {
    interruptible = askInterruptibleAnimator()
    return interruptible
  }

  /// Also called by a percent-driven interaction controller when it begins.
  func startAnimation() {
    tellApp(animator, "animateTransition(using:)") { animator.animateTransition(using: self) }
    hasBegun = true
  }

  /// May be called several times.
  func askDuration() -> TimeInterval {
    let seconds = animator.transitionDuration(using: self)
    if EngineLog.isApp(animator) {
      EngineLog.call(
        toApp: true, animator, "transitionDuration(using:)", [EngineLog.name(self)],
        returned: "\(seconds)")
    }
    return seconds
  }

  /// The same object is expected each time; the first one is kept.
  private func askInterruptibleAnimator() -> UIViewImplicitlyAnimating? {
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
    return interruptible ?? answer
  }

  // MARK: - Questions of animators

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

  public var isInteractive: Bool { phase == .interacting }

  public var targetTransform: CGAffineTransform { .identity }

  public func initialFrame(for vc: UIViewController) -> CGRect {
    let frame = initialFrames[ObjectIdentifier(vc)] ?? .zero
    sayQuestion("initialFrame(for:)", vc.className, "\(frame)")
    return frame
  }

  public func finalFrame(for vc: UIViewController) -> CGRect {
    let frame = finalFrames[ObjectIdentifier(vc)] ?? .zero
    sayQuestion("finalFrame(for:)", vc.className, "\(frame)")
    return frame
  }

  // MARK: - Recording

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

  /// Records questions of the app's animator or interaction controller, but not of UIKit's.
  private func sayQuestion(_ method: String, _ argument: String, _ answer: String) {
    guard EngineLog.isApp(animator) || interactor.map({ EngineLog.isApp($0) }) == true else {
      return
    }
    EngineLog.call(toApp: false, self, method, [argument], returned: answer)
  }

  // MARK: - Lookup

  /// The open transition from or to a controller.
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
