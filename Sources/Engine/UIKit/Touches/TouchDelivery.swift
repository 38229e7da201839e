import HeadlessQuartzCore

extension UITouch {
  /// How long a scroll view withholds a touch from its content, in seconds.
  ///
  /// Fidelity: Apple does not document the length; 0.15 s is commonly observed.
  fileprivate static let contentDelay = 0.15

  /// Whether a scroll view that delays its content's touches may still take this one.
  fileprivate var mayBecomeScroll: Bool {
    // Sums of instants near 1000 seconds differ by their rounding.
    guard MainLoop.shared.now - landed < Self.contentDelay - 1e-9 else { return false }
    var candidate = view
    while let view = candidate {
      if let scroll = view as? UIScrollView, scroll.delaysContentTouches, scroll.mayScroll,
        scroll.panGestureRecognizer.isEnabled, scroll.panGestureRecognizer.isDeciding
      {
        return true
      }
      candidate = view.superview
    }
    return false
  }
}

extension UIView {
  /// Whether the scroll views around this view let it have a touch.
  fileprivate func scrollViewsAllow(_ touch: UITouch, with event: UIEvent?) -> Bool {
    var outer = superview
    while let view = outer {
      if let scroll = view as? UIScrollView,
        !scroll.touchesShouldBegin([touch], with: event, in: self)
      {
        return false
      }
      outer = view.superview
    }
    return true
  }
}

/// Delivers the touches of an event to recognizers first, then to views.
///
/// A view receives a touch at once unless one of the touch's recognizers delays it. If a
/// recognizer that cancels touches recognizes, the touch is cancelled. If all recognizers that
/// delayed a touch fail, the view receives it late.
final class TouchDelivery {
  static var shared: TouchDelivery { World.current.uiKit.touchDelivery }

  /// The state of a touch for its view.
  private enum Progress {
    /// Recognizers may still claim the touch; the view has not received it.
    case held(lifted: Bool)
    case delivered
    /// The finger was lifted, but `touchesEnded` waits for recognizers.
    case lifted
    /// The view doesn't, or no longer, receive the touch.
    case over
  }

  private var progress: [(touch: UITouch, state: Progress)] = []

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

  /// Sends the callbacks that waited for recognizers, and cancels claimed touches.
  func update(in event: UIEvent? = nil) {
    for index in progress.indices {
      let (touch, state) = progress[index]
      guard let view = touch.view else { progress[index].state = .over; continue }
      let recognizers = touch.gestureRecognizers ?? []
      switch state {
      case .held(let lifted):
        if touch.isClaimed {
          progress[index].state = .over
        } else if !recognizers.contains(where: { $0.delaysTouchesBegan && $0.isDeciding }),
          lifted || !touch.mayBecomeScroll
        {
          guard view.scrollViewsAllow(touch, with: event) else {
            progress[index].state = .over
            continue
          }
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

  /// The views that are tracking some touches.
  func viewsTracking(_ touches: [UITouch]) -> [UIView] {
    progress.compactMap { touch, state in
      if case .delivered = state, touches.contains(touch) { touch.view } else { nil }
    }
  }

  private func begin(_ touch: UITouch, in event: UIEvent) {
    guard let view = touch.view else { return }
    let isSecond = progress.contains { $0.touch.view === view && $0.touch.isDown }
    if isSecond && !view.isMultipleTouchEnabled {
      progress.append((touch, .over))
    } else {
      progress.append((touch, .held(lifted: false)))
      if touch.mayBecomeScroll {
        MainLoop.shared.perform(after: UITouch.contentDelay) { [weak self] in self?.update() }
      }
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
    // A recognizer that began with this event claims its touches before they move.
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

  /// Groups touches by view, in the order in which they began.
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
