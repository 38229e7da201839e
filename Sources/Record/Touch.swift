import Motion

/// A finger on the screen.
public struct Touch: Equatable, Sendable {
  /// What the finger does.
  public enum Phase: String, Sendable {
    case began, moved, ended, cancelled
  }

  /// What the finger does.
  public var phase: Phase
  /// In the window's coordinates.
  public var location: Point
  /// Which finger, from 0.
  public var finger: Int
  /// The name or class of the view that was hit; `nil` if the touch reached nothing or was blocked.
  public var target: String?

  /// Notes what a finger does.
  public init(phase: Phase, location: Point, finger: Int, target: String?) {
    self.phase = phase
    self.location = location
    self.finger = finger
    self.target = target
  }
}
