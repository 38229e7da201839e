import Record
import Testing

@testable import SiteRendering

@Suite("Call lists")
struct CallListTests {
  @Test("Calls, transitions and faults are listed in their order of time")
  func rows() {
    var timeline = fadingTimeline()
    timeline.events.append(
      Event(
        instant: 1.2, kind: .fault(Fault(.toViewNotAdded, facts: ["b": "2", "a": "1"]))))
    timeline.events.append(
      Event(
        instant: 1.25,
        kind: .call(
          Call(
            direction: .toUIKit, receiver: "Context", object: 2,
            method: "completeTransition(_:)", arguments: ["true"], returned: "x"))))
    #expect(
      CallList(of: timeline).rows.map { "\($0.instant) | \($0.kind) | \($0.text) | \($0.answer)" }
        == [
          "0.50 s | transition | present from Start to Detail begins | ",
          "0.50 s | UIKit → app | Fades.animateTransition(using: context) | ",
          "1.00 s | transition | present ends, completed | ",
          "1.20 s | fault | to-view-not-added: a 1, b 2 | ",
          "1.25 s | app → UIKit | Context.completeTransition(true) | x",
        ])
  }

  @Test("A call list has at most 200 rows and counts the rest")
  func limit() {
    var timeline = fadingTimeline()
    timeline.events += Array(repeating: timeline.events[1], count: 1_000)
    let list = CallList(of: timeline)
    #expect(list.rows.count == 200)
    #expect(list.omitted == 803)
  }
}
