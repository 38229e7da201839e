import Motion
import Record

/// A call of XCUITest that does what a rule's user does.
enum TouchCall: Equatable, Sendable {
  /// Time passes, in seconds.
  case wait(Double)
  case tap(Step.Place)
  case doubleTap(Step.Place)
  /// Holds a finger down for so many seconds.
  case press(Step.Place, Double)
  /// Holds a finger down, moves it in a straight line, and holds it there.
  case drag(Drag)
  /// Spreads or closes two fingers in the view with this name; the velocity is the change of the scale per second.
  case pinch(String, scale: Double, velocity: Double)
  /// Turns two fingers in the view with this name, in radians and radians per second.
  case rotate(String, by: Double, velocity: Double)

  /// A drag with one straight movement.
  struct Drag: Equatable, Sendable {
    var start: Step.Place
    /// How long the finger rests before it moves, in seconds.
    var press: Double
    /// In points.
    var way: Size
    /// Of the movement, in points per second.
    var velocity: Double
    /// How long the finger rests after it has moved, in seconds.
    var hold: Double
  }
}

extension TouchCall {
  /// The call as an expression of the exported package's type.
  var literal: String {
    switch self {
    case .wait(let seconds): ".wait(\(seconds))"
    case .tap(let place): ".tap(\(place.literal))"
    case .doubleTap(let place): ".doubleTap(\(place.literal))"
    case .press(let place, let seconds): ".press(\(place.literal), \(seconds))"
    case .drag(let drag):
      ".drag(\(drag.start.literal), press: \(drag.press), by: (\(drag.way.width), \(drag.way.height)), "
        + "velocity: \(drag.velocity), hold: \(drag.hold))"
    case .pinch(let name, let scale, let velocity):
      ".pinch(\(name.debugDescription), scale: \(scale), velocity: \(velocity))"
    case .rotate(let name, let angle, let velocity):
      ".rotate(\(name.debugDescription), by: \(angle), velocity: \(velocity))"
    }
  }
}

extension Step.Place {
  /// The place as an expression of the exported package's type.
  fileprivate var literal: String {
    switch self {
    case .view(let name): ".within(\(name.debugDescription), 0.5, 0.5)"
    case .within(let name, let fraction):
      ".within(\(name.debugDescription), \(fraction.x), \(fraction.y))"
    case .point(let point): ".point(\(point.x), \(point.y))"
    case .fraction(let fraction): ".fraction(\(fraction.x), \(fraction.y))"
    }
  }
}
