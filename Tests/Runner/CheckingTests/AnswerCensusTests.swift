import Checking
import Record
import Testing

@Suite("A census of known answers")
struct AnswerCensusTests {
  @Test("Only right answers that fail and wrong answers that pass are misjudged")
  func misjudged() {
    var answers: [AnswerCensus.JudgedAnswer] = []
    for kind in KnownAnswer.Kind.allCases {
      for (name, status) in [("a", Verdict.Status.pass), ("b", .fail), ("c", .error)] {
        answers.append(
          .init(file: "\(kind) \(name)", exercise: "ch01.cut", kind: kind, status: status))
      }
    }
    let census = AnswerCensus(answers: answers)
    #expect(census.misjudged.map(\.file) == ["right b", "right c", "wrong a"])
    #expect(census.count(of: .right) == 3)
    #expect(census.countAccepted(of: .wrong) == 1)
  }
}
