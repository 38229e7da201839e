/// What happened to the fingers of a window at one instant.
open class UIEvent: NSObject {
  /// Where an event comes from.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// Movements of the device.
    case motion = 1
    /// Buttons of headphones and the like.
    case remoteControl = 2
    /// Real buttons.
    case presses = 3
    /// A wheel or a trackpad.
    case scroll = 10
    /// A pointer that moves over a view.
    case hover = 11
    /// Gestures on a trackpad.
    case transform = 14
  }

  /// A finer kind of event; touches have none.
  public enum EventSubtype: Int, Sendable {
    /// Nothing finer.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }

  /// Where the event comes from; always touches.
  open var type: EventType { .touches }
  /// Its finer kind; always none.
  open var subtype: EventSubtype { .none }
  /// Media time at which it happened, in seconds.
  open internal(set) var timestamp: TimeInterval
  /// Every finger that is on the screen or has just left it, in the order in which they landed.
  var touches: [UITouch]

  init(touches: [UITouch], timestamp: TimeInterval) {
    self.touches = touches
    self.timestamp = timestamp
  }

  /// Every finger that is on the screen or has just left it.
  open var allTouches: Set<UITouch>? { Set(touches) }

  /// The fingers that landed in this window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(touches.filter { $0.window === window })
  }

  /// The fingers that landed on this view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }

  /// The fingers that this recognizer is shown.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false })
  }

  /// The touch itself: a scripted finger has no samples between two events.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Nothing: where a scripted finger goes next is not guessed.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
