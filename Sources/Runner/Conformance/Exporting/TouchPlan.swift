import Chapters
import Motion
import Record

/// The calls of XCUITest that do what a rule's user does.
struct TouchPlan: Equatable {
  private(set) var calls: [TouchCall] = []
  /// The finger that is down between two steps.
  private var finger: Finger?

  /// Two taps of one place with a shorter pause in between are one call: XCUITest waits before each call
  /// until the app is idle, so that two would be two single taps.
  private static let longestPauseOfDoubleTap = 0.3

  /// - Throws: ``TouchObstacle`` for the first step that no public call does.
  init(_ steps: [Step]) throws(TouchObstacle) {
    for (number, step) in steps.enumerated() {
      do throws(TouchObstacle.Reason) {
        try add(step)
      } catch {
        throw TouchObstacle(step: number, reason: error)
      }
    }
    if finger != nil { throw TouchObstacle(step: steps.count - 1, reason: .staysDown) }
    joinTaps()
  }

  /// A finger that a step has left on the screen, and what it has done so far.
  private struct Finger: Equatable {
    var start: Step.Place
    var press = 0.0
    var movement: (way: Size, seconds: Double)?
    var hold = 0.0

    static func == (a: Finger, b: Finger) -> Bool { a.call == b.call }

    mutating func rest(_ seconds: Double) {
      if movement == nil { press += seconds } else { hold += seconds }
    }

    mutating func move(by way: Size, over seconds: Double) throws(TouchObstacle.Reason) {
      if way == .zero { return rest(seconds) }
      guard movement == nil else { throw .movesAgain }
      movement = (way, max(seconds, 1.0 / 60))
    }

    var call: TouchCall {
      guard let movement else { return .press(start, press) }
      let (width, height) = (movement.way.width, movement.way.height)
      let length = (width * width + height * height).squareRoot()
      return .drag(
        TouchCall.Drag(
          start: start, press: press, way: movement.way,
          velocity: (length / movement.seconds * 10).rounded() / 10, hold: hold))
    }
  }

  private mutating func add(_ step: Step) throws(TouchObstacle.Reason) {
    switch step {
    case .wait(let seconds):
      if finger == nil { calls.append(.wait(seconds)) } else { finger?.rest(seconds) }
    case .dragOn(let way, let seconds, let ending):
      guard var finger else { throw .noFinger }
      try finger.move(by: way, over: seconds)
      try end(finger, ending)
    case .settle: throw .settles
    case .rotate: throw .turnsDevice
    case .background: throw .leavesApp
    case .home: throw .returnsHome
    case .tap, .longPress, .drag, .pinch, .twist:
      guard finger == nil else { throw .secondGesture }
      try addGesture(step)
    }
  }

  private mutating func addGesture(_ step: Step) throws(TouchObstacle.Reason) {
    switch step {
    case .tap(let place): calls.append(.tap(place))
    case .longPress(let place, let seconds): calls.append(.press(place, seconds))
    case .drag(let place, let way, let seconds, let ending):
      var finger = Finger(start: place)
      try finger.move(by: way, over: seconds)
      try end(finger, ending)
    case .pinch(let place, let scale, let seconds, let ending):
      let name = try name(of: place, ending)
      calls.append(.pinch(name, scale: scale, velocity: (scale - 1) / max(seconds, 1.0 / 60)))
    case .twist(let place, let angle, let seconds, let ending):
      let name = try name(of: place, ending)
      calls.append(.rotate(name, by: angle, velocity: angle / max(seconds, 1.0 / 60)))
    case .wait, .settle, .dragOn, .rotate, .background, .home: break
    }
  }

  private mutating func end(
    _ finger: Finger, _ ending: Step.Ending
  ) throws(TouchObstacle.Reason) {
    switch ending {
    case .hold: self.finger = finger
    case .cancel: throw .isCancelled
    case .lift:
      self.finger = nil
      calls.append(finger.call)
    }
  }

  /// The view in which two fingers move: XCUITest has such gestures of elements alone.
  private func name(
    of place: Step.Place, _ ending: Step.Ending
  ) throws(TouchObstacle.Reason) -> String {
    guard case .view(let name) = place else { throw .twoFingersOutsideOfView }
    switch ending {
    case .lift: return name
    case .hold: throw .staysDown
    case .cancel: throw .isCancelled
    }
  }

  private mutating func joinTaps() {
    var joined: [TouchCall] = []
    for call in calls {
      var earlier = joined
      if case .wait(let pause)? = earlier.last, pause <= Self.longestPauseOfDoubleTap {
        earlier.removeLast()
      }
      if case .tap(let place) = call, earlier.last == .tap(place) {
        joined = earlier.dropLast() + [.doubleTap(place)]
      } else {
        joined.append(call)
      }
    }
    calls = joined
  }
}

/// A step that XCUITest cannot do.
struct TouchObstacle: Error, Equatable {
  /// Counted from 0.
  var step: Int
  var reason: Reason

  enum Reason: Error, Equatable {
    case staysDown, movesAgain, isCancelled, noFinger, secondGesture, twoFingersOutsideOfView
    case settles, turnsDevice, leavesApp, returnsHome
  }
}

extension TouchObstacle {
  /// The step and the reason, as a sentence.
  var sentence: String { "Step \(step + 1): \(words)." }

  private var words: String {
    switch reason {
    case .staysDown: "XCUITest lifts every finger at the end of its gesture"
    case .movesAgain: "XCUITest moves a finger once, and this one goes on later"
    case .isCancelled: "XCUITest cannot cancel a touch"
    case .noFinger: "no finger is on the screen"
    case .secondGesture: "XCUITest has one gesture at a time"
    case .twoFingersOutsideOfView: "XCUITest puts two fingers on elements with a name only"
    case .settles: "XCUITest does not know when an app's timers are over; write wait"
    case .turnsDevice: "the exported app is in portrait only"
    case .leavesApp: "XCUITest cannot leave an app and come back within an instant"
    case .returnsHome: "XCUITest cannot make an app return to its first screen"
    }
  }
}
