import Foundation
import HeadlessCoreGraphics
import HeadlessQuartzCore

/// Scrubs the interruptible animator, or the animations that the animator starts in blocks.
///
/// After ``finish()`` or ``cancel()`` the animations of blocks run to the end or the start, frame by
/// frame, and complete as usual, so that the animator's own completion calls
/// `completeTransition(_:)`.
///
/// `CAAnimation`s that the app adds itself run on, as in UIKit since iOS 10; the fault
/// `raw-animation-in-percent-driven` records it, unless the app has paused the container's layer.
///
/// Fidelity: after a cancelled transition, animation blocks report that they have finished, and the
/// values that they changed are restored unless they have been set again; Apple documents neither.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// In seconds; 0 before the transition starts.
  open private(set) var duration: CGFloat = 0
  /// The last progress that was set, 0...1; 0 again when a transition begins and after it.
  ///
  /// Nothing in here reads it, so that an override changes only what the app sees.
  open var percentComplete: CGFloat { progress }
  /// Divides the remaining duration after the interaction; above 0.
  open var completionSpeed: CGFloat = 1
  /// Interruptible animators keep their own pacing.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// For interruptible animators; `nil` keeps their own pacing.
  open var timingCurve: UITimingCurveProvider?
  /// Whether the transition starts interactively; otherwise it runs until ``pause()``.
  open var wantsInteractiveStart = true

  private enum Phase {
    case idle, driving, ending
  }

  private enum Ending {
    case finish, cancel
  }

  /// The ending that the app requested in the turn in which it requested a transition that has not
  /// begun.
  private var earlyEnding: Ending?
  private weak var context: UIViewControllerContextTransitioning?
  private var phase = Phase.idle
  private var progress: CGFloat = 0
  private var drive: TransitionDrive?

  public override init() {
    super.init()
  }

  /// Called by UIKit; overrides have to call `super`.
  open func startInteractiveTransition(
    _ transitionContext: UIViewControllerContextTransitioning
  ) {
    adopt(transitionContext)
    phase = .driving
    guard let transition = transitionContext as? TransitionContext else {
      EngineLog.fault(
        .interactionWithoutAnimator, ["interactor": String(describing: type(of: self))])
      return
    }
    duration = CGFloat(transition.duration)
    let container = transition.containerView.layer
    if let interruptible = transition.takeInterruptibleAnimator() {
      transition.coordinator?.offerAlongside()
      drive = AnimatorDrive(interruptible, container: container)
    } else {
      let drive = BlockDrive(container, duration: Double(duration))
      self.drive = drive
      drive.start { transition.startAnimation() }
    }
    switch earlyEnding {
    case .finish: finish()
    case .cancel: cancel()
    case nil: break
    }
    earlyEnding = nil
  }

  /// Clamps the progress to 0...1.
  ///
  /// Moves nothing while the transition has not begun, as right after the call that asks for it.
  open func update(_ percentComplete: CGFloat) {
    guard phase == .driving, let drive, let context else {
      if context == nil { progress = min(max(percentComplete, 0), 1) }
      if context != nil || !UIWindow.hasDeferredTransitions { recordMisuse("update(_:)") }
      return
    }
    progress = min(max(percentComplete, 0), 1)
    drive.update(to: Double(progress))
    context.updateInteractiveTransition(progress)
  }

  /// Does nothing without a transition: drags begin with it to catch one that may be under way.
  ///
  /// Fidelity: without an interruptible animator, UIKit ignores this; here it also pauses a transition
  /// that is running after ``finish()`` or ``cancel()``.
  open func pause() {
    guard let context else { return }
    if drive == nil,
      let interruptible = (context as? TransitionContext)?.takeInterruptibleAnimator()
    {
      drive = AnimatorDrive(interruptible, container: context.containerView.layer)
    }
    guard phase != .driving, let drive else { return }
    phase = .driving
    progress = CGFloat(drive.pause())
    context.pauseInteractiveTransition()
  }

  /// Is remembered if the transition has been asked for and has not begun.
  open func cancel() {
    guard mayEnd, let context else {
      remember(.cancel)
      recordMisuse("cancel()")
      return
    }
    context.cancelInteractiveTransition()
    end(at: 0)
  }

  /// Is remembered if the transition has been asked for and has not begun.
  ///
  /// Fidelity: Apple does not document what happens then, and such transitions have stalled on devices.
  open func finish() {
    guard mayEnd, let context else {
      remember(.finish)
      recordMisuse("finish()")
      return
    }
    context.finishInteractiveTransition()
    end(at: 1)
  }

  /// Whether this drives the transition, or an override of ``startInteractiveTransition(_:)`` does.
  private var mayEnd: Bool {
    switch phase {
    case .driving: true
    case .idle: (context as? TransitionContext)?.isInteractive == true
    case .ending: false
    }
  }

  /// Stores the transition to drive, now or after ``pause()``.
  func adopt(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    phase = .idle
    drive = nil
    progress = 0
  }

  /// The transition is over, so that there is nothing left to drive or to hold.
  func letGo(of transition: TransitionContext) {
    guard context === transition else { return }
    context = nil
    drive = nil
    phase = .idle
    progress = 0
  }

  private func end(at goal: Double) {
    phase = .ending
    guard let drive else { return }
    let distance = abs(goal - Double(progress))
    let rest = TransitionRest(
      goal: goal, share: distance / max(Double(completionSpeed), 1e-3),
      curve: completionCurve, timing: timingCurve)
    drive.end(rest)
  }

  /// Ends the transition that begins in this turn as soon as it has begun.
  private func remember(_ ending: Ending) {
    guard context == nil, UIWindow.hasDeferredTransitions else { return }
    earlyEnding = ending
    // The commit begins what waits.
    MainLoop.shared.performAfterCommit { [weak self] in self?.earlyEnding = nil }
  }

  private func recordMisuse(_ method: String) {
    EngineLog.fault(
      .interactionUpdatedWhenNotInteractive,
      ["interactor": String(describing: type(of: self)), "method": method])
  }
}
