import HeadlessQuartzCore

@testable import HeadlessUIKit

/// A window with one view, fingers to touch it, and a log of touches and gestures.
///
/// The view fills (100, 100) to (300, 300) of a window of 400 by 400 points.
final class GestureScene: NSObject {
  let window: UIWindow
  let view = TouchLoggingView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  let screen: TouchScreen
  private(set) var log: [String] = []

  override init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.isHidden = false
    screen = TouchScreen(window: window)
    super.init()
    view.write = { [unowned self] in log.append($0) }
    window.addSubview(view)
    MainLoop.shared.turn()
  }

  deinit { window.isHidden = true }

  /// Adds a recognizer to the view or to another one, and logs its states under its name.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, named name: String, to other: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: Selector("note(_:)", GestureScene.note))
    (other ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  func note(_ recognizer: UIGestureRecognizer) {
    log.append("\(recognizer.name ?? "?") \(recognizer.state.text)")
  }

  func press() { log.append("press") }

  func write(_ entry: String) { log.append(entry) }

  /// Returns the entries since the last read.
  func read() -> [String] {
    defer { log = [] }
    return log
  }

  /// Returns the entries since the last read, without the touches of the view.
  func readWithoutTouches() -> [String] { read().filter { !$0.hasPrefix("view") } }

  // MARK: Fingers

  func land(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { act(finger, .lands, x, y) }
  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { act(finger, .moves, x, y) }

  func lift(finger: Int = 0) {
    let place = screen.location(ofFinger: finger) ?? .zero
    act(finger, .lifts, place.x, place.y)
  }

  func cancel(finger: Int = 0) {
    let place = screen.location(ofFinger: finger) ?? .zero
    act(finger, .isCancelled, place.x, place.y)
  }

  func tap(_ x: CGFloat = 200, _ y: CGFloat = 200) {
    land(x, y)
    wait(0.05)
    lift()
  }

  /// Moves a finger that is down in equal steps, sixty per second.
  func slide(by x: CGFloat, _ y: CGFloat = 0, steps: Int, finger: Int = 0) {
    let start = screen.location(ofFinger: finger) ?? .zero
    for step in 1...steps {
      wait(1.0 / 60)
      let part = CGFloat(step) / CGFloat(steps)
      move(start.x + x * part, start.y + y * part, finger: finger)
    }
  }

  func wait(_ seconds: Double) { MainLoop.shared.advance(by: seconds) }

  private func act(
    _ finger: Int, _ action: TouchScreen.Change.Action, _ x: CGFloat, _ y: CGFloat
  ) {
    screen.send([.init(finger: finger, action: action, location: CGPoint(x: x, y: y))])
    MainLoop.shared.turn()
  }
}

/// A view that logs its touch callbacks.
final class TouchLoggingView: UIView {
  var write: (String) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("view began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("view moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("view ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("view cancelled")
  }
}

/// A gesture recognizer's delegate whose answers a test sets.
final class RecognizerDelegate: NSObject, UIGestureRecognizerDelegate {
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var receives: (UITouch) -> Bool = { _ in true }
  var allowsSimultaneous = false
  var requiresFailure = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    begins(gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives(touch) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsSimultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requiresFailure }
}

/// A recognizer whose state a test sets.
final class PuppetRecognizer: UIGestureRecognizer {
  private(set) var resets = 0

  override func reset() { resets += 1 }
}
