import HeadlessQuartzCore

/// A continuous gesture that begins when two fingers have moved 10 points around their centroid.
///
/// These points are absorbed: the rotation counts from the angle after them.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians, clockwise; setting it counts from a new value.
  open var rotation: CGFloat = 0
  /// In radians per second.
  open var velocity: CGFloat { velocityTracker.velocity(at: MainLoop.shared.now) }

  private var latestAngle: CGFloat?
  private var turned: CGFloat = 0
  private var velocityTracker = VelocityTracker<CGFloat>()

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let span = FingerSpan(trackedTouches), latestAngle == nil else { return }
    latestAngle = span.angle
    velocityTracker.add(0, at: event.timestamp)
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let span = FingerSpan(trackedTouches), let latest = latestAngle else { return }
    var step = span.angle - latest
    if step > .pi { step -= 2 * .pi }
    if step < -.pi { step += 2 * .pi }
    latestAngle = span.angle
    turned += step
    velocityTracker.add(turned, at: event.timestamp)
    if machine.state == .possible && !isWaiting {
      let slop = Slop.distance / (span.length / 2)
      guard abs(turned) >= slop else { return }
      rotation = turned - (turned > 0 ? slop : -slop)
      state = .began
    } else {
      rotation += step
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
    rotation = 0
    turned = 0
    latestAngle = nil
    velocityTracker = VelocityTracker()
  }
}
