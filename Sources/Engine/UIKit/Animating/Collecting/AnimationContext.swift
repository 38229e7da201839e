import HeadlessQuartzCore
import Motion

/// A running animation block, which animates changes of views.
///
/// Views ask ``current`` for the action of each change of their own layer. Blocks nest; the inner one
/// inherits the duration and pacing of the outer one unless its options say otherwise.
final class AnimationContext {
  enum Role {
    /// Starts an animation for each change.
    case animating
    /// Adds each change to a keyframe.
    case recording(KeyframeRecording)
    /// Does not animate.
    case idle
  }

  /// The innermost running block.
  private(set) static var current: AnimationContext? {
    get { World.current.uiKit.animationContext }
    set { World.current.uiKit.animationContext = newValue }
  }

  /// `UIView.areAnimationsEnabled`.
  static var areAnimationsEnabled: Bool {
    get { World.current.uiKit.areAnimationsEnabled }
    set { World.current.uiKit.areAnimationsEnabled = newValue }
  }

  var timing: AnimationTiming
  let role: Role
  var options: UIView.AnimationOptions
  let block: AnimationBlock
  /// The property animator whose animations these are.
  private(set) weak var animator: UIViewPropertyAnimator?
  /// The start and end of its animations, as fractions of the animator's duration.
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

  /// Makes the context of a block, which inherits from the current one.
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

  func run(_ body: () -> Void) {
    if options.contains(.flushUpdates) { Self.withoutAnimation(Self.layOutWindows) }
    enter()
    body()
    if options.contains(.flushUpdates) { Self.layOutWindows() }
    leave()
  }

  /// Takes the animations to run alongside a transition, for the first block or property animator
  /// that its animator starts; `nil` for all others.
  static func takeAlongside() -> ((AnimationContext) -> Void)? {
    guard current == nil, let alongside = World.current.uiKit.alongsideAnimations
    else { return nil }
    World.current.uiKit.alongsideAnimations = nil
    return alongside
  }

  /// Runs a block's closure, and in the first block of a transition's animator also the animations
  /// alongside.
  func runWithAlongside(_ body: () -> Void) {
    guard let alongside = Self.takeAlongside() else { return run(body) }
    run {
      body()
      alongside(self)
    }
  }

  private static func layOutWindows() {
    for window in UIApplication.shared.windows { window.layoutIfNeeded() }
  }

  /// Makes this the innermost block.
  func enter() {
    outer = AnimationContext.current
    AnimationContext.current = self
  }

  /// Makes the outer block the innermost again.
  func leave() {
    if options.contains(.layoutSubviews) {
      for view in resized { view.layoutIfNeeded() }
      resized = []
    }
    AnimationContext.current = outer
    outer = nil
  }

  static func withoutAnimation(_ body: () -> Void) {
    let still = AnimationTiming(duration: 0, pacing: .curve(.linear))
    AnimationContext(timing: still, role: .idle, block: AnimationBlock(completion: nil)).run(body)
  }

  /// Returns the action for a change of a view's layer; `nil` if the change does not animate.
  ///
  /// Called before the change, while the layer has its old value.
  func action(for layer: CALayer, key: String) -> CAAction? {
    guard !isIdle, AnimationContext.areAnimationsEnabled,
      let property = LayerProperty(rawValue: key), property.blockAnimation != .no
    else { return nil }
    let change = PropertyChange(property, of: layer, in: self)
    guard property.blockAnimation != .additively, case .animating = role, animator == nil else {
      return change
    }
    return BlockAnimation.make(change, forKey: key, timing: timing)
  }

  /// Whether animations start at the values on screen; those of property animators always do.
  var startsAtPresentation: Bool {
    animator != nil || options.contains(.beginFromCurrentState)
  }

  /// Whether animated views receive no touches.
  var blocksTouches: Bool {
    if let animator { return !animator.isUserInteractionEnabled }
    return !options.contains(.allowUserInteraction)
  }

  func noteResizing(of view: UIView?) {
    guard options.contains(.layoutSubviews), let view else { return }
    resized.append(view)
  }

  /// Returns the window of an inner block of an animator's block.
  private func window(ofDuration duration: Double, delay: Double) -> ClosedRange<Double> {
    guard animator != nil, timing.duration > 0 else { return window }
    let length = window.upperBound - window.lowerBound
    let start = window.lowerBound + delay / timing.duration * length
    return start...(start + duration / timing.duration * length)
  }
}
