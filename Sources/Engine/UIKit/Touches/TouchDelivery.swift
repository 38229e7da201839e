/// Brings the touches of an event to recognizers first and to views afterwards.
///
/// A view gets a touch at once unless a recognizer of that touch asks to delay it, loses it when a
/// recognizer that cancels touches recognizes its gesture, and gets a delayed touch in the end if
/// all recognizers that delayed it fail.
final class TouchDelivery {
  static let shared = TouchDelivery()

  /// How far a touch has come on its way to its view.
  private enum Progress {
    /// Recognizers may still claim the touch; the view knows nothing of it.
    case held(lifted: Bool)
    case delivered
    /// The finger was lifted, but the view is not told before recognizers have decided.
    case lifted
    /// The view does not, or no longer, take part.
    case over
  }

  private var progress: [(touch: UITouch, state: Progress)] = []

  /// Forgets all fingers.
  func startOver() {
    progress = []
  }

  /// Delivers one event of a window.
  func deliver(_ event: UIEvent) {
    let landed = event.touches.filter { $0.phase == .began }
    for touch in landed {
      touch.gestureRecognizers = GestureEnvironment.shared.recognizers(for: touch, in: event)
    }
    GestureEnvironment.shared.deliver(event)
    for touch in landed { begin(touch, in: event) }
    move(event.touches.filter { $0.phase == .moved }, in: event)
    for touch in event.touches where touch.phase == .ended { lift(touch) }
    let cancelled = event.touches.filter { $0.phase == .cancelled }
    end(cancelled, in: event) { $0.touchesCancelled($1, with: event) }
    update(in: event)
  }

  /// Lets views have, or lose, the touches about which recognizers have decided in the meantime.
  func update(in event: UIEvent? = nil) {
    for index in progress.indices {
      let (touch, state) = progress[index]
      guard let view = touch.view else { progress[index].state = .over; continue }
      let recognizers = touch.gestureRecognizers ?? []
      switch state {
      case .held(let lifted):
        if touch.isClaimed {
          progress[index].state = .over
        } else if !recognizers.contains(where: { $0.delaysTouchesBegan && $0.isDeciding }) {
          progress[index].state = lifted ? .lifted : .delivered
          view.touchesBegan([touch], with: event)
        }
      case .delivered, .lifted:
        if touch.isClaimed {
          progress[index].state = .over
          view.touchesCancelled([touch], with: event)
        }
      case .over: break
      }
      guard index < progress.count else { return }
      if case .lifted = progress[index].state,
        !recognizers.contains(where: { $0.delaysTouchesEnded && $0.isDeciding })
      {
        progress[index].state = .over
        view.touchesEnded([touch], with: event)
      }
    }
    progress.removeAll { entry in
      if case .over = entry.state { return !entry.touch.isDown }
      return false
    }
  }

  private func begin(_ touch: UITouch, in event: UIEvent) {
    guard let view = touch.view else { return }
    let isSecond = progress.contains { $0.touch.view === view && $0.touch.isDown }
    if isSecond && !view.isMultipleTouchEnabled {
      progress.append((touch, .over))
    } else {
      progress.append((touch, .held(lifted: false)))
    }
  }

  private func lift(_ touch: UITouch) {
    guard let index = progress.firstIndex(where: { $0.touch === touch }) else { return }
    switch progress[index].state {
    case .held: progress[index].state = .held(lifted: true)
    case .delivered: progress[index].state = .lifted
    case .lifted, .over: break
    }
  }

  private func move(_ touches: [UITouch], in event: UIEvent) {
    // A recognizer that began with this very event takes its touches away before they move.
    update(in: event)
    let delivered = touches.filter { touch in
      progress.contains { entry in
        if entry.touch === touch, case .delivered = entry.state { return true }
        return false
      }
    }
    for (view, touches) in grouped(delivered) { view.touchesMoved(touches, with: event) }
  }

  private func end(
    _ touches: [UITouch], in event: UIEvent, _ tell: (UIView, Set<UITouch>) -> Void
  ) {
    for touch in touches {
      guard let index = progress.firstIndex(where: { $0.touch === touch }) else { continue }
      let state = progress[index].state
      progress[index].state = .over
      if case .delivered = state, let view = touch.view { tell(view, [touch]) }
    }
  }

  /// Touches by view, in the order in which their fingers landed.
  private func grouped(_ touches: [UITouch]) -> [(UIView, Set<UITouch>)] {
    var groups: [(UIView, Set<UITouch>)] = []
    for touch in touches {
      guard let view = touch.view else { continue }
      if let index = groups.firstIndex(where: { $0.0 === view }) {
        groups[index].1.insert(touch)
      } else {
        groups.append((view, [touch]))
      }
    }
    return groups
  }
}
