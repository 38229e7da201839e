import HeadlessQuartzCore

/// A continuous gesture that begins when fingers have rested for a while.
///
/// It changes as the fingers move on, and ends when they lift.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far fingers may move before the time is up, in points.
  open var allowableMovement: CGFloat = 10
  open var numberOfTouchesRequired = 1
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0

  private var completedTaps = 0
  private var deadline: ScheduledWork?

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard machine.state == .possible else { return }
    if numberOfTouches > numberOfTouchesRequired {
      state = .failed
    } else if numberOfTouches == numberOfTouchesRequired && completedTaps == numberOfTapsRequired {
      schedule(after: minimumPressDuration) { $0.state = .began }
    } else {
      schedule(after: TapLimits.duration) { $0.state = .failed }
    }
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    switch machine.state {
    case .possible:
      let strays = touches.contains { $0.landing.distance(to: $0.position) > allowableMovement }
      if strays && !isWaiting { state = .failed }
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard machine.state == .possible, !isWaiting else {
      if !trackedTouches.contains(where: \.isDown) { state = .ended }
      return
    }
    if completedTaps < numberOfTapsRequired {
      completedTaps += 1
      schedule(after: TapLimits.interval) { $0.state = .failed }
    } else {
      state = .failed
    }
  }

  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override open func reset() {
    super.reset()
    completedTaps = 0
    deadline?.cancel()
    deadline = nil
  }

  private func schedule(
    after seconds: Double, _ decide: @escaping (UILongPressGestureRecognizer) -> Void
  ) {
    deadline?.cancel()
    deadline = MainLoop.shared.perform(after: seconds) { [weak self] in
      guard let self, machine.state == .possible, !isWaiting else { return }
      decide(self)
    }
  }
}
