import Foundation
import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

/// Animates changes of views, and lets its owner pause, scrub, reverse and stop them.
///
/// An inactive animator collects code. Starting, pausing or scrubbing it runs that code and makes
/// it active; the animations then move, or stand still at ``fractionComplete``. When they have
/// arrived the completions are called and the animator is inactive again.
///
/// While it runs, the engine keeps the animator alive. Releasing one that is paused or stopped
/// is recorded as the fault `animator-released-while-active` (UIKit stops the program).
///
/// Fidelity: UIKit does not document how a spring goes back; here every pace is retraced.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// What paces the animations.
  public private(set) var timingParameters: UITimingCurveProvider?
  /// How long the animations take, in seconds.
  ///
  /// Fidelity: 0 and less reads back as 0.2, as somebody measured on iOS.
  public let duration: TimeInterval
  /// How long the animations waited after the last start, in seconds.
  public internal(set) var delay: TimeInterval = 0
  /// Whether the animating views get touches; set it before adding animations.
  open var isUserInteractionEnabled = true
  /// Whether views are found by touches where the app set them, and not where they are seen.
  open var isManualHitTestingEnabled = false
  /// Whether the animator can be paused and stopped; can't be changed while it is active.
  open var isInterruptible = true {
    didSet {
      guard isInterruptible != oldValue, state != .inactive else { return }
      isInterruptible = oldValue
      fault("animator-changed-while-active", ["property": "isInterruptible"])
    }
  }
  /// Whether scrubbing moves evenly, or along the pace (`false`).
  open var scrubsLinearly = true
  /// Whether the animator stays active at the end, without calling its completions.
  open var pausesOnCompletion = false

  /// Where the animator stands in its life.
  public internal(set) var state = UIViewAnimatingState.inactive
  /// Whether time moves the animations at this moment.
  public var isRunning: Bool { movement != nil }

  // Blocks to run at the start, and at completion.
  var waiting: [(animation: () -> Void, delayFactor: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  // The started animations.
  var managedAnimations: [ManagedAnimation] = []
  var restorations: [Restoration] = []
  var track: AnimatorTrack
  var movement: AnimatorMovement?
  var runsBackwards = false
  let block = AnimationBlock(completion: nil)

  /// Makes an animator that waits for ``startAnimation()``.
  ///
  /// - Parameters:
  ///   - duration: In seconds; ignored by springs that have their own.
  ///   - parameters: What paces the animations.
  public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
    self.duration = duration > 0 ? duration : UIViewPropertyAnimator.durationInsteadOfNone
    timingParameters = parameters
    let pacing = Pacing(parameters)
    track = AnimatorTrack(
      pacing: pacing, duration: pacing.effectiveDuration(self.duration))
    super.init()
  }

  /// Makes an animator of 0.2 seconds and Core Animation's default pace.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// Makes an animator with a named pace.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a pace given by two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring that has settled when the duration is over.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  deinit {
    wasReleased()
  }

  /// UIKit's own value for animators that are made with a duration of 0 (measured).
  private static let durationInsteadOfNone = 0.2

  // MARK: Code

  /// Adds changes that start after a fraction of the time that remains, and take the rest of it.
  ///
  /// Active animators run the code at once; inactive ones when they start.
  ///
  /// - Parameter delayFactor: 0...1, of the time that remains.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: min(max(Double(delayFactor), 0), 1))
  }

  /// Adds changes; active animators run the code at once, inactive ones when they start.
  open func addAnimations(_ animation: @escaping () -> Void) {
    add(animation, delayFactor: 0)
  }

  /// Adds code that is called at the end, in the order of adding.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Life

  /// Runs the animations' code and starts to move, or goes on after a pause.
  open func startAnimation() {
    say("startAnimation()")
    start(after: 0)
  }

  /// Runs the animations' code now and starts to move after some seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    say("startAnimation(afterDelay:)", ["\(delay)"])
    start(after: max(0, delay))
  }

  /// Stops time for the animations; an inactive animator becomes active at its beginning.
  open func pauseAnimation() {
    say("pauseAnimation()")
    pause()
  }

  /// Goes on after a pause.
  ///
  /// - Parameters:
  ///   - parameters: Another pace from here to the end; `nil` goes on with the present one.
  ///   - durationFactor: How long the rest takes, as a multiple of the animator's duration; 0 is
  ///     as long as is left.
  open func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) {
    say(
      "continueAnimation(withTimingParameters:durationFactor:)",
      [parameters.map { String(describing: type(of: $0)) } ?? "nil", "\(durationFactor)"])
    resume(parameters.map(Pacing.init), durationFactor: max(0, Double(durationFactor)))
  }

  /// Ends the animations where they are; the views keep what is on the screen.
  ///
  /// - Parameter withoutFinishing: `true` makes the animator inactive and forgets its
  ///   completions; `false` leaves it stopped until ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    say("stopAnimation(_:)", ["\(withoutFinishing)"])
    stop(withoutFinishing: withoutFinishing)
  }

  /// Ends a stopped animator: places the views and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    say("finishAnimation(at:)", ["\(finalPosition)"])
    switch state {
    case .stopped: finish(at: finalPosition)
    case .active: fault("animator-finished-without-stop")
    case .inactive: break
    }
  }

  /// How far the animations have come from their beginning, 0...1, whether reversed or not.
  ///
  /// Setting it pauses the animations there, after running their code if need be. With
  /// ``scrubsLinearly`` it counts the way, otherwise the time.
  open var fractionComplete: CGFloat {
    get { CGFloat(min(max(currentFraction, 0), 1)) }
    set { scrub(to: min(max(Double(newValue), 0), 1)) }
  }

  /// Whether the animations run back to their beginning; may be set at any time.
  open var isReversed: Bool {
    get { runsBackwards }
    set { reverse(newValue) }
  }

  // MARK: Starting at once

  /// Makes an animator and starts it.
  ///
  /// - Parameters:
  ///   - duration: In seconds; inside of another animation 0 takes that one's.
  ///   - delay: In seconds.
  ///   - options: The curve; everything else has no meaning for property animators.
  ///
  /// Fidelity: subclasses get an animator of this class and not of their own.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let inherited = UIView.inheritedAnimationDuration
    let animator = UIViewPropertyAnimator(
      duration: duration == 0 && inherited > 0 ? inherited : duration, curve: options.curve,
      animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}
