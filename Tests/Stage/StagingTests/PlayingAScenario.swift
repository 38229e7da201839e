import EngineTesting
import HeadlessUIKit
import Motion
import Record
import Testing

@testable import Staging
@Suite("Playing a scenario", .inNewWorld)
struct PlayingAScenario {
  private func session(completes: Bool = true) -> StageSession {
    let session = StageSession(screen: Size(width: 320, height: 568)) {
      let root = DemoController()
      root.completes = completes
      return root
    }
    session.launch()
    return session
  }

  @Test("Launching commits the window with the root's view and sends viewDidAppear")
  func launch() throws {
    let session = session()
    let tree = session.timeline.tree(at: session.timeline.end)
    let root = try #require(tree.root.flatMap { tree.layers[$0] })
    #expect(root.kind == "UIWindow")
    #expect(root.model.bounds == Rectangle(x: 0, y: 0, width: 320, height: 568))
    let card = try #require(session.timeline.stays(ofLayersNamed: "card").first)
    #expect(
      tree.frame(of: card.layer, at: 0) == Rectangle(x: 20, y: 100, width: 120, height: 80))
    #expect(!session.timeline.stays(ofLayersNamed: "DemoController").isEmpty)
    #expect(
      session.timeline.calls(on: "DemoController").map(\.content.method).contains(
        "viewDidAppear(_:)"))
  }

  @Test("A window may be smaller than the screen, and the first screen fills the window")
  func surplus() throws {
    let session = StageSession(
      screen: Size(width: 320, height: 568), surplus: Size(width: 100, height: 200)
    ) { UIViewController() }
    session.launch()
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 420, height: 768))
    let window = try #require(UIApplication.shared.keyWindow)
    #expect(window.bounds == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(window.rootViewController?.view.frame == window.bounds)
    #expect(UIScreen.main.traitCollection == window.traitCollection)
    try session.perform(.rotate(Size(width: 568, height: 320)))
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 668, height: 520))
    #expect(window.bounds == CGRect(x: 0, y: 0, width: 568, height: 320))
  }

  @Test("A tap touches the center of a view, and its action is recorded as a call")
  func tap() throws {
    let session = session()
    let start = session.timeline.end
    let piece = try session.perform(.tap(.view("card")))
    let touches = piece.events.compactMap { event -> String? in
      guard case .touch(let touch) = event.kind else { return nil }
      return "\(touch.phase) \(touch.location.x) \(touch.location.y) \(touch.target ?? "-")"
    }
    #expect(touches == ["began 80.0 140.0 card", "ended 80.0 140.0 card"])
    #expect(piece.events.first == Event(instant: start, kind: .step(0)))
    #expect(session.timeline.calls("didTap").count == 1)
  }

  @Test("A transition is recorded with its operation, its animator's class and its duration")
  func transition() throws {
    let session = session()
    try session.perform(.tap(.view("card")))
    try session.perform(.settle(limit: 5))
    session.finish()
    let transition = try #require(session.timeline.transitions.first)
    #expect(transition.operation == .present)
    #expect(transition.animator == "FadeAnimator")
    #expect(transition.completed == true)
    #expect(abs((transition.duration ?? 0) - 0.4) < 1e-9)
    #expect(session.timeline.faults().isEmpty)
    let sheet = try #require(session.timeline.stays(ofLayersNamed: "sheet").first)
    let half = transition.began + 0.2
    let tree = session.timeline.tree(at: half)
    let opacity = tree.presentation(of: sheet.layer, at: half)?.opacity ?? 0
    #expect(abs(opacity - 0.5) < 0.01)
  }

  @Test("A transition that is never completed is one fault")
  func neverCompleted() throws {
    let session = session(completes: false)
    try session.perform(.tap(.view("card")))
    try session.perform(.settle(limit: 5))
    session.finish()
    let faults = session.timeline.faults()
    #expect(faults.map(\.content.code) == [.transitionNeverCompleted])
    #expect(faults.first?.content.facts["animator"] == "FadeAnimator")
    #expect(faults.first?.content.facts["to"] == "SheetController")
  }

  @Test("During a transition, touches hit no view")
  func blocked() throws {
    let session = session()
    try session.perform(.tap(.view("card")))
    try session.perform(.wait(0.1))
    let piece = try session.perform(.tap(.point(Point(x: 80, y: 140))))
    let targets = piece.events.compactMap { event -> String? in
      guard case .touch(let touch) = event.kind else { return nil }
      return touch.target ?? "nothing"
    }
    #expect(targets == ["nothing", "nothing"])
  }

  @Test("A drag moves sixty times per second and can be held and continued")
  func drag() throws {
    let session = session()
    let first = try session.perform(
      .drag(from: .view("card"), by: Size(width: 60, height: 0), duration: 0.1, ending: .hold))
    let phases = first.events.compactMap { event -> Touch.Phase? in
      if case .touch(let touch) = event.kind { touch.phase } else { nil }
    }
    #expect(phases == [.began] + Array(repeating: .moved, count: 6))
    try session.perform(.dragOn(by: Size(width: 0, height: 30), duration: 0.1, ending: .lift))
    session.finish()
    let touches = session.timeline.touches
    #expect(touches.last?.content.phase == .ended)
    #expect(touches.last?.content.location == Point(x: 140, y: 170))
    let gaps = zip(touches, touches.dropFirst()).map { $1.instant - $0.instant }
    #expect(gaps.allSatisfy { abs($0 - 1.0 / 60) < 1e-9 || abs($0) < 1e-9 })
    // The pan recognizer absorbs the first ten points.
    let tree = session.timeline.tree(at: session.timeline.end)
    let card = try #require(session.timeline.stays(ofLayersNamed: "card").first)
    let frame = try #require(tree.frame(of: card.layer, at: session.timeline.end))
    #expect(abs(frame.origin.x - 70) < 1e-9)
    #expect(abs(frame.origin.y - 130) < 1e-9)
  }

  @Test("Of a finger that rests a screen reports nothing until it leaves")
  func restingFinger() throws {
    let session = session()
    try session.perform(
      .drag(from: .view("card"), by: Size(width: 60, height: 0), duration: 0.1, ending: .hold))
    let begins = session.timeline.end
    let piece = try session.perform(
      .dragOn(by: Size(width: 0, height: 0), duration: 0.2, ending: .lift))
    #expect(piece.events.count { if case .touch = $0.kind { true } else { false } } == 1)
    #expect(session.timeline.touches.last?.content.phase == .ended)
    #expect(abs(session.timeline.end - begins - 0.2) < 1e-9)
  }

  @Test("A touch that is still down at the end is cancelled")
  func heldAtTheEnd() throws {
    let session = session()
    try session.perform(
      .drag(from: .view("card"), by: Size(width: 60, height: 0), duration: 0.1, ending: .hold))
    session.finish()
    #expect(session.timeline.touches.last?.content.phase == .cancelled)
  }

  @Test("A step that cannot be performed gives a reason, and the session continues")
  func refusals() throws {
    let session = session()
    #expect(throws: StepError.noView(named: "crad", visible: ["DemoController", "card"])) {
      try session.perform(.tap(.view("crad")))
    }
    #expect(throws: StepError.noFingerDown) {
      try session.perform(.dragOn(by: Size(width: 1, height: 0), duration: 1, ending: .lift))
    }
    try session.perform(.tap(.view("card")))
    try session.perform(.settle(limit: 5))
    #expect(session.timeline.transitions.count == 1)
    #expect(
      StepError.noView(named: "crad", visible: ["card"]).reason
        == "there is no view named \"crad\" on screen; there are \"card\"")
  }

  @Test("Tapping a view that is hidden or off screen is refused")
  func unreachable() throws {
    let controller = DemoController()
    let session = StageSession { controller }
    session.launch()
    controller.card.isHidden = true
    try session.perform(.wait(0.1))
    #expect(throws: StepError.hidden(name: "card")) { try session.perform(.tap(.view("card"))) }
    controller.card.isHidden = false
    controller.card.center = CGPoint(x: -500, y: 0)
    try session.perform(.wait(0.1))
    #expect(
      throws: StepError.notOnScreen(
        name: "card", frame: Rectangle(x: -560, y: -40, width: 120, height: 80))
    ) { try session.perform(.tap(.view("card"))) }
  }

  @Test("The same scenario gives the same bytes")
  func deterministic() throws {
    func play() throws -> Data {
      let session = session()
      try session.perform(
        .drag(
          from: .view("card"), by: Size(width: 31, height: 17), duration: 0.21, ending: .lift))
      try session.perform(.tap(.view("card")))
      try session.perform(.wait(0.123))
      try session.perform(.settle(limit: 5))
      session.finish()
      return try Wire.encode(session.timeline)
    }
    let first = try play()
    for _ in 0..<20 { #expect(try play() == first) }
  }
}
