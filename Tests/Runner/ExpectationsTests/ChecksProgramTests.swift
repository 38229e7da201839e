import Foundation
import Motion
import Record
import Testing

@testable import Expectations

@Suite("Checks ask runs and answer with results")
struct ChecksProgramTests {
  /// A window with a view that fades in from instant 0 to 1, inside of a presentation.
  static func run(_ scenario: String, completes: Bool = true) -> Run {
    var timeline = Timeline(screen: Size(width: 100, height: 200), epoch: 1000)
    var window = LayerDescription(id: 1, kind: "UIWindow")
    window.model.bounds = Rectangle(x: 0, y: 0, width: 100, height: 200)
    window.model.position = Point(x: 50, y: 100)
    window.sublayers = [2]
    var view = LayerDescription(id: 2, kind: "UIView")
    view.name = "detail"
    view.model.bounds = Rectangle(x: 0, y: 0, width: 50, height: 50)
    view.model.position = Point(x: 25, y: 25)
    var fade = AnimationDescription(
      keyPath: LayerKeyPath(.opacity), kind: .basic(from: .number(0), to: .number(1), by: nil),
      timing: Timing(duration: 1))
    fade.timing.beginTime = 1000
    view.animations = [KeyedAnimation(key: "opacity", animation: fade)]
    timeline.commits = [Commit(instant: 0, layers: [window, view], removed: [], root: 1)]
    func event(_ phase: TransitionEvent.Phase) -> Event.Kind {
      .transition(
        TransitionEvent(
          id: 1, operation: .present, phase: phase, isInteractive: false, isAnimated: true,
          from: "A", to: "B", animator: "Fader", container: 1, fromLayer: nil, toLayer: 2))
    }
    timeline.events = [Event(instant: 0, kind: event(.began))]
    if completes { timeline.events.append(Event(instant: 1, kind: event(.completed(true)))) }
    timeline.end = 2
    return Run(
      label: Run.Label(scenario: scenario, screen: timeline.screen), timeline: timeline)
  }

  static func claim(
    _ title: String, in scenarios: [String] = [], mistake: String? = nil,
    dependsOn: String? = nil, line: Int = 1, _ body: @escaping @Sendable (Run) throws -> Void
  ) -> Expectations.Test {
    Expectations.Test(
      title: title, scenarios: scenarios, mistake: mistake, because: "it matters", read: "#here",
      dependsOn: dependsOn, line: line, body: body)
  }

  @Test("A failure that tells how a transition ended has the fault of that end, and no other has")
  func faultsOfEnds() throws {
    var timeline = Self.run("tap").timeline
    guard case .transition(var end) = timeline.events[1].kind else { return }
    end.phase = .completed(false)
    timeline.events[1].kind = .transition(end)
    for id in ["7", "1"] {
      let fault = Fault(.completedFalseWithoutCancel, facts: ["transition": id])
      timeline.events.append(Event(instant: 1, kind: .fault(fault)))
    }
    let run = Run(
      label: Run.Label(scenario: "tap", screen: timeline.screen), timeline: timeline)
    let results = ChecksProgram.results(
      of: [
        Self.claim("It ends") { run in
          let present = try run.transition(.present)
          try expect(present.completed == true, "it completes", seen: present.outcome)
        },
        Self.claim("It is told in other words") { run in
          let present = try run.transition(.present)
          try expect(present.completed == true, "it completes", seen: "it is cancelled")
        },
      ], in: [run])
    #expect(results.map(\.failure?.fault) == [.completedFalseWithoutCancel, nil])
    #expect(results.map(\.failure?.reminder) == [nil, "it matters"])
  }

  @Test("A remark is told only where all else holds, and costs nothing")
  func remarks() {
    var claim = Self.claim("It is red") { _ in try fail(expected: "red", seen: "blue") }
    claim.isRemark = true
    let kept = Self.claim("It is there") { _ in }
    let runs = [Self.run("tap")]
    func remark(_ results: [TestResult]) -> TestResult? {
      ChecksProgram.remark(of: [kept, claim], on: runs, besides: results)
    }
    let passed = TestResult(name: kept.title, status: .pass)
    let failed = TestResult(name: kept.title, status: .fail)
    #expect(remark([passed])?.failure?.seen == "blue")
    #expect(remark([passed])?.failure?.reminder == "it matters")
    #expect(remark([failed]) == nil)
    claim.body = { _ in }
    #expect(remark([passed]) == nil)
  }

  @Test("A test's reason is told for its claims of other mistakes too, unless they have their own")
  func reasonsOfClaims() {
    let results = ChecksProgram.results(
      of: [
        Self.claim("Other", mistake: "a") { _ in
          try fail(expected: "x", seen: "y", mistake: "b")
        },
        Self.claim("Own", mistake: "a") { _ in
          try fail(expected: "x", seen: "y", mistake: "b", why: "it is so", because: "so")
        },
      ], in: [Self.run("tap")])
    #expect(results.map(\.failure?.because) == [nil, "it is so"])
    #expect(results.map(\.failure?.reminder) == ["it matters", "so"])
  }

  @Test("A run answers for its layers and transitions at any instant")
  func evidence() throws {
    let run = Self.run("tap")
    let present = try run.transition(.present)
    let detail = try run.layer("detail")
    #expect(present.animator == "Fader")
    #expect(present.completed == true)
    #expect(present.instant(0.5) == 0.5)
    #expect(present.to?.id == detail.id)
    #expect(detail.opacity(at: 0.5) == 0.5)
    #expect(detail.visibleOpacity(at: 0.25) == 0.25)
    #expect(detail.frame(at: 0.3) == Rectangle(x: 0, y: 0, width: 50, height: 50))
    #expect(detail.superlayer(at: 0)?.sublayers(at: 0).map(\.id) == [detail.id])
    #expect(detail.model(at: 0.3).opacity == 1)
    #expect(!detail.isInTree(at: -1))
    #expect(detail.firstSeen == 0)
    #expect(detail.lastSeen == 2)
  }

  @Test("What never was is a failure that says so")
  func absence() {
    let run = Self.run("tap")
    func missing(_ expected: String, _ seen: String) -> Failure {
      var failure = Failure(expected: "\(expected) takes place", seen: seen, instant: 2)
      failure.isMissingTransition = true
      return failure
    }
    #expect(throws: missing("a push", "there was none")) { try run.transition(.push) }
    #expect(
      throws: missing(
        "a pop", "there was none, and a presentation that began at 0 s is still open")
    ) { try Self.run("tap", completes: false).transition(.pop) }
    #expect(throws: missing("a presentation number 2", "there was only one")) {
      try run.transition(.present, number: 2)
    }
    #expect(
      throws: Failure(
        expected: "a view named nobody is in the window", seen: "there never was one", instant: 2)
    ) { try run.layer("nobody") }
  }

  @Test("The first run in which a test fails is named, and tests that depend on it are skipped")
  func results() throws {
    let runs = [Self.run("tap"), Self.run("tap", completes: false), Self.run("other")]
    let ends = Self.claim("It ends", in: ["tap"], mistake: "never-completes", line: 4) { run in
      let present = try run.transition(.present)
      try expect(present.completed == true, "it completes", seen: "it does not", at: present.began)
    }
    let late = Self.claim("It is late", dependsOn: "It ends") { _ in }
    let fine = Self.claim("It is seen", line: 9) { run in
      try expect(
        try run.layer("detail").opacity(at: 0.5), equals: 0.5, within: 0.01, "its opacity", at: 0.5)
    }
    var failure = Failure(
      expected: "it completes", seen: "it does not", instant: 0, mistake: "never-completes",
      read: "#here")
    failure.reminder = "it matters"
    #expect(
      ChecksProgram.results(of: [ends, late, fine], in: runs) == [
        TestResult(
          name: "It ends", status: .fail, failure: failure, run: runs[1].label,
          scenarios: ["tap"], line: 4),
        TestResult(
          name: "It is late", status: .skipped, dependsOn: "It ends", scenarios: [], line: 1),
        TestResult(name: "It is seen", status: .pass, scenarios: [], line: 9),
      ])
  }

  @Test("A scenario or a test that does not exist, or is there twice, ends the checks")
  func unknownNames() {
    let ends = Self.claim("It ends", in: ["tap"]) { _ in }
    #expect(throws: Never.self) {
      try ChecksProgram.requireKnownNames(
        in: [ends, Self.claim("It rests", dependsOn: "It ends") { _ in }],
        scenarios: ["tap", "swipe"])
    }
    #expect(throws: ChecksProgram.WrongName.scenario("tpa", test: "It ends")) {
      try ChecksProgram.requireKnownNames(
        in: [Self.claim("It ends", in: ["tap", "tpa"]) { _ in }], scenarios: ["tap", "swipe"])
    }
    #expect(
      ChecksProgram.WrongName.scenario("tpa", test: "It ends").sentence
        == "The test \"It ends\" is about the scenario tpa, which the exercise does not have.")
    let early = Self.claim("It rests", dependsOn: "It ends") { _ in }
    #expect(throws: ChecksProgram.WrongName.test("It ends", test: "It rests")) {
      try ChecksProgram.requireKnownNames(in: [early, ends], scenarios: ["tap"])
    }
    #expect(throws: ChecksProgram.WrongName.repeated("It ends")) {
      try ChecksProgram.requireKnownNames(in: [ends, early, ends], scenarios: ["tap"])
    }
  }

  @Test("An error that is no failure is not shown as Swift prints it")
  func otherErrors() {
    struct Broken: Error { var secret = "0x7f" }
    let results = ChecksProgram.results(
      of: [Self.claim("It ends") { _ in throw Broken() }], in: [Self.run("tap")])
    #expect(results.first?.failure?.seen == "the check could not look at it (Broken)")
  }

  /// The failure of a check in a run in which `detail` is hidden from 1 on and gone from 1.5 on.
  static func failure(_ body: @escaping @Sendable (Run) throws -> Void) -> [String] {
    var timeline = run("tap").timeline
    var view = timeline.commits[0].layers[1]
    view.model.isHidden = true
    var window = timeline.commits[0].layers[0]
    timeline.commits.append(Commit(instant: 1, layers: [view], removed: [], root: 1))
    window.sublayers = []
    timeline.commits.append(Commit(instant: 1.5, layers: [window], removed: [2], root: 1))
    let hidden = Run(label: run("tap").label, timeline: timeline)
    return ChecksProgram.results(of: [claim("It is seen", body)], in: [hidden]).compactMap {
      result in result.failure.map { "\($0.expected) | \($0.seen)" }
    }
  }

  @Test("A number of a layer that is hidden or not there is not told as a measure")
  func unseen() {
    #expect(
      Self.failure { run in
        let detail = try run.layer("detail")
        try expect(
          detail.visibleOpacity(at: 1.2), equals: 1, within: 0.1, "its opacity", at: 1.2)
      } == ["its opacity: 1 ± 0.1 | detail is hidden"])
    #expect(
      Self.failure { run in
        let detail = try run.layer("detail")
        try expect(
          detail.frame(at: 1.7).height > 40, "it is high",
          seen: "its height is \(detail.frame(at: 1.7).height)", at: 1.7)
      } == ["it is high | detail is not on the screen any more"])
    #expect(
      Self.failure { run in
        let height = try run.layer("detail").frame(at: 1.7).height
        try expect(height, equals: 50, within: 1, "its height", at: 1.7)
      } == ["its height: 50 ± 1 | detail is not on the screen any more"])
    #expect(
      Self.failure { run in
        let detail = try run.layer("detail")
        let height = detail.frame(at: 1.2).height
        try expect(height, equals: 60, within: 1, "its height", at: 1.2)
      } == ["its height: 60 ± 1 | 50"])
    #expect(
      Self.failure { run in
        let detail = try run.layer("detail")
        try expect(
          Point(x: 25, y: 25), equals: detail.center(at: 1.7), within: 1, "the middle of the card",
          at: 1.7)
      } == [
        "the middle of the card: that of a view on the screen | "
          + "detail is not on the screen any more"
      ])
  }

  @Test(
    "Expectations word what they compare",
    arguments: [
      (0.3141592, 0.5, 0.02, "its opacity: 0.5 ± 0.02", "0.314"),
      (-12.0, 7.25, 1, "its opacity: 7.25 ± 1", "-12"),
      (-0.0001, 1.0005, 0.001, "its opacity: 1.001 ± 0.001", "0"),
    ])
  func wording(
    value: Double, expected: Double, tolerance: Double, wanted: String, seen: String
  ) {
    #expect(throws: Failure(expected: wanted, seen: seen, instant: 1)) {
      try expect(value, equals: expected, within: tolerance, "its opacity", at: 1)
    }
  }
}
