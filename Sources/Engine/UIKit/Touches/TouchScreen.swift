import HeadlessQuartzCore
import Motion
internal import Record

/// Turns the fingers of a scenario into touches and events.
package final class TouchScreen {
  package struct Change {
    package enum Action { case lands, moves, lifts, isCancelled }

    package var finger: Int
    package var action: Action
    /// In the window's coordinates.
    package var location: CGPoint

    package init(finger: Int, action: Action, location: CGPoint) {
      self.finger = finger
      self.action = action
      self.location = location
    }
  }

  /// A completed tap, for counting multiple taps.
  private struct Tap {
    var location: CGPoint
    var instant: TimeInterval
    var count: Int
  }

  private let window: UIWindow
  private let event = UIEvent(touches: [], timestamp: 0)
  private var latestTap: Tap?

  /// Creates a screen without fingers.
  package init(window: UIWindow) {
    self.window = window
  }

  package var fingersDown: [Int] { event.touches.map(\.finger) }

  /// In the window's coordinates; `nil` if the finger is not on the screen.
  package func location(ofFinger finger: Int) -> CGPoint? {
    guard let touch = event.touches.first(where: { $0.finger == finger }) else { return nil }
    let start = place(.zero, in: touch.window)
    return CGPoint(x: touch.position.x - start.x, y: touch.position.y - start.y)
  }

  /// Delivers changes of several fingers at the present instant, as one event.
  ///
  /// Ignores a finger that lands twice, or that moves or lifts without having landed.
  package func send(_ changes: [Change]) {
    let now = MainLoop.shared.now
    event.timestamp = now
    for touch in event.touches { touch.phase = .stationary }
    var changed: [UITouch] = []
    for change in changes {
      if change.action == .lands {
        guard location(ofFinger: change.finger) == nil else { continue }
        changed.append(land(change, at: now))
      } else if let touch = event.touches.first(where: { $0.finger == change.finger }) {
        update(touch, with: change, at: now)
        changed.append(touch)
      }
    }
    guard !changed.isEmpty else { return }
    changed.forEach(log)
    UIApplication.shared.sendEvent(event)
    event.touches.removeAll { !$0.isDown }
  }

  private func land(_ change: Change, at now: TimeInterval) -> UITouch {
    let (window, view) = target(at: change.location)
    let touch = UITouch(
      finger: change.finger, at: place(change.location, in: window), in: window, timestamp: now)
    touch.view = view
    touch.tapCount = tapCount(of: touch)
    event.touches.append(touch)
    return touch
  }

  /// The frontmost window that has something at a point.
  private func target(at location: CGPoint) -> (UIWindow, UIView?) {
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return (window, nil) }
    for candidate in UIApplication.shared.windows.reversed() where !candidate.isHidden {
      if let view = candidate.hitTest(place(location, in: candidate), with: event) {
        return (candidate, view)
      }
    }
    return (window, nil)
  }

  /// A point of this screen's window in the coordinates of another.
  private func place(_ location: CGPoint, in other: UIWindow?) -> CGPoint {
    guard let other, other !== window else { return location }
    return CGPoint(
      x: location.x + window.frame.minX - other.frame.minX,
      y: location.y + window.frame.minY - other.frame.minY)
  }

  private func update(_ touch: UITouch, with change: Change, at now: TimeInterval) {
    touch.previousPosition = touch.position
    touch.position = place(change.location, in: touch.window)
    touch.timestamp = now
    switch change.action {
    case .lands: break
    case .moves: touch.phase = .moved
    case .isCancelled: touch.phase = .cancelled
    case .lifts:
      touch.phase = .ended
      latestTap = Tap(location: touch.landing, instant: now, count: touch.tapCount)
    }
  }

  private func tapCount(of touch: UITouch) -> Int {
    guard let tap = latestTap, touch.timestamp - tap.instant <= TapLimits.interval,
      TapLimits.isNear(tap.location, touch.position)
    else { return 1 }
    return tap.count + 1
  }

  private func log(_ touch: UITouch) {
    let phase: Touch.Phase =
      switch touch.phase {
      case .began: .began
      case .ended: .ended
      case .cancelled: .cancelled
      default: .moved
      }
    let location = Point(x: Double(touch.position.x), y: Double(touch.position.y))
    let target = touch.view.map { $0.accessibilityIdentifier ?? String(describing: type(of: $0)) }
    EngineLog.report(
      .touch(Touch(phase: phase, location: location, finger: touch.finger, target: target)))
  }
}

/// Limits within which taps count as one series.
enum TapLimits {
  /// The longest pause between two taps, in seconds.
  ///
  /// Fidelity: engine rules, all three; Apple gives no numbers.
  static let interval = 0.35
  /// The longest time that a finger stays down, in seconds.
  static let duration = 0.75
  /// The longest distance that a finger moves, in points.
  static let distance: CGFloat = 45

  static func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    a.distance(to: b) <= distance
  }
}
