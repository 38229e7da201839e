/// A finger on the screen, from its landing to its end.
///
/// Every callback of the sequence receives the same object, which changes in between.
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
    case regionEntered
    case regionMoved
    case regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct
    case indirect
    case pencil
    case indirectPointer
  }

  open internal(set) var phase = Phase.began
  /// Media time of the latest change, in seconds.
  open internal(set) var timestamp: TimeInterval
  /// The number of taps in quick succession, including this one.
  open internal(set) var tapCount = 1
  /// The view that was hit when the finger landed; constant while the finger moves.
  open internal(set) weak var view: UIView?
  open internal(set) weak var window: UIWindow?
  /// The recognizers that receive the touch, those of the hit view first.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Fidelity: always a finger.
  open var type: TouchType { .direct }
  /// Fidelity: always 20 ± 5 points.
  open var majorRadius: CGFloat { 20 }
  open var majorRadiusTolerance: CGFloat { 5 }
  /// Fidelity: always 0, as on a screen that doesn't measure force.
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }

  /// The number of the scenario's finger, from 0.
  package let finger: Int
  /// In the window's coordinates.
  package internal(set) var position: CGPoint
  package internal(set) var previousPosition: CGPoint
  /// Whether a recognizer has taken the touch from its view.
  var isClaimed = false
  /// In the window's coordinates.
  let landing: CGPoint
  /// Media time in seconds.
  let landed: TimeInterval

  @usableFromInline
  init(finger: Int, at position: CGPoint, in window: UIWindow?, timestamp: TimeInterval) {
    self.finger = finger
    self.position = position
    self.previousPosition = position
    self.landing = position
    self.window = window
    self.timestamp = timestamp
    landed = timestamp
  }

  /// `nil` means the window.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(position, from: nil) ?? position
  }

  /// `nil` means the window.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPosition, from: nil) ?? previousPosition
  }

  /// Fidelity: no more precise than `location(in:)`.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  var isDown: Bool { phase != .ended && phase != .cancelled }

  override open var hash: Int { finger }
}
