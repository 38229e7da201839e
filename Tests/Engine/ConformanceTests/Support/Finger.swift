import HeadlessQuartzCore
import HeadlessUIKit

/// A finger on the screen of a test app.
final class Finger {
  private let screen: TouchScreen
  private var location = CGPoint.zero

  init(_ app: TestApp) { screen = TouchScreen(window: app.window) }

  func land(_ x: CGFloat, _ y: CGFloat) { send(.lands, CGPoint(x: x, y: y)) }

  /// Moves in a straight line, frame by frame.
  func move(by dx: CGFloat, over seconds: Double) {
    let start = location
    let steps = max(1, Int(seconds * 60))
    for step in 1...steps {
      MainLoop.shared.advance(by: seconds / Double(steps))
      let x = start.x + dx * CGFloat(step) / CGFloat(steps)
      send(.moves, CGPoint(x: x, y: start.y))
    }
  }

  func lift() { send(.lifts, location) }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    land(x, y)
    MainLoop.shared.advance(by: 0.05)
    lift()
  }

  private func send(_ action: TouchScreen.Change.Action, _ location: CGPoint) {
    self.location = location
    screen.send([TouchScreen.Change(finger: 0, action: action, location: location)])
    MainLoop.shared.turn()
  }
}
