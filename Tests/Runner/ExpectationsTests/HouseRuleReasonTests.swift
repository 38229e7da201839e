import Motion
import Record
import Testing

@testable import Expectations

@Suite("House rules say why, from what the run recorded")
struct HouseRuleReasonTests {
  /// The reasons of what the rules say of a run.
  private func reasons(of answer: Run, besides reference: Run) -> [String?] {
    HouseRule.results(on: [RunPair(answer: answer, reference: reference)]).map(\.failure?.because)
  }

  /// The presentation of ``HouseRuleTests`` from 0 s on, with more events.
  func run(
    ended: Double? = 1, completed: Bool = true, isInteractive: Bool = false, _ events: [Event] = []
  ) -> Run {
    let plain = HouseRuleTests.run(ended: ended, isInteractive: isInteractive)
    var timeline = plain.timeline
    for index in timeline.events.indices {
      guard case .transition(var change) = timeline.events[index].kind,
        change.phase == .completed(true)
      else { continue }
      change.phase = .completed(completed)
      timeline.events[index].kind = .transition(change)
    }
    timeline.events = (timeline.events + events).sorted { $0.instant < $1.instant }
    return Run(label: plain.label, timeline: timeline)
  }

  /// A presentation from 0 s on in which a row moves for some seconds.
  func run(
    rowMovesFor seconds: Double, ended: Double?, _ events: [Event] = []
  ) -> Run {
    let plain = HouseRuleTests.run(rowMovesFor: seconds)
    var timeline = plain.timeline
    timeline.events = (run(ended: ended).timeline.events + events)
      .sorted { $0.instant < $1.instant }
    return Run(label: plain.label, timeline: timeline)
  }

  func call(
    _ method: String, _ receiver: String, toApp: Bool = true, object: Int = 3,
    _ arguments: [String] = [], returned: String? = nil, at instant: Double = 0
  ) -> Event {
    Event(
      instant: instant,
      kind: .call(
        Call(
          direction: toApp ? .toApp : .toUIKit, receiver: receiver, object: object, method: method,
          arguments: arguments, returned: returned)))
  }

  func touch(
    _ phase: Touch.Phase, at instant: Double, on target: String = "card"
  ) -> Event {
    Event(
      instant: instant,
      kind: .touch(Touch(phase: phase, location: Point(x: 9, y: 9), finger: 0, target: target)))
  }

  @Test("What moves below another view is said to lie there")
  func covered() {
    let usual = HouseRuleTests.run(rowMovesFor: 1)
    var timeline = usual.timeline
    var window = timeline.commits[0].layers[0]
    var lid = LayerDescription(id: 4, kind: "UIView")
    lid.name = "lid"
    lid.model.bounds = window.model.bounds
    lid.model.position = window.model.position
    lid.model.backgroundColor = Color(red: 0, green: 0, blue: 1)
    let open = window
    window.sublayers.append(4)
    timeline.commits.insert(
      Commit(instant: 0.01, layers: [window, lid], removed: [], root: 1), at: 1)
    timeline.commits[2].layers.append(open)
    timeline.commits[2].removed = [4]
    let answer = Run(label: usual.label, timeline: timeline)
    #expect(
      reasons(of: answer, besides: usual).contains(
        "At 0.5 s row lies below lid, which covers all of it."))
  }

  @Test("What is hidden at rest has been so since an instant, unless it always was")
  func hidden() {
    let seen = HouseRuleTests.run(rowIsHidden: [])
    #expect(
      reasons(of: HouseRuleTests.run(rowIsHidden: [(0.99, true)]), besides: seen).first
        == .some(
          "row has been hidden since 0.99 s, when the presentation (transition 1) ended, and nothing has "
            + "changed that."))
    #expect(reasons(of: HouseRuleTests.run(isHidden: true), besides: HouseRuleTests.run()) == [nil])
  }

  @Test("An open transition that UIKit holds is said to wait for a finger, and who was given")
  func held() {
    let question = call(
      "interactionControllerForPresentation(using:)", "Card", ["Fader"], returned: "Puller")
    #expect(
      reasons(of: run(ended: nil, isInteractive: true, [question]), besides: run()) == [
        "UIKit asked who drives it, and was given Puller. So it waits to be finished or cancelled, and no "
          + "finger drives this one."
      ])
  }

  @Test("One that is called off when the app is left, or left open, is told what finished means")
  func left() {
    let leaving = call("applicationDidEnterBackground(_:)", "App", at: 0.5)
    let reference = run([leaving])
    #expect(
      reasons(of: run(ended: 0.5, completed: false, [leaving]), besides: reference).first
        == .some(
          "When the app is left, animations that run end early, and their completions are called with "
            + "finished == false. That does not cancel the transition; transitionWasCancelled says whether "
            + "it was cancelled."))
  }

  @Test("One that is called off otherwise is told that nobody has cancelled it")
  func calledOff() {
    let reason = reasons(of: run(completed: false), besides: run()).first ?? nil
    #expect(
      reason?.hasPrefix("completeTransition(false) says that the presentation was called off")
        == true)
  }

  @Test("One that stays open is told that its animator was stopped for good")
  func stopped() {
    func stop(_ withoutFinishing: String) -> String? {
      let animating = call("animateTransition(using:)", "Fader")
      let stopping = call(
        "stopAnimation(_:)", "UIViewPropertyAnimator", toApp: false, [withoutFinishing], at: 0.3)
      return reasons(of: run(ended: nil, [animating, stopping]), besides: run()).first ?? nil
    }
    #expect(stop("true")?.hasPrefix("stopAnimation(true) was called at 0.3 s: an animator") == true)
    #expect(stop("false")?.hasPrefix("animateTransition(using:) was called for it") == true)
  }

  @Test("One that stays open while something still moves is told that, and not what is owed")
  func slow() {
    func reason(rowMovesFor seconds: Double) -> String? {
      let animating = call("animateTransition(using:)", "Fader")
      let answer = run(rowMovesFor: seconds, ended: nil, [animating])
      return reasons(of: answer, besides: run(rowMovesFor: 1, ended: 1)).first ?? nil
    }
    #expect(
      reason(rowMovesFor: 9)
        == "animateTransition(using:) was called for it, and row still moves when the run ends at 2 s: "
        + "it needs longer than in the reference, and what waits for its end is not done.")
    #expect(reason(rowMovesFor: 1)?.contains("That is owed on every way") == true)
  }

  @Test("One that stays open after the finger is told that nothing is left, or whom it called")
  func letGo() {
    func reason(letGoAt instant: Double) -> String? {
      var timeline = run(ended: nil, isInteractive: true).timeline
      guard case .transition(var end) = timeline.events[1].kind else { return nil }
      end.phase = .interactionEnded(cancelled: false)
      timeline.commits = run(rowMovesFor: 1, ended: nil).timeline.commits
      timeline.events.append(Event(instant: instant, kind: .transition(end)))
      let answer = Run(label: run().label, timeline: timeline)
      return reasons(of: answer, besides: run(isInteractive: true)).first ?? nil
    }
    #expect(reason(letGoAt: 0)?.hasSuffix("a call to nil does nothing.") == true)
    #expect(reason(letGoAt: 0.5)?.hasSuffix("nothing is left to animate.") == true)
  }

  @Test("A transition that takes another time than announced is told what still moves then")
  func durations() {
    func failure(ended: Double, announced: Double, rowMovesFor seconds: Double) -> Failure? {
      func run(ended: Double, announced: Double) -> Run {
        let answer = call("transitionDuration(using:)", "Fader", returned: "\(announced)")
        return self.run(rowMovesFor: seconds, ended: ended, [answer])
      }
      return HouseRule.results(on: [
        RunPair(
          answer: run(ended: ended, announced: announced), reference: run(ended: 1, announced: 1))
      ]).compactMap(\.failure).first { $0.expected.contains("announces") }
    }
    let early = failure(ended: 0.5, announced: 1, rowMovesFor: 1)
    #expect(
      early?.because == "At 0.48 s, just before completeTransition(_:) is called, row still moves.")
    #expect(early?.reminder?.hasPrefix("UIKit lets no touch through") == true)
    let late = failure(ended: 1, announced: 0.5, rowMovesFor: 1)
    #expect(late?.because == "At 0.5 s, when the announced time is over, row still moves.")
    #expect(failure(ended: 1, announced: 0.5, rowMovesFor: 0.2)?.because == nil)
  }

  @Test("A view that leaves the window in the reference too has not left it for that")
  func leavesInBoth() {
    func run(rowLeavesAt instant: Double) -> Run {
      let plain = HouseRuleTests.run(rowMovesFor: 0.1)
      var timeline = plain.timeline
      var window = timeline.commits[0].layers[0]
      window.sublayers.removeAll { $0 == 3 }
      timeline.commits.append(Commit(instant: instant, layers: [window], removed: [], root: 1))
      return Run(label: plain.label, timeline: timeline)
    }
    func reason(besides reference: Run) -> String? {
      RunPair(answer: run(rowLeavesAt: 1), reference: reference)
        .originOfHiding(of: "row", at: 1.5, 1.5)
    }
    #expect(
      reason(besides: HouseRuleTests.run(rowMovesFor: 0.1))
        == "row left the window at 1 s, when the presentation (transition 1) ended, and has not come "
        + "back.")
    #expect(reason(besides: run(rowLeavesAt: 1)) == nil)
  }

  @Test("One that ends under a finger is told that nobody waited for it")
  func endedWhileHeld() throws {
    func reason(_ touches: [Event]) throws -> String? {
      let run = run(touches)
      return run.reason(forEndWhileHeld: try #require(run.transitions.first))
    }
    #expect(
      try reason([touch(.began, at: 0.5)])?.hasPrefix(
        "completeTransition(true) was called at 1 s, while the finger was still down") == true)
    #expect(try reason([touch(.began, at: 0.5), touch(.ended, at: 0.8)]) == nil)
    #expect(try reason([]) == nil)
  }

  @Test("A missing transition is told whether the gesture was refused, or nothing came of it")
  func missing() {
    let finger = [touch(.began, at: 0), touch(.ended, at: 0.01)]
    let action = call("didTap(_:)", "Card", ["UITapGestureRecognizer", "ended"], at: 0.01)
    let reference = run(finger + [action])
    func without(
      _ events: [Event], asked: [Event] = [],
      recognizers: (own: [String], usual: [String]) = ([], []), target: String = "card"
    ) -> String? {
      let own = [touch(.began, at: 0, on: target), touch(.ended, at: 0.01, on: target)]
      var timeline = run(own + events).timeline
      timeline.events.removeAll { if case .transition = $0.kind { true } else { false } }
      timeline.commits[0].layers[0].recognizers = recognizers.own
      var usual = run(finger + [action] + asked).timeline
      usual.commits[0].layers[0].recognizers = recognizers.usual
      let answer = Run(label: reference.label, timeline: timeline)
      return reasons(of: answer, besides: Run(label: reference.label, timeline: usual)).first ?? nil
    }
    let refusal = call("gestureRecognizerShouldBegin(_:)", "Card", returned: "false", at: 0.01)
    #expect(without([refusal])?.contains("answered false") == true)
    #expect(
      without([action]) == "Card.didTap was called for this touch, and asked for no transition.")
    let lost = Fault(.unrecognizedSelector, facts: ["selector": "didTap", "target": "Card"])
    #expect(
      without([Event(instant: 0.01, kind: .fault(lost))])?
        .hasPrefix("For this touch UIKit called didTap on Card, which has no method") == true)
    let none = "No gesture recogniser called its action for this touch. "
    #expect(without([])?.hasPrefix(none + "None is") == true)
    let tap = ["UITapGestureRecognizer"]
    #expect(
      without([], recognizers: ([], tap))
        == none + "In the reference the app has a UITapGestureRecognizer, or one of a more special "
        + "kind, in the window then, and here it has none that is enabled: it was never made, is on no view "
        + "that is in the window then, or it is disabled. UIKit's own recognisers do not count.")
    #expect(
      without([], recognizers: (tap, tap))
        == none + "A UITapGestureRecognizer of the app is in the window then, and enabled. "
        + "Either it has no target, or it is on a view that the finger is not on, or its settings or a delegate keep it from "
        + "beginning.")
    #expect(
      without([], recognizers: (tap, tap), target: "cover")
        == none + "It went down on cover, which lies in front at that point; in the reference it "
        + "goes down on card.")
    let question = call("gestureRecognizerShouldBegin(_:)", "Card", returned: "true", at: 0.01)
    #expect(
      without([], asked: [question]) == none
        + "In the reference, the recogniser's delegate Card is asked gestureRecognizerShouldBegin(_:) "
        + "then, and here no object of yours is asked.")
    #expect(without([question], asked: [question])?.hasPrefix(none + "None is") == true)
  }

  @Test("A progress that is off by the same amount, or grows the wrong way, is told so")
  func progress() {
    let way = [0.1, 0.2, 0.3, 0.4, 0.5]
    func reason(_ told: (Double) -> Double) -> String? {
      RunPair.reason(forProgress: way.map { (told($0), $0) })
    }
    #expect(reason { $0 + 0.2 }?.contains("by the same amount (0.2)") == true)
    #expect(reason { 1 - $0 }?.hasPrefix("When it should grow, it shrinks") == true)
    #expect(reason { 2 * $0 }?.contains("2 times as much") == true)
    #expect(reason { _ in 0.01 }?.hasPrefix("It stays next to nothing") == true)
    #expect(reason { $0 * $0 } == nil)
    #expect(reason { 1.05 - 2 * $0 }?.hasPrefix("That is about as much as is left") == true)
    let caught = [(0.7, 0.3), (0.65, 0.35)].map { (told: $0.0, expected: $0.1) }
    #expect(
      RunPair.reason(forProgress: caught)?.hasPrefix("That is about as much as is left") == true)
    let aside = [(0.1, 0.1), (0.2, 0.2), (0.25, 0.2), (0.4, 0.2)].map {
      (told: $0.0, expected: $0.1)
    }
    #expect(RunPair.reason(forProgress: aside)?.hasPrefix("The finger goes aside") == true)
  }

  @Test("Who animates is told by what the delegate returned, or that nobody was asked")
  func animators() {
    let run = run()
    #expect(
      run.transitions.first.map(run.reason(forAnimatorOf:))?.hasPrefix("UIKit asked no object")
        == true)
    let asked = self.run([
      call("animationController(forDismissed:)", "Card", ["B"], returned: "nil")
    ])
    #expect(
      asked.transitions.first.map(asked.reason(forAnimatorOf:))
        == "Card.animationController(forDismissed:) returned nil for it. With nil UIKit animates it itself."
    )
  }

  @Test("An animator that is only given is not said to animate, and who holds it is named")
  func animatorsThatAreNotAsked() {
    let held = run([
      call("animationController(forDismissed:)", "Card", ["B"], returned: "Shrink"),
      call("interactionControllerForDismissal(using:)", "Card", ["Shrink"], returned: "Folding"),
    ])
    let words = "(using:) returned Folding, so the transition waits to be driven."
    #expect(held.transitions.first.map(held.reason(forAnimatorOf:))?.hasSuffix(words) == true)
    let animated = run([call("animateTransition(using:)", "Shrink", ["A"], returned: nil)])
    #expect(held.transitions.first.map(held.whoAnimates)?.hasPrefix("UIKit is given ") == true)
    #expect(animated.transitions.first.map(animated.whoAnimates)?.hasSuffix(" animates it") == true)
  }

  /// The presentation of ``HouseRuleTests``, with its events changed.
  func run(
    ended: Double = 1, completed: Bool = true, _ edit: (inout TransitionEvent) -> Void
  ) -> Run {
    let plain = run(ended: ended, completed: completed)
    var timeline = plain.timeline
    for index in timeline.events.indices {
      guard case .transition(var change) = timeline.events[index].kind else { continue }
      edit(&change)
      timeline.events[index].kind = .transition(change)
    }
    return Run(label: plain.label, timeline: timeline)
  }

  @Test("What is not animated is told as that, and another transition as another one")
  func notAnimated() {
    let still = run {
      $0.isAnimated = false
      $0.animator = nil
    }
    let difference = HouseRule.earlierDifference(
      of: RunPair(answer: still, reference: run()), before: 1)
    #expect(difference?.seen == "nobody animates it")
    #expect(difference?.because?.hasPrefix("It was asked for without animation") == true)
    let pushed = run {
      $0.operation = .push
      $0.animator = nil
    }
    let other = HouseRule.earlierDifference(
      of: RunPair(answer: pushed, reference: run()), before: 1)
    #expect(other?.seen == "it is a push")
  }
}
