import Foundation
import HeadlessCoreGraphics
import HeadlessQuartzCore

/// Drives a transition's animation by a number between 0 and 1, usually from a gesture.
///
/// Where the animator vends an interruptible animator, that one is paused and scrubbed. Otherwise
/// the animations that the animator starts in animation blocks stand still and are moved along;
/// after ``finish()`` or ``cancel()`` they move on by themselves, frame by frame, to the end or
/// back to the beginning. There they end as they always do, which is how the animator's own
/// completion comes to call `completeTransition(_:)`.
///
/// `CAAnimation`s that the app attaches itself just run, as in UIKit since iOS 10, which is
/// recorded as the fault `raw-animation-in-percent-driven`. An app that freezes the container's
/// layer holds them itself, and there is no fault.
///
/// Fidelity: after a cancelled transition animation blocks report that they finished, and what
/// they changed has its former value again unless somebody set it since; Apple documents neither.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How long the animator says the transition takes, in seconds; 0 before it starts.
  open private(set) var duration: CGFloat = 0
  /// The progress that was set last, 0...1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest runs after the interaction, relative to the animation; above 0.
  open var completionSpeed: CGFloat = 1
  /// The pace of the rest after the interaction. Interruptible animators keep their own.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The pace of the rest for interruptible animators; `nil` leaves them theirs.
  open var timingCurve: UITimingCurveProvider?
  /// Whether the transition starts by being driven; otherwise it runs until ``pause()``.
  open var wantsInteractiveStart = true

  private enum Phase {
    case idle, driving, ending
  }

  private weak var context: UIViewControllerContextTransitioning?
  private var phase = Phase.idle
  private var drive: TransitionDrive?

  /// Makes an interaction controller for one transition after the other.
  public override init() {
    super.init()
  }

  /// Takes a transition over and starts its animation without letting it run.
  ///
  /// Called by UIKit. Subclasses that replace it have to call `super`.
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
    if let interruptible = transition.askInterruptibleAnimator() {
      drive = AnimatorDrive(interruptible, container: container)
    } else {
      let drive = BlockDrive(container, duration: Double(duration))
      self.drive = drive
      drive.start { transition.startAnimation() }
    }
  }

  /// Moves the animation to a progress; values beyond 0...1 count as 0 and 1.
  open func update(_ percentComplete: CGFloat) {
    guard phase == .driving, let drive, let context else {
      recordMisuse("update(_:)")
      return
    }
    self.percentComplete = min(max(percentComplete, 0), 1)
    drive.update(to: Double(self.percentComplete))
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Stops a transition that runs by itself, so that it can be driven from where it is.
  ///
  /// Fidelity: without an interruptible animator, UIKit ignores this; here a transition that is
  /// on its way after ``finish()`` or ``cancel()`` can be caught again.
  open func pause() {
    guard let context else {
      recordMisuse("pause()")
      return
    }
    if drive == nil,
      let interruptible = (context as? TransitionContext)?.askInterruptibleAnimator()
    {
      drive = AnimatorDrive(interruptible, container: context.containerView.layer)
    }
    guard phase != .driving, let drive else { return }
    phase = .driving
    percentComplete = CGFloat(drive.pause())
    context.pauseInteractiveTransition()
  }

  /// Lets the transition go back to its beginning.
  open func cancel() {
    guard phase == .driving, let context else {
      recordMisuse("cancel()")
      return
    }
    context.cancelInteractiveTransition()
    end(at: 0)
  }

  /// Lets the transition go on to its end.
  open func finish() {
    guard phase == .driving, let context else {
      recordMisuse("finish()")
      return
    }
    context.finishInteractiveTransition()
    end(at: 1)
  }

  /// Learns of the transition that it will drive, now or after ``pause()``.
  func adopt(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    phase = .idle
    drive = nil
    percentComplete = 0
  }

  /// The transition is over, so that there is nothing left to drive or to hold.
  func letGo(of transition: TransitionContext) {
    guard context === transition else { return }
    context = nil
    drive = nil
    phase = .idle
  }

  private func end(at goal: Double) {
    phase = .ending
    guard let drive else { return }
    let distance = abs(goal - Double(percentComplete))
    let rest = TransitionRest(
      goal: goal, share: distance / max(Double(completionSpeed), 1e-3),
      curve: completionCurve, timing: timingCurve)
    drive.end(rest)
  }

  private func recordMisuse(_ method: String) {
    EngineLog.fault(
      .interactionUpdatedWhenNotInteractive,
      ["interactor": String(describing: type(of: self)), "method": method])
  }
}
