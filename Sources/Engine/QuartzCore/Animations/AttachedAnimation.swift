import Motion

/// An animation on a layer: the copy that was taken, what it was lowered to, and where it stands.
package final class AttachedAnimation {
  package let key: String
  /// The layer's own copy.
  package let animation: CAAnimation
  /// What Motion samples; its `beginTime` means nothing until ``isResolved``.
  package internal(set) var description: AnimationDescription
  /// Whether a commit has decided when it begins.
  package private(set) var isResolved = false
  private(set) weak var loop: MainLoop? = MainLoop.shared
  private weak var layer: CALayer?
  private let batches: [CompletionBatch]
  private var hasStarted = false
  private var hasEnded = false
  private(set) var isStarting = false
  private(set) var isOver = false

  init(
    key: String, animation: CAAnimation, description: AnimationDescription, layer: CALayer,
    batches: [CompletionBatch]
  ) {
    self.key = key
    self.animation = animation
    self.description = description
    self.layer = layer
    self.batches = batches
    for batch in batches { batch.enter() }
  }

  /// Decides when the animation begins; one without a `beginTime` begins at `localTime`.
  func resolve(at localTime: Double) {
    guard !isResolved else { return }
    isResolved = true
    if description.timing.beginTime == 0 { description.timing.beginTime = localTime }
  }

  /// The description with a begin time, as if the animation were committed at `localTime`.
  package func resolved(at localTime: Double) -> AnimationDescription {
    var result = description
    if !isResolved && result.timing.beginTime == 0 { result.timing.beginTime = localTime }
    return result
  }

  // Instants are sums of many numbers of about a thousand; a nanosecond absorbs their rounding.
  private static let tolerance = 1e-9

  /// When the animation will next begin or end; infinite if it will not.
  func nextInstant(after now: Double) -> Double {
    guard let layer else { return now }
    let local = layer.localTime(at: now)
    var next = local.change
    let begin = description.timing.beginTime
    if local.rate > 0 {
      if !hasStarted && animation.delegate != nil {
        next = min(next, now + max(0, begin - local.time) / local.rate)
      }
      next = min(next, now + max(0, description.timing.activeEnd - local.time) / local.rate)
    } else if local.rate < 0 {
      next = min(next, now + max(0, local.time - begin) / -local.rate)
    }
    return next
  }

  /// Finds out whether the animation has begun or ended at `now`.
  ///
  /// Where local time runs backwards, arriving before the beginning is an end as well. A frozen
  /// layer ends nothing, wherever it stands.
  func update(at now: Double) {
    guard let layer else {
      isOver = true
      return
    }
    let local = layer.localTime(at: now)
    let begin = description.timing.beginTime
    isStarting = !hasStarted && local.time >= begin - Self.tolerance && local.rate > 0
    isOver =
      (local.rate > 0 && local.time >= description.timing.activeEnd - Self.tolerance)
      || (local.rate < 0 && local.time <= begin + Self.tolerance)
  }

  func start() {
    isStarting = false
    hasStarted = true
    guard let delegate = animation.delegate else { return }
    if !(delegate is EngineAnimationDelegate) {
      EngineLog.call(toApp: true, delegate, "animationDidStart(_:)", [key])
    }
    delegate.animationDidStart(animation)
  }

  /// Takes the animation off its layer if it does not want to stay.
  func expire() {
    guard animation.isRemovedOnCompletion else { return }
    layer?.forget(self)
  }

  /// Tells that the animation is over, the first time.
  ///
  /// One that stays on its layer after its end is not told of again when it is removed.
  func end(finished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    if let delegate = animation.delegate {
      if !(delegate is EngineAnimationDelegate) {
        EngineLog.call(
          toApp: true, delegate, "animationDidStop(_:finished:)", [key, String(finished)])
      }
      delegate.animationDidStop(animation, finished: finished)
    }
    for batch in batches { batch.leave() }
  }
}

extension CALayer {
  /// Changes when and how fast an attached animation runs; nobody is told that it began or ended.
  package func retime(_ attached: AttachedAnimation, _ change: (inout Timing) -> Void) {
    change(&attached.description.timing)
    touch()
    MainLoop.shared.animations.timingChanged()
  }
}
