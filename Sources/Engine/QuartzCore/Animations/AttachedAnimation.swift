import Motion

/// An animation on a layer: the copy that the layer keeps, its description, and its state.
package final class AttachedAnimation {
  package let key: String
  /// The layer's own copy.
  package let animation: CAAnimation
  /// The description that Motion samples; its `beginTime` is valid once ``isResolved``.
  package internal(set) var description: AnimationDescription
  /// Whether a commit has set the begin time.
  package private(set) var isResolved = false
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

  /// Sets the begin time to `localTime`, unless the animation has one.
  ///
  /// The layer's copy tells it too. An object of an app's own class is no copy: it would keep the time
  /// where it is added again.
  func resolve(at localTime: Double) {
    guard !isResolved else { return }
    isResolved = true
    guard description.timing.beginTime == 0 else { return }
    description.timing.beginTime = localTime
    if animation.isOfEngineClass { animation.timing.beginTime = localTime }
  }

  /// Returns the description as if the animation were committed at `localTime`.
  package func resolved(at localTime: Double) -> AnimationDescription {
    var result = description
    if !isResolved && result.timing.beginTime == 0 { result.timing.beginTime = localTime }
    return result
  }

  // A nanosecond absorbs the rounding of sums of instants near 1000.
  private static let tolerance = 1e-9

  /// Returns when the animation next begins or ends, in media time; infinite if it does not.
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

  /// Updates ``isStarting`` and ``isOver``.
  ///
  /// While local time runs backwards, reaching the beginning is an end as well. In a paused layer
  /// animations do not end.
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

  /// Removes the animation from its layer, if it is removed on completion.
  func expire() {
    guard animation.isRemovedOnCompletion else { return }
    layer?.forget(self)
  }

  /// Notifies the delegate and the transactions that the animation is over; once.
  ///
  /// Removing an animation later that has stayed on its layer does not notify again.
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
  /// Changes the timing of an attached animation without notifying its delegate.
  package func retime(_ attached: AttachedAnimation, _ change: (inout Timing) -> Void) {
    change(&attached.description.timing)
    touch()
    MainLoop.shared.animations.timingChanged()
  }
}
