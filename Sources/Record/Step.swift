import Motion

/// One thing that the scripted user does; the scenario's smallest part.
public enum Step: Equatable, Sendable {
  /// Where a finger goes down.
  public enum Place: Equatable, Sendable {
    /// The middle of the view with this `accessibilityIdentifier`, where it is seen at that instant.
    case view(String)
    /// In the window's coordinates.
    case point(Point)
    /// A fraction of the screen's width and height.
    case fraction(Point)
  }

  /// How a gesture that moves ends.
  public enum Ending: String, Equatable, Sendable {
    case lift, hold, cancel
  }

  /// Time passes, in seconds.
  case wait(Double)
  /// Time passes until nothing moves, at most this many seconds.
  case settle(limit: Double)
  case tap(Place)
  case longPress(Place, duration: Double)
  /// A finger moves in a straight line at constant speed.
  case drag(from: Place, by: Size, duration: Double, ending: Ending)
  /// Moves the finger that an earlier `drag` left on the screen.
  case dragOn(by: Size, duration: Double, ending: Ending)
  case pinch(Place, scale: Double, duration: Double, ending: Ending)
  case twist(Place, radians: Double, duration: Double, ending: Ending)
  /// The device turns to a screen of this size.
  case rotate(Size)
}
