import HeadlessQuartzCore

/// A continuous gesture that begins when the distance of two fingers has changed by 10 points.
///
/// These points are absorbed: the scale counts from the distance after them.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Relative to the distance at the beginning; setting it counts from a new value.
  open var scale: CGFloat = 1 {
    didSet {
      guard let span = FingerSpan(trackedTouches), scale > 0, !isMeasuring else { return }
      reference = span.length / scale
    }
  }

  /// Change of `scale` per second.
  open var velocity: CGFloat { meter.velocity(at: MainLoop.shared.now) }

  /// The fingers' distance at which `scale` is 1, in points.
  private var reference: CGFloat?
  private var meter = VelocityMeter<CGFloat>()
  private var isMeasuring = false

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let span = FingerSpan(trackedTouches), reference == nil else { return }
    reference = span.length
    meter.add(1, at: event.timestamp)
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let span = FingerSpan(trackedTouches), let start = reference else { return }
    if machine.state == .possible && !isWaiting {
      let growth = span.length - start
      guard abs(growth) >= Slop.distance else { return }
      reference = max(start + (growth > 0 ? Slop.distance : -Slop.distance), 1)
      measure(span, at: event.timestamp)
      state = .began
    } else {
      measure(span, at: event.timestamp)
      state = .changed
    }
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if machine.state == .possible && !isWaiting {
      if !trackedTouches.contains(where: \.isDown) { state = .failed }
    } else {
      state = .ended
    }
  }

  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override open func reset() {
    super.reset()
    isMeasuring = true
    scale = 1
    isMeasuring = false
    reference = nil
    meter = VelocityMeter()
  }

  private func measure(_ span: FingerSpan, at instant: Double) {
    guard let reference else { return }
    isMeasuring = true
    scale = span.length / reference
    isMeasuring = false
    meter.add(scale, at: instant)
  }
}
