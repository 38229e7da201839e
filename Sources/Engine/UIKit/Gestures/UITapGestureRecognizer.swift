import HeadlessQuartzCore

/// A discrete gesture.
///
/// Fidelity: how long, how far apart and how still taps have to be are engine rules; Apple gives no
/// numbers.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  /// Fidelity: stored, without effect, because there is no mouse.
  open var buttonMaskRequired = 1

  private var completedTaps = 0
  /// The points at which the fingers of the present tap landed, in the window's coordinates.
  private var landings: [CGPoint] = []
  private var firstTap: CGPoint?
  private var deadline: ScheduledWork?

  /// A tap does not prevent another tap recognizer that needs more taps.
  override open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    landings += touches.map(\.landing)
    guard landings.count <= numberOfTouchesRequired else { state = .failed; return }
    let first = firstTap ?? centroid
    firstTap = first
    guard TapLimits.isNear(first, centroid) else { state = .failed; return }
    failAfter(TapLimits.duration)
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if touches.contains(where: { !TapLimits.isNear($0.landing, $0.position) }) { state = .failed }
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard !trackedTouches.contains(where: \.isDown) else { return }
    guard landings.count == numberOfTouchesRequired else { state = .failed; return }
    landings = []
    completedTaps += 1
    if completedTaps >= numberOfTapsRequired {
      deadline?.cancel()
      state = .ended
    } else {
      failAfter(TapLimits.interval)
    }
  }

  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override open func reset() {
    super.reset()
    completedTaps = 0
    landings = []
    firstTap = nil
    deadline?.cancel()
    deadline = nil
  }

  private func failAfter(_ seconds: Double) {
    deadline?.cancel()
    deadline = MainLoop.shared.perform(after: seconds) { [weak self] in
      guard let self, machine.state == .possible, !isWaiting else { return }
      state = .failed
    }
  }
}
