import Motion
import Record
import Testing

@testable import Expectations

@Suite("House rules compare an answer's run with the reference's")
struct HouseRuleTests {
  /// A window with a view in it that a presentation brought, one second before the end.
  static func run(
    opacity: Double = 1, isHidden: Bool = false, strangers: Int = 0, faults: [Fault] = [],
    refusals: [Run.Refusal] = [], ended: Double? = 1, isInteractive: Bool = false,
    takesTouches: Bool = true
  ) -> Run {
    var timeline = Timeline(screen: Size(width: 100, height: 200), epoch: 1000)
    var window = LayerDescription(id: 1, kind: "UIWindow")
    window.model.bounds = Rectangle(x: 0, y: 0, width: 100, height: 200)
    window.model.position = Point(x: 50, y: 100)
    var view = LayerDescription(id: 2, kind: "UIView")
    view.name = "detail"
    view.model.bounds = Rectangle(x: 0, y: 0, width: 50, height: 50)
    view.model.position = Point(x: 25, y: 25)
    view.model.opacity = opacity
    view.model.isHidden = isHidden
    view.takesTouches = takesTouches
    let others = (0..<strangers).map { LayerDescription(id: 10 + $0, kind: "UIView") }
    window.sublayers = [2] + others.map(\.id)
    timeline.commits = [Commit(instant: 0, layers: [window, view] + others, removed: [], root: 1)]
    func event(_ phase: TransitionEvent.Phase) -> Event.Kind {
      .transition(
        TransitionEvent(
          id: 1, operation: .present, phase: phase, isInteractive: isInteractive, isAnimated: true,
          from: "A", to: "B", animator: "Fader", container: 1, fromLayer: nil, toLayer: 2))
    }
    timeline.events = [Event(instant: 0, kind: .step(0)), Event(instant: 0, kind: event(.began))]
    if let ended { timeline.events.append(Event(instant: ended, kind: event(.completed(true)))) }
    timeline.events += faults.map { Event(instant: 1.5, kind: .fault($0)) }
    timeline.end = 2
    return Run(
      label: Run.Label(scenario: "tap", screen: timeline.screen), timeline: timeline,
      refusals: refusals)
  }

  static let refusal = Run.Refusal(step: 0, instant: 1.8, reason: "no view")

  /// What the rules say, each as "expected | seen".
  static func said(of answer: Run, besides reference: Run = run()) -> [String] {
    HouseRule.results(on: [RunPair(answer: answer, reference: reference)]).compactMap { result in
      result.failure.map { "\($0.expected) | \($0.seen)" }
    }
  }

  @Test("A run equal to the reference's, or with another speed, keeps all rules")
  func equal() {
    #expect(Self.said(of: Self.run()) == [])
    #expect(Self.said(of: Self.run(ended: 0.3)) == [])
  }

  @Test(
    "A view that is left deaf is told by its property, and so is one that takes touches after all")
  func interaction() {
    let deaf = Self.run(takesTouches: false)
    #expect(
      Self.said(of: deaf) == [
        "After the first presentation, detail takes touches, as in the reference | "
          + "its isUserInteractionEnabled is false"
      ])
    #expect(
      Self.said(of: Self.run(), besides: deaf) == [
        "After the first presentation, detail takes no touches, as in the reference | "
          + "its isUserInteractionEnabled is true"
      ])
    #expect(Self.said(of: deaf, besides: deaf) == [])
  }

  @Test("What differs at rest is said with the transition after which it was seen")
  func atRest() {
    #expect(
      Self.said(of: Self.run(opacity: 0.4)) == [
        "After the first presentation, detail is seen with the opacity 1, as in the reference | "
          + "its opacity is 0.4"
      ])
    #expect(
      Self.said(of: Self.run(isHidden: true)) == [
        "After the first presentation, detail is seen, as in the reference | it is hidden"
      ])
    #expect(
      Self.said(of: Self.run(opacity: 0)) == [
        "After the first presentation, detail is seen, as in the reference | its opacity is 0"
      ])
    #expect(
      Self.said(of: Self.run(), besides: Self.run(isHidden: true)) == [
        "After the first presentation, detail is not seen, as in the reference | it is seen"
      ])
    #expect(
      Self.said(of: Self.run(strangers: 1)) == [
        "After the first presentation, the window holds 1 view, as in the reference | it holds 2"
      ])
  }

  @Test("What a step changes at the instant of its beginning is no part of the rest before it")
  func beginningOfTheNextStep() {
    func run(nextStep: Double, hiding: Double) -> Run {
      let plain = Self.run()
      var timeline = plain.timeline
      timeline.events.append(Event(instant: nextStep, kind: .step(1)))
      var change = timeline.commits[0]
      change.instant = hiding
      change.layers[1].model.isHidden = true
      timeline.commits.append(change)
      return Run(label: plain.label, timeline: timeline)
    }
    let reference = run(nextStep: 1.4, hiding: 1.5)
    #expect(Self.said(of: run(nextStep: 1.8, hiding: 1.8), besides: reference) == [])
    #expect(
      Self.said(of: run(nextStep: 1.8, hiding: 1.7), besides: reference) == [
        "After the first presentation, detail is seen, as in the reference | it is hidden"
      ])
  }

  @Test("That nobody drives a transition is said only if nothing else has come of it")
  func drivers() {
    #expect(
      Self.said(of: Self.run(ended: nil, isInteractive: true)) == [
        "the presentation (transition 1) ends with completeTransition(true) | "
          + "it is still open, and so it is when the run ends at 2 s"
      ])
    #expect(
      Self.said(of: Self.run(isInteractive: true)) == [
        "the presentation (transition 1) begins to run by itself | "
          + "it waits to be driven"
      ])
  }

  @Test("Hidden and transparent are the same")
  func hiding() {
    #expect(Self.said(of: Self.run(isHidden: true), besides: Self.run(opacity: 0)) == [])
  }

  /// A run in which a second view, called row, is hidden and shown at instants of a presentation from
  /// 0 to 1.
  static func run(rowIsHidden changes: [(instant: Double, isHidden: Bool)]) -> Run {
    let plain = run()
    var timeline = plain.timeline
    func row(isHidden: Bool) -> LayerDescription {
      var row = LayerDescription(id: 3, kind: "UIView")
      row.name = "row"
      row.model.bounds = Rectangle(x: 0, y: 0, width: 80, height: 20)
      row.model.position = Point(x: 50, y: 150)
      row.model.backgroundColor = Color(red: 1, green: 0, blue: 0)
      row.model.isHidden = isHidden
      return row
    }
    var first = timeline.commits[0]
    first.layers[0].sublayers.append(3)
    first.layers.append(row(isHidden: false))
    timeline.commits =
      [first]
      + changes.map {
        Commit(instant: $0.instant, layers: [row(isHidden: $0.isHidden)], removed: [], root: 1)
      }
    return Run(label: plain.label, timeline: timeline)
  }

  @Test("Who is hidden all the way in the reference is hidden, and who is seen is seen")
  func presence() {
    let hidden = Self.run(rowIsHidden: [(0.01, true), (0.99, false)])
    let early = Self.run(rowIsHidden: [(0.01, true), (0.45, false)])
    let seen = Self.run(rowIsHidden: [])
    #expect(
      Self.said(of: early, besides: hidden) == [
        "row is not seen during the presentation, as in the reference | it is seen"
      ])
    #expect(
      Self.said(of: hidden, besides: seen) == [
        "row is seen all through the presentation, as in the reference | it is hidden"
      ])
    // Who is seen for a part of the way in the reference may be seen for another part.
    #expect(Self.said(of: seen, besides: early) == [])
    #expect(Self.said(of: hidden, besides: early) == [])
    // For less than a tenth of the way nobody asks.
    let late = Self.run(rowIsHidden: [(0.01, true), (0.88, false)])
    #expect(Self.said(of: late, besides: hidden) == [])
  }

  @Test("A transition that stands still after its end and is completed later is told as open")
  func completedLate() {
    var timeline = Self.run(ended: nil).timeline
    guard case .transition(var end) = timeline.events[1].kind else { return }
    end.phase = .completed(false)
    timeline.events.append(Event(instant: 5, kind: .transition(end)))
    timeline.end = 6
    let label = Run.Label(scenario: "tap", screen: timeline.screen)
    #expect(
      Self.said(of: Run(label: label, timeline: timeline)).first
        == "the presentation (transition 1) ends with completeTransition(true) | "
        + "it is still open then; completeTransition(false) was called only at 5 s")
  }

  @Test("A fault that the ending call recorded is told with it")
  func faultOfTheEnd() {
    let fault = Fault(.completedFalseWithoutCancel, facts: ["transition": "1"])
    var timeline = Self.run(faults: [fault]).timeline
    guard case .transition(var end) = timeline.events[2].kind else { return }
    end.phase = .completed(false)
    timeline.events[2].kind = .transition(end)
    let label = Run.Label(scenario: "tap", screen: timeline.screen)
    let answer = Run(label: label, timeline: timeline)
    let results = HouseRule.results(on: [RunPair(answer: answer, reference: Self.run())])
    #expect(results.first?.failure?.fault == .completedFalseWithoutCancel)
  }

  @Test(
    "Where the app leaves the screen during a transition, only its end and the rest are compared")
  func leaving() {
    func left(_ run: Run) -> Run {
      var timeline = run.timeline
      let call = Call(
        direction: .toApp, receiver: "UIApplication", object: 1,
        method: "applicationDidEnterBackground(_:)")
      timeline.events.insert(Event(instant: 0.1, kind: .call(call)), at: 2)
      return Run(label: run.label, timeline: timeline)
    }
    let usual = left(Self.run(rowMovesFor: 1))
    #expect(Self.said(of: left(Self.run(rowMovesFor: 0.4)), besides: usual) == [])
    #expect(
      Self.said(of: left(Self.run(ended: nil)), besides: left(Self.run())) == [
        "the presentation (transition 1, in which the app goes to the background at 0.1 s) ends with "
          + "completeTransition(true) | it is still open, and so it is when the run ends at 2 s"
      ])
  }

  @Test("The first run in which something differs is told, with its earliest difference")
  func firstRun() {
    let pairs = [
      RunPair(answer: Self.run(opacity: 0.4), reference: Self.run()),
      RunPair(answer: Self.run(ended: nil), reference: Self.run()),
    ]
    #expect(
      HouseRule.results(on: pairs).map(\.name) == [
        "When all is still, it looks as in the reference",
        "Each transition ends as in the reference",
      ])
  }

  @Test("Of many runs the first that differs is told, whichever core looks at them first")
  func manyRuns() {
    let usual = RunPair(answer: Self.run(), reference: Self.run())
    let different = (1...12).map {
      RunPair(answer: Self.run(opacity: Double($0) / 20), reference: Self.run())
    }
    let first = HouseRule.results(on: [different[0]]).map(\.failure)
    #expect(first.count == 1)
    for _ in 0..<50 {
      #expect(HouseRule.results(on: [usual, usual] + different).map(\.failure) == first)
    }
  }

  /// A run in which a finger lifts at 0.8, and the interaction has ended at an instant.
  static func run(interactionEnds instant: Double) -> Run {
    let plain = run(isInteractive: true)
    var timeline = plain.timeline
    guard case .transition(let beginning) = timeline.events[1].kind else { return plain }
    var end = beginning
    end.phase = .interactionEnded(cancelled: false)
    func touch(_ phase: Touch.Phase, at instant: Double) -> Event {
      Event(
        instant: instant,
        kind: .touch(Touch(phase: phase, location: Point(x: 9, y: 9), finger: 0, target: nil)))
    }
    timeline.events += [
      touch(.began, at: 0), touch(.moved, at: 0.3), touch(.ended, at: 0.8),
      Event(instant: instant, kind: .transition(end)),
    ]
    timeline.events.sort { $0.instant < $1.instant }
    return Run(label: plain.label, timeline: timeline)
  }

  @Test("An interaction that ends while the finger is down is said to end too early")
  func earlyEnd() {
    let usual = Self.run(interactionEnds: 0.8)
    #expect(
      Self.said(of: Self.run(interactionEnds: 0.4), besides: usual) == [
        "UIKit hears whether the presentation (transition 1, after the tap at 0 s) finishes when the "
          + "finger leaves | it hears it 0.4 s before"
      ])
    #expect(Self.said(of: usual, besides: usual) == [])
  }

  @Test("A rule that an exercise excepts does not hold there, and all others do")
  func exceptions() {
    let fault = Fault(.toViewNotAdded)
    let pair = RunPair(answer: Self.run(opacity: 0.4, faults: [fault]), reference: Self.run())
    func titles(except exceptions: Set<HouseRuleName>) -> [String] {
      HouseRule.results(on: [pair], except: exceptions).map(\.name)
    }
    let rests = "When all is still, it looks as in the reference"
    let faults = "No rule is broken that the reference keeps"
    #expect(titles(except: []) == [faults, rests])
    #expect(titles(except: [.rests]) == [faults])
    #expect(titles(except: [.faults]) == [rests])
    #expect(Set(HouseRule.all.map(\.name)) == Set(HouseRuleName.allCases))
  }
}
