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
      fault(.animatorChangedWhileActive, ["property": "isInterruptible"])
    }
  }
  /// Whether scrubbing moves evenly, or along the pace (`false`).
  open var scrubsLinearly = true
  /// Whether layout that was due before the animations is done without them, and layout that follows
  /// from them is animated.
  open var flushUpdates = false
  /// Whether the animator stays active at the end, without calling its completions.
  open var pausesOnCompletion = false

  public internal(set) var state = UIViewAnimatingState.inactive
  /// Still `true` while completions are called.
  ///
  /// Fidelity: ``state`` is inactive meanwhile; UIKit's is reported to be a number without a name.
  public var isRunning: Bool { movement != nil || isCompleting }

  // Blocks to run at the start, and at completion.
  var waiting: [(animation: () -> Void, delayFactor: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  // The started animations.
  var managedAnimations: [ManagedAnimation] = []
  var restorations: [Restoration] = []
  var effectChanges: [EffectChange] = []
  var track: AnimatorTrack
  var movement: AnimatorMovement?
  /// Whether completions are called because the animations have ended by themselves.
  var isCompleting = false
  var runsBackwards = false
  let block = AnimationBlock(completion: nil)

  /// Creates an inactive animator; see ``startAnimation()``.
  ///
  /// - Parameters:
  ///   - duration: In seconds; springs with their own duration ignore it.
  ///   - parameters: The pacing.
  public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
    self.duration = duration > 0 ? duration : UIViewPropertyAnimator.durationInsteadOfNone
    timingParameters = parameters
    let pacing = Pacing(parameters)
    track = AnimatorTrack(
      pacing: pacing, duration: pacing.effectiveDuration(self.duration))
    super.init()
  }

  /// Creates an animator of 0.2 seconds with Core Animation's default curve.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

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

  let origin = WorldOfOrigin()

  deinit {
    wasReleased()
  }

  /// UIKit's duration for animators with a duration of 0 (measured).
  private static let durationInsteadOfNone = 0.2

  // MARK: Code

  /// Adds changes that start after a fraction of the remaining duration.
  ///
  /// Active animators run the closure at once, inactive ones when they start.
  ///
  /// - Parameter delayFactor: A fraction of the remaining duration, 0...1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: min(max(Double(delayFactor), 0), 1))
  }

  /// Active animators run the closure at once, inactive ones when they start.
  open func addAnimations(_ animation: @escaping () -> Void) {
    add(animation, delayFactor: 0)
  }

  /// Completions are called in the order in which they were added.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Life

  /// Starts the animations, or continues after a pause.
  open func startAnimation() {
    say("startAnimation()")
    start(after: 0)
  }

  /// Runs the closures of the animations now, and starts the animations after the delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    say("startAnimation(afterDelay:)", ["\(delay)"])
    start(after: max(0, delay))
  }

  /// An inactive animator becomes active, paused at its start.
  open func pauseAnimation() {
    say("pauseAnimation()")
    pause()
  }

  /// Continues after a pause.
  ///
  /// - Parameters:
  ///   - parameters: The pacing from here to the end; `nil` keeps the current one.
  ///   - durationFactor: The remaining duration, as a multiple of the animator's; 0 keeps it.
  open func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) {
    say(
      "continueAnimation(withTimingParameters:durationFactor:)",
      [parameters.map(Self.words) ?? "nil", "\(durationFactor)"])
    resume(parameters.map(Pacing.init), durationFactor: max(0, Double(durationFactor)))
  }

  /// The class of timing parameters, and whether a velocity is no number.
  private static func words(for parameters: UITimingCurveProvider) -> String {
    let velocity = parameters.springTimingParameters?.initialVelocity ?? .zero
    let isFinite = velocity.dx.isFinite && velocity.dy.isFinite
    return "\(type(of: parameters))\(isFinite ? "" : " with a velocity that is not finite")"
  }

  /// Ends the animations; the views keep the values on screen.
  ///
  /// - Parameter withoutFinishing: `true` makes the animator inactive without calling its
  ///   completions; `false` leaves it stopped until ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    say("stopAnimation(_:)", ["\(withoutFinishing)"])
    stop(withoutFinishing: withoutFinishing)
  }

  /// Sets the views' values for a position, and calls the completions of a stopped animator.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    say("finishAnimation(at:)", ["\(finalPosition)"])
    switch state {
    case .stopped: finish(at: finalPosition)
    case .active: fault(.animatorFinishedWithoutStop)
    case .inactive: break
    }
  }

  /// From 0 to 1 in the direction of the movement: a reversed animator counts from the end, as since
  /// iOS 11.
  ///
  /// Setting it pauses the animations. While they run it is a fraction of the duration, whatever their
  /// pace; while they stand still it is a progress with ``scrubsLinearly``, otherwise a fraction of the
  /// duration.
  ///
  /// Fidelity: what it is after a pause was measured by nobody.
  open var fractionComplete: CGFloat {
    get {
      let fraction = CGFloat(min(max(currentFraction, 0), 1))
      return runsBackwards ? 1 - fraction : fraction
    }
    set {
      let fraction = min(max(Double(newValue), 0), 1)
      scrub(to: runsBackwards ? 1 - fraction : fraction)
    }
  }

  /// Can be set at any time.
  open var isReversed: Bool {
    get { runsBackwards }
    set { reverse(newValue) }
  }

  // MARK: Starting at once

  /// Creates and starts an animator.
  ///
  /// - Parameters:
  ///   - duration: In seconds; 0 in another animation inherits that one's.
  ///   - delay: In seconds.
  ///   - options: Only the curve is used.
  ///
  /// Fidelity: returns an animator of this class also to subclasses.
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
