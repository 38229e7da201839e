import EngineTesting
import Foundation
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

/// Logs what going to the background does to two animations of two seconds.
final class AnimatingViewController: UIViewController, CAAnimationDelegate {
  let box = UIView()
  private(set) var lines: [String] = []
  private var observer: (any NSObjectProtocol)?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(box)
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: UIApplication.shared,
      queue: nil
    ) { [weak self] _ in
      self?.lines.append(
        "in the background: \(UIApplication.shared.applicationState.rawValue)")
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    UIView.animate(withDuration: 2) {
      self.box.alpha = 0.5
    } completion: { finished in
      self.lines.append("block: \(finished)")
    }
    let kept = CABasicAnimation(keyPath: "position.x")
    kept.duration = 2
    kept.fromValue = 100
    kept.isRemovedOnCompletion = false
    kept.delegate = self
    box.layer.add(kept, forKey: "kept")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    lines.append("kept stopped: \(flag)")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.append("cancelled")
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

  @Test("The background step cancels fingers and ends what moves, and the app is active again")
  func background() throws {
    let screen = AnimatingViewController()
    let session = StageSession(screen: Size(width: 400, height: 800)) { screen }
    session.launch()
    try session.perform(
      .drag(
        from: .point(Point(x: 10, y: 10)), by: Size(width: 5, height: 0), duration: 0.1,
        ending: .hold))
    try session.perform(.background)
    #expect(
      screen.lines == [
        "cancelled", "in the background: 2", "block: false", "kept stopped: false",
      ])
    #expect(screen.box.layer.animationKeys() == ["kept"])
    #expect(screen.box.alpha == 0.5)
    #expect(UIApplication.shared.applicationState == .active)
    let before = screen.lines
    try session.perform(.wait(3))
    #expect(screen.lines == before)
    session.finish()
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
