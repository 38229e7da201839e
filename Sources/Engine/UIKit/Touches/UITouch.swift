/// One finger on the screen, from the moment it lands until it leaves.
///
/// The same object is passed to every callback of its sequence and changes in between; code that
/// needs an earlier value has to copy it.
open class UITouch: NSObject {
  /// What a finger does at the time of a callback.
  public enum Phase: Int, Sendable {
    /// It has landed.
    case began
    /// It has moved.
    case moved
    /// It stays where it was.
    case stationary
    /// It has left.
    case ended
    /// It is no longer this app's.
    case cancelled
    /// A pointer came over the view.
    case regionEntered
    /// A pointer moves over the view.
    case regionMoved
    /// A pointer left the view.
    case regionExited
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger on a remote control.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer.
    case indirectPointer
  }

  /// What the finger does in the event that is being delivered.
  open internal(set) var phase = Phase.began
  /// Media time of the latest change, in seconds.
  open internal(set) var timestamp: TimeInterval
  /// How many taps in quick succession this touch completes, counting itself.
  open internal(set) var tapCount = 1
  /// The view that was under the finger when it landed; it stays the same while the finger moves.
  open internal(set) weak var view: UIView?
  /// The window in which the finger landed.
  open internal(set) weak var window: UIWindow?
  /// The recognizers that are shown this touch, the hit view's first.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Always a finger.
  open var type: TouchType { .direct }
  /// The radius of the finger, in points.
  open var majorRadius: CGFloat { 20 }
  /// How uncertain `majorRadius` is, in points.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// How hard the finger presses; 0, as on a screen that cannot tell.
  open var force: CGFloat { 0 }
  /// The largest `force`; 0 where the screen cannot tell.
  open var maximumPossibleForce: CGFloat { 0 }

  /// Which finger of the scripted hand, from 0.
  package let finger: Int
  /// Where the finger is, in the window's coordinates.
  package internal(set) var position: CGPoint
  package internal(set) var previousPosition: CGPoint
  /// Whether a recognizer has taken the touch away from its view.
  var isClaimed = false
  /// Where the finger landed, in the window's coordinates.
  let landing: CGPoint

  init(finger: Int, at position: CGPoint, in window: UIWindow?, timestamp: TimeInterval) {
    self.finger = finger
    self.position = position
    self.previousPosition = position
    self.landing = position
    self.window = window
    self.timestamp = timestamp
  }

  /// Where the finger is, in the view's coordinates; `nil` asks for the window's.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(position, from: nil) ?? position
  }

  /// Where the finger was before its latest change, in the view's coordinates.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPosition, from: nil) ?? previousPosition
  }

  /// `location(in:)`; a finger is never known more precisely here.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// `previousLocation(in:)`; a finger is never known more precisely here.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Whether the finger is on the screen.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  override open var hash: Int { finger }
}
