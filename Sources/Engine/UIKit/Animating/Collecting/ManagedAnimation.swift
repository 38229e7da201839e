import Foundation
import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

/// An animation that an animation block started on a layer, from its start to its completion.
///
/// The layer retains the Core Animation animation, which retains its delegate, the
/// ``Attachment``, which retains this. A property animator attaches a new Core Animation animation
/// whenever it pauses, scrubs or reverses.
final class ManagedAnimation {
  enum Content {
    case property(LayerProperty, AnimationValues)
    case transition(ContentTransition)
  }

  /// How a property animator has paused the animation.
  enum Pause {
    /// At a fraction of its duration; the pacing decides the progress.
    case paced
    /// At a progress.
    case linear
  }

  /// Called with each new animation.
  static var creationObserver: ((ManagedAnimation) -> Void)? {
    get { World.current.uiKit.animationObserver }
    set { World.current.uiKit.animationObserver = newValue }
  }

  let content: Content
  let isVertical: Bool
  let pacing: Pacing
  /// Its start and end, as fractions of its property animator's duration.
  let window: ClosedRange<Double>
  let repeats: Bool
  private(set) weak var layer: CALayer?
  private let block: AnimationBlock
  private weak var animator: UIViewPropertyAnimator?
  private weak var touchBlockedView: UIView?
  private weak var attachment: Attachment?
  private var key: String?
  private var isOpen = true
  /// Whether the attached animation waits for its beginning, which a commit gives to each.
  private var isDelayed = false
  /// Whether the attached animation has run to its end.
  private(set) var hasReachedEnd = false
  /// How the attached animation is paused; `nil` if it runs.
  var pause: Pause?

  init(_ content: Content, of layer: CALayer, context: AnimationContext, isVertical: Bool = false) {
    self.content = content
    self.layer = layer
    self.isVertical = isVertical
    pacing = context.timing.pacing
    window = context.window
    repeats = context.timing.repeats
    block = context.block
    if case .property = content { animator = context.animator }
    if context.blocksTouches { touchBlockedView = layer.owner as? UIView }
    block.began(self)
    touchBlockedView?.touchBlockingAnimations += 1
    Self.creationObserver?(self)
  }

  /// An animation of one coordinate, which runs beside the other's in place of a point's.
  private init(
    _ values: AnimationValues, of property: LayerProperty, isVertical: Bool,
    inPlaceOf whole: ManagedAnimation
  ) {
    content = .property(property, values)
    layer = whole.layer
    self.isVertical = isVertical
    pacing = whole.pacing
    window = whole.window
    repeats = whole.repeats
    block = whole.block
    animator = whole.animator
    touchBlockedView = whole.touchBlockedView
    block.began(self)
    touchBlockedView?.touchBlockingAnimations += 1
    Self.creationObserver?(self)
  }

  /// Splits the animation of a point into those of its coordinates, and ends; `nil` for others.
  func splitIntoAxes() -> [ManagedAnimation]? {
    guard case .property(let property, let values) = content, let axes = values.axes else {
      return nil
    }
    let parts = [(axes.horizontal, false), (axes.vertical, true)].map { values, isVertical in
      ManagedAnimation(values, of: property, isVertical: isVertical, inPlaceOf: self)
    }
    detach()
    notifyBlock(finished: true)
    return parts
  }

  deinit {
    notifyBlock(finished: false)
  }

  /// Attaches the animation with the timing of its block.
  func attach(_ timing: AnimationTiming) {
    guard let layer else { return }
    let duration = max(timing.duration, AnimationTiming.leastDuration)
    let animation: CAAnimation
    switch content {
    case .property(_, let values):
      animation = values.animation(pacing: pacing, duration: duration, isVertical: isVertical)
    case .transition(let transition):
      animation = transition.animation(pacing: pacing, duration: duration)
    }
    animation.repeatCount = timing.repeatCount
    animation.autoreverses = timing.autoreverses
    if timing.delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + timing.delay
    }
    attach(animation, to: layer)
  }

  /// Replaces the attached animation.
  func attach(_ animation: CAAnimation, to layer: CALayer) {
    let attachment = Attachment(self)
    animation.delegate = attachment
    let key = self.key ?? freeKey(in: layer)
    self.attachment?.managed = nil
    self.attachment = attachment
    self.key = key
    hasReachedEnd = false
    pause = nil
    isDelayed = animation.beginTime != 0
    layer.add(animation, forKey: key)
  }

  /// Moves a paused animation to another offset.
  ///
  /// - Returns: Whether an animation is attached.
  func move(to offset: Double) -> Bool {
    guard let layer, let attached else { return false }
    layer.retime(attached) { $0.timeOffset = offset }
    return true
  }

  /// The time until it begins, in seconds; 0 unless the block has a delay.
  var delay: Double {
    guard isDelayed, let layer, let attached else { return 0 }
    return attached.animation.beginTime - layer.convertTime(CACurrentMediaTime(), from: nil)
  }

  /// The duration of a cycle, in seconds; 0 if nothing is attached.
  var duration: Double { attached?.animation.duration ?? 0 }

  /// Replaces the pacing by a linear one.
  func makeLinear() {
    guard case .property(_, let values) = content, let layer, let former = attached?.animation
    else { return }
    let animation = values.animation(pacing: nil, duration: former.duration, isVertical: isVertical)
    animation.repeatCount = former.repeatCount
    animation.autoreverses = former.autoreverses
    if isDelayed { animation.beginTime = former.beginTime }
    attach(animation, to: layer)
  }

  /// Pauses at an offset from its beginning, in seconds.
  func pause(at offset: Double) {
    guard let layer, let attached else { return }
    layer.retime(attached) {
      $0.speed = 0
      $0.timeOffset = offset
    }
  }

  /// Runs from an offset, in seconds; completes if the offset is at the end.
  func run(from offset: Double) {
    guard let layer, let attached else { return }
    let animation = attached.animation
    let isPlain = animation.repeatCount == 0 && !animation.autoreverses
    // Offsets are sums of instants near 1000 seconds; a nanosecond is far above their rounding.
    guard !isPlain || animation.duration > offset + 1e-9 else { return finish() }
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.retime(attached) {
      $0.speed = 1
      $0.timeOffset = 0
      $0.beginTime = now - offset
    }
  }

  /// Removes the animation as finished.
  func finish() {
    detach()
    coreAnimationStopped(finished: true)
  }

  private var attached: AttachedAnimation? {
    guard let layer, let attachment else { return nil }
    return layer.attachedAnimations.first { $0.animation.delegate === attachment }
  }

  /// Removes the animation from its layer, which then shows its model values.
  func detach() {
    attachment?.managed = nil
    attachment = nil
    if let key { layer?.removeAnimation(forKey: key) }
    key = nil
  }

  /// Ends in favour of another animation of the same property; the block is notified as of any
  /// removal, when the turn ends.
  func supersede() {
    animator?.forget(self)
    guard let layer, let key, attached != nil else { return endAsRemoved(finished: false) }
    self.key = nil
    layer.removeAnimation(forKey: key)
  }

  /// Called when Core Animation's animation has stopped.
  fileprivate func coreAnimationStopped(finished: Bool) {
    if finished, let animator {
      hasReachedEnd = true
      animator.reachedEnd(self)
    } else {
      // In the background the layer keeps what is not removed on completion, and the animator has ended.
      if animator != nil, attached != nil { detach() }
      endAsRemoved(finished: finished)
    }
  }

  /// Ends after the layer was released with the animation, which calls no delegate.
  fileprivate func layerWasReleased() {
    MainLoop.shared.perform(after: 0) { self.endAsRemoved(finished: false) }
  }

  private func endAsRemoved(finished: Bool) {
    attachment?.managed = nil
    attachment = nil
    notifyBlock(finished: finished)
    animator?.wasRemoved(self)
  }

  /// Notifies the block and unblocks touches; the second call has no effect.
  func notifyBlock(finished: Bool) {
    guard isOpen else { return }
    isOpen = false
    touchBlockedView?.touchBlockingAnimations -= 1
    block.ended(finished: finished)
  }

  /// Whether the layer is in no window that is shown.
  var isOffscreen: Bool { layer?.isRendered != true }

  func finishIfOffscreen() {
    guard isOpen, isOffscreen else { return }
    finish()
  }

  /// Finishes if the layer is in no window, and after the time that it takes in one that is not shown.
  ///
  /// Fidelity: a property animator ends at once in a window that is not shown.
  func finishUnseen() {
    guard isOpen, isOffscreen else { return }
    guard let attached, (layer?.owner as? UIView)?.window != nil else { return finish() }
    let time = max(delay, 0) + attached.description.timing.activeDuration
    guard time.isFinite else { return }
    MainLoop.shared.perform(after: time) { self.finishIfOffscreen() }
  }

  /// Additive animations have numbered keys; absolute ones replace each other under the same key.
  private func freeKey(in layer: CALayer) -> String {
    guard case .property(_, let values) = content else { return "transition" }
    let keyPath = values.keyPath.text
    guard values.isAdditive else { return keyPath }
    var key = keyPath
    var number = 2
    while layer.animation(forKey: key) != nil {
      key = "\(keyPath)-\(number)"
      number += 1
    }
    return key
  }

  /// Whether it adds to the other animations of its property.
  var isAdditive: Bool {
    if case .property(_, let values) = content { values.isAdditive } else { false }
  }

  /// Whether hit tests use the view's position on screen.
  fileprivate var movesHitTesting: Bool {
    animator.map { !$0.isManualHitTestingEnabled } ?? false
  }

  fileprivate func animates(_ property: LayerProperty) -> Bool {
    if case .property(property, _) = content { return true }
    return false
  }
}

/// The delegate of an attached animation; `managed` is `nil` once another one has replaced it.
final class Attachment: NSObject, EngineAnimationDelegate {
  fileprivate(set) var managed: ManagedAnimation?
  private let origin = WorldOfOrigin()

  fileprivate init(_ managed: ManagedAnimation) {
    self.managed = managed
  }

  deinit {
    if origin.isCurrent { managed?.layerWasReleased() }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    managed?.coreAnimationStopped(finished: flag)
  }
}

extension UIView {
  /// Converts the location of a touch from the superview, for a hit test.
  ///
  /// Property animators let views be hit where they are on screen; see
  /// ``UIViewPropertyAnimator/isManualHitTestingEnabled``.
  func hitTestLocation(of point: CGPoint, in superview: UIView) -> CGPoint {
    let usesPresentation = layer.attachedAnimations.contains {
      ($0.animation.delegate as? Attachment)?.managed?.movesHitTesting == true
    }
    guard usesPresentation, let shown = layer.presentation() else {
      return superview.convert(point, to: self)
    }
    return shown.convert(point, from: superview.layer)
  }
}

extension CALayer {
  /// The animations of a property that animation blocks have started on this layer.
  func managedAnimations(of property: LayerProperty) -> [ManagedAnimation] {
    attachedAnimations.compactMap { attached in
      guard let managed = (attached.animation.delegate as? Attachment)?.managed else { return nil }
      return managed.animates(property) ? managed : nil
    }
  }
}
