import HeadlessQuartzCore
import Motion

/// The animation block that is being run: turns changes of views into animations of their layers.
///
/// Views ask ``current`` for the action of each change of their own layer. Blocks nest; inside of
/// another one, a block takes that one's duration and pace unless its options say otherwise.
final class AnimationContext {
  /// What a block does with the changes that happen in it.
  enum Role {
    /// Each change becomes an animation.
    case animating
    /// Each change becomes a keyframe; see ``KeyframeRecording``.
    case recording(KeyframeRecording)
    /// Changes take effect at once.
    case idle
  }

  /// The innermost block that is being run.
  private(set) static var current: AnimationContext?

  /// `UIView.areAnimationsEnabled`.
  static var areAnimationsEnabled = true

  var timing: AnimationTiming
  let role: Role
  let options: UIView.AnimationOptions
  let block: AnimationBlock
  /// What pauses and scrubs the animations, if a property animator does.
  private(set) weak var animator: UIViewPropertyAnimator?
  /// Where in the animator's course its animations stand, as fractions of its duration.
  let window: ClosedRange<Double>
  private var outer: AnimationContext?
  private var resized: [UIView] = []

  init(
    timing: AnimationTiming, role: Role = .animating, options: UIView.AnimationOptions = [],
    block: AnimationBlock, animator: UIViewPropertyAnimator? = nil,
    window: ClosedRange<Double> = 0...1
  ) {
    self.timing = timing
    self.role = role
    self.options = options
    self.block = block
    self.animator = animator
    self.window = window
  }

  /// Makes the context of a block as its options ask for it, inside of the present one if any.
  convenience init(
    duration: Double, delay: Double, pacing: Pacing, options: UIView.AnimationOptions,
    role: Role = .animating, block: AnimationBlock
  ) {
    var timing = AnimationTiming(duration: max(0, duration), delay: max(0, delay), pacing: pacing)
    if options.contains(.repeat) { timing.repeatCount = .infinity }
    timing.autoreverses = options.contains(.autoreverse)
    timing.duration = pacing.effectiveDuration(timing.duration)
    var role = role
    var options = options
    var window = 0.0...1.0
    let outer = AnimationContext.current
    if let outer, !outer.isIdle, !options.contains(.overrideInheritedOptions) {
      if !options.contains(.overrideInheritedDuration) { timing.duration = outer.timing.duration }
      if !options.contains(.overrideInheritedCurve), case .curve = pacing {
        timing.pacing = outer.timing.pacing
      }
      if timing.repeatCount == 0 { timing.repeatCount = outer.timing.repeatCount }
      if !timing.autoreverses { timing.autoreverses = outer.timing.autoreverses }
      options.formUnion(
        outer.options.intersection([.allowUserInteraction, .beginFromCurrentState]))
      window = outer.window(ofDuration: timing.duration, delay: timing.delay)
      if outer.animator == nil { timing.delay += outer.timing.delay }
    }
    let isStill = timing.duration == 0 && timing.delay == 0
    if isStill || !AnimationContext.areAnimationsEnabled || outer?.isIdle == true { role = .idle }
    self.init(
      timing: timing, role: role, options: options, block: block,
      animator: outer?.animator, window: window)
  }

  var isIdle: Bool {
    if case .idle = role { return true }
    return false
  }

  /// Runs code as the innermost block.
  func run(_ body: () -> Void) {
    enter()
    body()
    leave()
  }

  /// Becomes the innermost block.
  func enter() {
    outer = AnimationContext.current
    AnimationContext.current = self
  }

  /// Makes the block around this one the innermost again.
  func leave() {
    if options.contains(.layoutSubviews) {
      for view in resized { view.layoutIfNeeded() }
      resized = []
    }
    AnimationContext.current = outer
    outer = nil
  }

  /// Runs code whose changes take effect at once.
  static func withoutAnimation(_ body: () -> Void) {
    let still = AnimationTiming(duration: 0, pacing: .curve(.linear))
    AnimationContext(timing: still, role: .idle, block: AnimationBlock(completion: nil)).run(body)
  }

  /// What a view's layer does about a change; `nil` if it just happens.
  ///
  /// Called before the change, so that the layer still has its old value.
  func action(for layer: CALayer, key: String) -> CAAction? {
    guard !isIdle, let property = LayerProperty(rawValue: key), property.blockAnimation != .no
    else { return nil }
    return PropertyChange(property, of: layer, in: self)
  }

  /// Whether animations begin with what is on the screen; a property animator's always do.
  var continuesFromScreen: Bool {
    animator != nil || options.contains(.beginFromCurrentState)
  }

  /// Whether the animating views get no touches.
  var blocksTouches: Bool {
    if let animator { return !animator.isUserInteractionEnabled }
    return !options.contains(.allowUserInteraction)
  }

  func noteResizing(of view: UIView?) {
    guard options.contains(.layoutSubviews), let view else { return }
    resized.append(view)
  }

  /// Where an inner block of an animator's block stands in the animator's course.
  private func window(ofDuration duration: Double, delay: Double) -> ClosedRange<Double> {
    guard animator != nil, timing.duration > 0 else { return window }
    let length = window.upperBound - window.lowerBound
    let start = window.lowerBound + delay / timing.duration * length
    return start...(start + duration / timing.duration * length)
  }
}
