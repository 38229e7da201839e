import Motion

/// A step of a scenario: one action of the scripted user.
public enum Step: Equatable, Sendable {
  /// The place at which a finger goes down.
  public enum Place: Equatable, Sendable {
    /// The centre of the visible part of the view with this `accessibilityIdentifier`.
    case view(String)
    /// A fraction of the width and height of that part.
    case within(String, Point)
    /// In the window's coordinates.
    case point(Point)
    /// A fraction of the screen's width and height.
    case fraction(Point)
  }

  /// The end of a gesture: the fingers are lifted, stay, or are cancelled.
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
  /// The app goes to the background and is brought back at once; fingers that are down are cancelled.
  case background
  /// The app returns to its first screen without animation, as after the tap on a notification.
  case home
}
