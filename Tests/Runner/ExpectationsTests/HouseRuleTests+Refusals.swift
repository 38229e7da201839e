import Motion
import Record
import Testing

@testable import Expectations

extension HouseRuleTests {
  @Test("A run without a counterpart is a fault of ours, not a silent pass")
  func unpaired() {
    #expect(throws: ChecksProgram.Unpaired.self) {
      try ChecksProgram.pairs(of: [Self.run()], [])
    }
  }

  @Test("A transition that does not end, a fault and a refusal are said")
  func broken() {
    #expect(
      Self.said(of: Self.run(ended: nil)) == [
        "the presentation (transition 1) ends with completeTransition(true) | "
          + "it is still open, and so it is when the run ends at 2 s"
      ])
    let fault = Fault(.toViewNotAdded)
    #expect(
      Self.said(of: Self.run(faults: [fault], refusals: [Self.refusal])) == [
        "the run has no fault that the reference does not have | "
          + "the fault to-view-not-added",
        "each step of the scenario can be done, as in the reference | no view",
      ])
    #expect(Self.said(of: Self.run(faults: [fault]), besides: Self.run(faults: [fault])) == [])
  }

  @Test("A step that cannot be done is told when it was given up, and of the second use as that")
  func refusals() {
    func results(_ refusal: Run.Refusal, encore: Bool) -> [Failure?] {
      var answer = Self.run(refusals: [refusal])
      var timeline = answer.timeline
      timeline.events.insert(Event(instant: 1.5, kind: .step(1)), at: timeline.events.count)
      if encore { answer.label.stepsBeforeEncore = 1 }
      let played = Run(label: answer.label, timeline: timeline, refusals: answer.refusals)
      return HouseRule.results(on: [RunPair(answer: played, reference: Self.run())]).map(\.failure)
    }
    let first = results(Run.Refusal(step: 0, instant: 0.4, reason: "no view"), encore: true)
    #expect(first.map { $0?.instant } == [0.4])
    #expect(first[0]?.expected.hasPrefix("each step") == true)
    // It is given up at once, at the instant at which the second use begins.
    let second = results(Run.Refusal(step: 1, instant: 1.5, reason: "no view"), encore: true)
    #expect(second.map { $0?.instant } == [1.5])
    #expect(second[0]?.expected.hasPrefix("when the app is used once more: each step") == true)
  }

  @Test("A check hears nothing of what was refused in the second use")
  func withoutEncore() {
    let refusals = [
      Run.Refusal(step: 0, instant: 0, reason: "a"),
      Run.Refusal(step: 1, instant: 1.5, reason: "b"),
    ]
    var run = Self.run(refusals: refusals)
    var timeline = run.timeline
    timeline.events.append(Event(instant: 1.5, kind: .step(1)))
    run.label.stepsBeforeEncore = 1
    run = Run(label: run.label, timeline: timeline, refusals: refusals)
    #expect(run.withoutEncore.refusals == [refusals[0]])
    #expect(run.refusals == refusals)
  }
}
