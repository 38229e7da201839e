import Motion
import Record
import Testing

@testable import Expectations

/// What the page for authors shows: each body is an example, and is run.
///
/// `Sources/Runner/Expectations/README.md` is made of this file.
@Suite("The examples of what checks can say and ask")
struct CheckExamples {
  /// A push from a red screen to a blue one that grows from half its size under a copy, for a second.
  var run: Run = {
    var timeline = Timeline(screen: Size(width: 100, height: 200), epoch: 1000)
    func layer(_ id: Int, _ name: String?, _ size: Size, at x: Double, _ y: Double)
      -> LayerDescription
    {
      var layer = LayerDescription(id: id, kind: "UIView")
      layer.name = name
      layer.model.bounds = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
      layer.model.position = Point(x: x, y: y)
      return layer
    }
    let whole = Size(width: 100, height: 200)
    var window = layer(1, nil, whole, at: 50, 100)
    var container = layer(2, nil, whole, at: 50, 100)
    var red = layer(3, "red", whole, at: 50, 100)
    red.controller = "RedViewController"
    red.model.backgroundColor = Color(red: 1, green: 0, blue: 0)
    var blue = layer(4, "blue", whole, at: 50, 100)
    blue.controller = "BlueViewController"
    blue.model.backgroundColor = Color(red: 0, green: 0, blue: 1)
    blue.model.cornerRadius = 8
    var small = Matrix.identity
    small.m11 = 0.5
    small.m22 = 0.5
    var timing = Timing(duration: 1)
    timing.beginTime = 1000.5
    let grow = AnimationDescription(
      keyPath: LayerKeyPath(.transform),
      kind: .basic(from: .matrix(small), to: .matrix(.identity), by: nil), timing: timing)
    blue.animations = [.init(key: "grow", animation: grow)]
    let copy = layer(5, nil, Size(width: 10, height: 10), at: 20, 30)
    window.sublayers = [2]
    container.sublayers = [3]
    timeline.commits = [
      Commit(instant: 0, layers: [window, container, red], removed: [], root: 1)
    ]
    var during = container
    during.sublayers = [3, 4, 5]
    var painted = copy
    painted.model.backgroundColor = Color(red: 0, green: 1, blue: 0)
    timeline.commits.append(
      Commit(instant: 0.5, layers: [during, blue, painted], removed: [], root: 1))
    var after = container
    after.sublayers = [4]
    timeline.commits.append(Commit(instant: 1.5, layers: [after], removed: [3, 5], root: 1))
    func event(_ phase: TransitionEvent.Phase) -> Event.Kind {
      .transition(
        TransitionEvent(
          id: 1, operation: .push, phase: phase, isInteractive: false, isAnimated: true,
          from: "RedViewController", to: "BlueViewController", animator: "Grower", container: 2,
          fromLayer: 3, toLayer: 4))
    }
    func touch(_ phase: Touch.Phase) -> Event.Kind {
      .touch(Touch(phase: phase, location: Point(x: 50, y: 100), finger: 0, target: "red"))
    }
    timeline.events = [
      Event(instant: 0.45, kind: .step(0)), Event(instant: 0.45, kind: touch(.began)),
      Event(instant: 0.5, kind: touch(.ended)), Event(instant: 0.5, kind: event(.began)),
      Event(
        instant: 0.5,
        kind: .call(
          Call(
            direction: .toApp, receiver: "Grower", object: 1, method: "animateTransition(using:)"))),
      Event(instant: 1.5, kind: event(.completed(true))),
    ]
    timeline.end = 3
    return Run(
      label: Run.Label(
        scenario: "tap-and-wait", screen: whole, parameters: ["picture": "2"]),
      timeline: timeline)
  }()

  // MARK: - Claims

  // `expect(_:_:seen:at:mistake:why:because:read:)` claims that something holds. The second text says what
  // should be, `seen:` what is instead; both stand in the learner's report, so both have to be true of
  // every answer that fails here.
  @Test func claim() throws {
    let push = try run.transition(.push)
    try expect(
      push.completed == true, "the push completes", seen: push.outcome, at: push.ended ?? run.end)
  }

  // `expect(_:equals:within:_:seen:at:mistake:why:because:read:)` claims that a number, a point or a
  // rectangle is another one, each of its numbers to a tolerance.
  @Test func equality() throws {
    let push = try run.transition(.push)
    let blue = try run.layer("blue")
    try expect(
      blue.scale(at: push.began), equals: 0.5, within: 0.01,
      "the scale of its transform at the first instant", at: push.began)
    try expect(
      blue.center(at: push.began), equals: Point(x: 50, y: 100), within: 1, "its middle",
      at: push.began)
    try expect(
      blue.frame(at: run.end), equals: Rectangle(x: 0, y: 0, width: 100, height: 200), within: 1,
      "its frame at the end", at: run.end)
  }

  // `fail(expected:seen:at:mistake:why:because:read:)` says that a test does not hold, where there is
  // nothing to compare.
  @Test func failing() throws {
    let push = try run.transition(.push)
    guard push.ended != nil else {
      return try fail(expected: "the push ends", seen: push.outcome, at: run.end)
    }
  }

  // `test(_:in:mistake:because:read:dependsOn:isRemark:_:)` declares a test. It passes if its body
  // throws in none of the runs that it is about: those of the scenarios named, or all. With
  // `isRemark: true` an answer that does not keep it is accepted, and its author reads what was seen
  // as a remark; no points depend on it. `testsAreAbout(_:)` is called by the tool, before the checks
  // that a capstone borrows.
  @Test func declaration() {
    test(
      "The push completes", in: "tap-and-wait", mistake: "never-completes",
      because: "UIKit ignores touches until the animator says that it is done.", read: "#completing"
    ) { run in
      let push = try run.transition(.push)
      try expect(push.completed == true, "the push completes", seen: push.outcome, at: run.end)
    }
  }

  // `Wording.text(_:)` tells numbers, points and rectangles as the reports do.
  @Test func wording() throws {
    try expect(Wording.text(0.1 + 0.2) == "0.3", "no dust behind the third digit")
    try expect(Wording.text(Point(x: 16, y: 24)) == "(16, 24)", "a point")
    try expect(
      Wording.text(Rectangle(x: 16, y: 24, width: 64, height: 96)) == "64 × 96 at (16, 24)",
      "a rectangle")
  }

  // MARK: - A run

  // `scenario`, `screen`, `parameters`, `label` and `end` say what was played, and for how long.
  @Test func played() throws {
    try expect(run.scenario == "tap-and-wait" && run.label.scenario == run.scenario, "the scenario")
    try expect(run.screen.width, equals: 100, within: 0, "the screen's width in points")
    try expect(run.parameters["picture"] == "2", "the value that this play has")
    try expect(run.end, equals: 3, within: 0, "seconds of virtual time since the first frame")
  }

  // `transitions` are all, in order; `transition(_:number:)` is one of a kind, counted from 1, and
  // fails the test if there are not so many.
  @Test func finding() throws {
    try expect(run.transitions.count == 1, "one transition")
    let push = try run.transition(.push)
    try expect(push.operation == .push, "a push")
  }

  // `layer(_:)` finds a view by its `accessibilityIdentifier`, a layer by its name, or the root view of
  // a controller by its class; it fails the test if there never was one.
  @Test func layerByName() throws {
    let blue = try run.layer("blue")
    try expect(try run.layer("BlueViewController").id == blue.id, "the same layer")
  }

  // `calls(_:on:)` are the calls between UIKit and the app, `faults(_:)` the rules that the app broke,
  // and `timeline.touches` the fingers; each has an `instant`. `refusals` are the steps that could not
  // be done. `stop` is for reports: a check is asked only about runs that came to their end.
  @Test func events() throws {
    let calls = run.calls("animateTransition(using:)", on: "Grower")
    try expect(calls.first?.call.returned == nil, "it returns nothing")
    try expect(run.faults(.transitionCompletedTwice).isEmpty, "one end for each transition")
    let taps = run.timeline.touches.filter { $0.touch.phase == .ended }
    try expect(taps.first?.instant ?? 0, equals: 0.5, within: 0.001, "the tap")
    try expect(run.refusals.isEmpty, "the user could do everything")
  }

  // `history`, `encoreBegins` and `withoutEncore` are for the house rules: a check is asked about the
  // run without its second use.
  @Test func encore() throws {
    try expect(run.encoreBegins, equals: run.end, within: 0, "there is no second use")
    try expect(run.withoutEncore.end, equals: run.end, within: 0, "nothing is left out")
    try expect(run.history.tree(at: 0.2).layers.count == 3, "three layers before the push")
  }

  // MARK: - A transition

  // `began`, `ended`, `duration` and `instant(_:)` are its times; `completed` is the argument of
  // `completeTransition(_:)`, and `outcome` says it as a sentence. `endedAfterDelay` tells that a timer or
  // `asyncAfter` called it, and not the end of an animation.
  @Test func times() throws {
    let push = try run.transition(.push)
    try expect(push.duration ?? 0, equals: 1, within: 0.05, "its seconds", at: push.ended)
    try expect(push.instant(0.5), equals: push.began + 0.5, within: 0.001, "half-way in time")
    try expect(push.outcome == "it ends with completeTransition(true)", "a sentence")
    try expect(!push.endedAfterDelay, "no timer guesses its end")
  }

  // `operation`, `fromController`, `toController`, `animator` (its class, `nil` for UIKit's own),
  // `isAnimated`, `id` and `beginning` say which it is.
  @Test func kind() throws {
    let push = try run.transition(.push)
    try expect(
      push.animator == "Grower" && push.isAnimated, "the app's own animator",
      seen: push.animator ?? "UIKit's own", at: push.began)
    try expect(push.fromController == "RedViewController", "the red screen leaves")
    try expect(push.toController == "BlueViewController", "the blue one arrives")
    try expect(push.id == push.beginning.id, "unique in its run")
  }

  // `isInteractive`, `updates`, `interactionEnd`, `interactionEnded` and `wasCancelled` tell of the
  // finger.
  @Test func interaction() throws {
    let push = try run.transition(.push)
    try expect(!push.isInteractive && push.updates.isEmpty, "nobody holds it")
    try expect(push.interactionEnd == nil && push.interactionEnded == nil, "so nobody lets go")
    try expect(!push.wasCancelled, "it is not called off")
  }

  // `from`, `to` and `container` are the views under these keys: around a navigation controller the
  // view of a presentation is that of the navigation controller. `copies(at:)` is what is in the
  // container besides the two, in whatever views.
  @Test func views() throws {
    let push = try run.transition(.push)
    let half = push.instant(0.5)
    guard let from = push.from, let to = push.to else {
      return try fail(expected: "the push has both views", seen: push.outcome, at: half)
    }
    try expect(to.liesAbove(from, at: half), "the blue screen lies above", at: half)
    try expect(push.container?.sublayers(at: half).count == 3, "two screens and a copy", at: half)
    try expect(push.copies(at: half).count == 1, "a copy flies", at: half)
  }

  // MARK: - A layer

  // `isInTree(at:)`, `firstSeen` and `lastSeen` say when it is in the window.
  @Test func presence() throws {
    let red = try run.layer("red")
    try expect(red.isInTree(at: 1) && !red.isInTree(at: 2), "it leaves with the transition")
    try expect(red.lastSeen ?? 0, equals: 1.5, within: 0.001, "when it left")
    try expect(try run.layer("blue").firstSeen ?? 0, equals: 0.5, within: 0.001, "when it came")
  }

  // `visibleOpacity(at:)` is with all layers around it, and 0 if one is hidden or it is not in the
  // window; `seenOpacity(at:)` also knows content transitions. `opacity(at:)` and `isHidden(at:)` are
  // the layer's own, and say nothing of what is seen.
  @Test func opacity() throws {
    let blue = try run.layer("blue")
    try expect(blue.visibleOpacity(at: 1) > 0.99, "it can be seen", at: 1)
    try expect(blue.seenOpacity(at: 1), equals: 1, within: 0.01, "its opacity on the screen", at: 1)
    try expect(!blue.isHidden(at: 1) && blue.opacity(at: 1) == 1, "its own opacity", at: 1)
  }

  // `frame(at:)` and `center(at:)` are in the window's coordinates, with all transforms; `bounds(at:)`
  // is in its own.
  @Test func place() throws {
    let blue = try run.layer("blue")
    try expect(blue.frame(at: 0.5).width, equals: 50, within: 0.1, "half as wide", at: 0.5)
    try expect(blue.center(at: 0.5).x, equals: 50, within: 0.1, "about its middle", at: 0.5)
    try expect(blue.bounds(at: 0.5).width, equals: 100, within: 0.1, "laid out in full", at: 0.5)
  }

  // `transform(at:)`, `scale(at:)`, `verticalScale(at:)` and `rotation(at:)` are of its own transform:
  // a view that gets smaller by its frame keeps the scale 1.
  @Test func transform() throws {
    let blue = try run.layer("blue")
    try expect(blue.scale(at: 1), equals: 0.75, within: 0.01, "half-way to full size", at: 1)
    try expect(blue.verticalScale(at: 1), equals: 0.75, within: 0.01, "in both directions", at: 1)
    try expect(blue.rotation(at: 1), equals: 0, within: 0.01, "upright", at: 1)
    try expect(blue.transform(at: run.end) == .identity, "no transform is left", at: run.end)
  }

  // `cornerRadius(at:)`, `backgroundColor(at:)`, `mask(at:)` and `paints` are what it looks like by
  // itself; a picture of a view has none of them.
  @Test func look() throws {
    let blue = try run.layer("blue")
    try expect(blue.cornerRadius(at: 1), equals: 8, within: 0.1, "its corners", at: 1)
    try expect(blue.backgroundColor(at: 1) == Color(red: 0, green: 0, blue: 1), "its colour", at: 1)
    try expect(blue.mask(at: 1) == nil && blue.presentation(at: 1).paints, "no mask", at: 1)
  }

  // `presentation(at:)` has all properties with animations, `model(at:)` without, and
  // `animations(at:)` the animations; `contentTransition(atLocalTime:)` is how far a content transition
  // of a described layer has come.
  @Test func values() throws {
    let blue = try run.layer("blue")
    try expect(blue.animations(at: 1).count == 1, "one animation", at: 1)
    try expect(blue.model(at: 1).transform == .identity, "the model is at its goal", at: 1)
    try expect(blue.presentation(at: 1).transform != .identity, "what is seen is not", at: 1)
    let layer = run.history.tree(at: 1).layers[blue.id]
    try expect(layer?.contentTransition(atLocalTime: 1001) == 1, "no content transition", at: 1)
  }

  // `superlayer(at:)` and `sublayers(at:)` are around it, `liesAbove(_:at:)` compares the order of
  // drawing; `id`, `name`, `kind` and `controller` say which it is.
  @Test func relations() throws {
    let blue = try run.layer("blue")
    let red = try run.layer("red")
    try expect(blue.liesAbove(red, at: 1) && !red.liesAbove(blue, at: 1), "it covers the red one")
    try expect(blue.superlayer(at: 1)?.sublayers(at: 1).first?.id == red.id, "red is at the back")
    try expect(blue.name == "blue" && blue.kind == "UIView", "its name and its view's class")
    try expect(blue.controller == "BlueViewController", "whose root view it is")
  }
}

/// That the examples which declare or fail do so; the page does not show it.
@Suite("What the examples of checks do")
struct ExamplesAtWork {
  /// The run of the examples with its transition's events changed.
  private func run(_ change: (inout TransitionEvent) -> Void, isOpen: Bool) -> Run {
    let run = CheckExamples().run
    var timeline = run.timeline
    timeline.events = timeline.events.compactMap { event in
      guard case .transition(var transition) = event.kind else { return event }
      if isOpen, case .completed = transition.phase { return nil }
      change(&transition)
      return Event(instant: event.instant, kind: .transition(transition))
    }
    return Run(label: run.label, timeline: timeline)
  }

  @Test("A push that does not end fails")
  func failing() throws {
    var examples = CheckExamples()
    try examples.failing()
    examples.run = run({ _ in }, isOpen: true)
    #expect(throws: Failure.self) { try examples.failing() }
  }

  @Test("A push without a view fails, and is not passed over")
  func views() throws {
    var examples = CheckExamples()
    examples.run = run({ $0.fromLayer = nil }, isOpen: false)
    #expect(throws: Failure.self) { try examples.views() }
  }

  @Test("The declared test is one of the program's, and can fail")
  func declaration() throws {
    CheckExamples().declaration()
    let test = try #require(
      declaredTests.withLock { tests in tests.last { $0.title == "The push completes" } })
    func status(in run: Run) -> TestResult.Status? {
      ChecksProgram.results(of: [test], in: [run]).first?.status
    }
    #expect(status(in: CheckExamples().run) == .pass)
    #expect(status(in: run({ _ in }, isOpen: true)) == .fail)
  }
}
