/// The state of a window's touches at one instant.
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause
    case remoteControlStop
    case remoteControlTogglePlayPause
    case remoteControlNextTrack
    case remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward
    case remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward
    case remoteControlEndSeekingForward
  }

  /// Fidelity: there are touches only.
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  /// Media time, in seconds.
  open internal(set) var timestamp: TimeInterval
  /// All touches that are down or just ended, in the order in which they began.
  var touches: [UITouch]

  @usableFromInline
  init(touches: [UITouch], timestamp: TimeInterval) {
    self.touches = touches
    self.timestamp = timestamp
  }

  /// Includes touches that just ended.
  open var allTouches: Set<UITouch>? { Set(touches) }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(touches.filter { $0.window === window })
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }

  /// The touches that the recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false })
  }

  /// Fidelity: the touch alone.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Fidelity: none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
