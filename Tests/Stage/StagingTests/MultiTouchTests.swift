import EngineTesting
import HeadlessUIKit
import Motion
import Record
import Staging
import Testing

/// Logs the beginnings and ends of pinches, rotations and long presses.
final class GestureReporter: UIViewController {
  private(set) var lines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "pad"
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(
      UIPinchGestureRecognizer(
        target: self, action: Selector("didPinch(_:)", GestureReporter.didPinch)))
    view.addGestureRecognizer(
      UIRotationGestureRecognizer(
        target: self, action: Selector("didTurn(_:)", GestureReporter.didTurn)))
    view.addGestureRecognizer(
      UILongPressGestureRecognizer(
        target: self, action: Selector("didPress(_:)", GestureReporter.didPress)))
  }

  func didPinch(_ pinch: UIPinchGestureRecognizer) {
    report("pinch", pinch.state, Double(pinch.scale))
  }

  func didTurn(_ turn: UIRotationGestureRecognizer) {
    report("turn", turn.state, Double(turn.rotation))
  }

  func didPress(_ press: UILongPressGestureRecognizer) {
    report("press", press.state, Double(press.location(in: view).x))
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    lines.append("turns to \(Int(size.width))x\(Int(size.height))")
  }

  private func report(_ name: String, _ state: UIGestureRecognizer.State, _ value: Double) {
    guard state != .changed else { return }
    lines.append("\(name) \(state == .began ? "began" : "ended") \((value * 100).rounded() / 100)")
  }
}
@Suite("Gestures of several fingers", .inNewWorld)
struct MultiTouchTests {
  private func play(_ steps: [Step]) throws -> [String] {
    let reporter = GestureReporter()
    let session = StageSession(screen: Size(width: 400, height: 800)) { reporter }
    session.launch()
    for step in steps { try session.perform(step) }
    session.finish()
    return reporter.lines
  }

  @Test("A pinch step reaches its scale, less the ten points that are absorbed")
  func pinch() throws {
    // The distance goes from 80 points to 160, and the scale is relative to 90.
    #expect(
      try play([.pinch(.view("pad"), scale: 2, duration: 0.2, ending: .lift)])
        == ["pinch began 1.04", "pinch ended 1.78"])
    // The distance goes from 160 points to 80, and the scale is relative to 150.
    #expect(
      try play([.pinch(.view("pad"), scale: 0.5, duration: 0.2, ending: .lift)])
        == ["pinch began 0.98", "pinch ended 0.53"])
  }

  @Test("A twist step reaches its angle, less the ten points that are absorbed")
  func twist() throws {
    #expect(
      try play([.twist(.view("pad"), radians: 1.5, duration: 0.25, ending: .lift)])
        == ["turn began 0.05", "turn ended 1.25"])
  }

  @Test("A long press begins after half a second, at a point or a fraction of the screen")
  func press() throws {
    #expect(
      try play([
        .longPress(.fraction(Point(x: 0.25, y: 0.5)), duration: 0.6),
        .longPress(.point(Point(x: 30, y: 40)), duration: 0.3),
      ]) == ["press began 100.0", "press ended 100.0"])
  }

  @Test("After a rotate step, locations refer to the rotated screen")
  func rotate() throws {
    #expect(
      try play([
        .rotate(Size(width: 800, height: 400)), .settle(limit: 2),
        .longPress(.view("pad"), duration: 0.6),
      ]) == ["turns to 800x400", "press began 400.0", "press ended 400.0"])
  }
}
