import Motion

/// A touch of a finger, at one instant.
public struct Touch: Equatable, Sendable {
  /// The phases of a touch, as in `UITouch.Phase`.
  public enum Phase: String, Sendable {
    case began, moved, ended, cancelled
  }

  /// The phase of the touch at this instant.
  public var phase: Phase
  /// In points, in the window's coordinates.
  public var location: Point
  /// The finger's number, from 0.
  public var finger: Int
  /// The name or class of the view that was hit; `nil` if the touch reached nothing or was blocked.
  public var target: String?

  public init(phase: Phase, location: Point, finger: Int, target: String?) {
    self.phase = phase
    self.location = location
    self.finger = finger
    self.target = target
  }
}
