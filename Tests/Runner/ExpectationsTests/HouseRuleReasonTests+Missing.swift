import Motion
import Record
import Testing

@testable import Expectations

extension HouseRuleReasonTests {
  @Test("What ends at once is told to have animated nothing, unless it has")
  func nothingAnimated() {
    func reason(_ answer: Run, besides reference: Run? = nil) -> String? {
      RunPair(answer: answer, reference: reference ?? run(rowMovesFor: 1, ended: 1))
        .reason(forEndAtOnceAt: 0)
    }
    #expect(
      reason(run(ended: 0))?.hasPrefix("Nothing was animated in the window then. Either") == true)
    #expect(
      reason(run(ended: 0, completed: false))
        == "Nothing was animated in the window: completeTransition(false) was called at once.")
    #expect(
      reason(run(ended: 0), besides: run())
        == "completeTransition(_:) was called at once: nothing waited until it was due.")
    #expect(reason(run()) == nil)
    var timeline = HouseRuleTests.run(rowMovesFor: 1).timeline
    timeline.events[2].instant = 0
    #expect(reason(Run(label: run().label, timeline: timeline)) == nil)
  }

  @Test("A transition that a step should have asked for is missing because the step was not done")
  func notDone() {
    let refusal = Run.Refusal(step: 0, instant: 1.5, reason: "the view \"card\" is hidden")
    let pair = RunPair(
      answer: HouseRuleTests.run(refusals: [refusal]), reference: run([touch(.began, at: 1.5)]))
    #expect(
      pair.reason(forMissing: 1, at: 1.5)
        == "The step in which the user asks for it could not be done, because the view \"card\" is hidden."
    )
  }

  @Test("A transition that begins in a step where the reference has none is told as that")
  func surplus() {
    func presented(at instants: [(Double, completed: Bool)]) -> Run {
      let plain = run([Event(instant: 1.5, kind: .step(1))])
      var timeline = plain.timeline
      guard case .transition(var change) = timeline.events[1].kind else { return plain }
      for (index, (instant, completed)) in instants.enumerated() {
        change.id = index + 2
        change.phase = .began
        timeline.events.append(Event(instant: instant, kind: .transition(change)))
        change.phase = .completed(completed)
        timeline.events.append(Event(instant: instant + 0.2, kind: .transition(change)))
      }
      timeline.events.sort { $0.instant < $1.instant }
      timeline.end = 3
      return Run(label: plain.label, timeline: timeline)
    }
    let said = HouseRuleTests.said(
      of: presented(at: [(1.2, false), (2, true)]), besides: presented(at: [(2, true)]))
    #expect(said.first?.hasPrefix("no transition begins then, as in the reference | ") == true)
    #expect(said.first?.hasSuffix(" began") == true)
  }
}
