import Compiling
import Record
import Testing

@testable import Chapters
@testable import Checking

@Suite("Judging mutants of reference answers")
struct MutantInspectorTests {
  let fake: FakeWorkbook

  init() throws {
    fake = try FakeWorkbook()
  }

  @Test("The learner's work is the lines that the starter lacks")
  func work() {
    #expect(MutantInspector.work(in: "a\nb\nc\nd\n", since: "a\nc\n") == [2, 4])
    #expect(MutantInspector.work(in: "a\n", since: "a\nb\n") == [])
  }

  func mutant(_ change: String, line: Int) -> Mutant {
    var mutant = Mutator.mutants(of: "let a = true\n")[0]
    mutant.change = change
    mutant.line = line
    return mutant
  }

  @Test("Survivors with a declared reason are right, and a declaration without a survivor is stale")
  func census() {
    var exercise = fake.exercise
    exercise.equivalents = [
      Equivalent(
        line: "let a = 1", change: "1 → 2", reason: "Nobody reads a.", file: "equivalents.yaml",
        position: .init(line: 3, column: 5)),
      Equivalent(
        line: "let b = 1", change: "1 → 2", reason: "Nobody reads b.", file: "equivalents.yaml",
        position: .init(line: 7, column: 5)),
    ]
    var census = MutantCensus()
    census.add(
      [
        (mutant("1 → 0", line: 1), .rejected),
        (mutant("1 → 2", line: 1), .survived(remark: nil)),
        (mutant("1 → 3", line: 1), .survived(remark: "It looks different.")),
        (mutant("1 → 2", line: 2), .caught(.mistake)),
        (mutant("1 → 3", line: 2), .caught(.facts)),
        (mutant("1 → 4", line: 2), .unreached),
        (mutant("1 → 5", line: 2), .caught(.otherThanMistake)),
        (mutant("1 → 6", line: 2), .caught(.stop(hasPlace: true))),
        (mutant("1 → 7", line: 2), .caught(.stop(hasPlace: false))),
      ], of: exercise, answer: "  let a = 1\n  let b = 1\n")
    var counts = MutantCensus.Counts()
    counts.total = 7
    counts.caught = 5
    counts.explained = 3
    counts.stopped = 2
    counts.recognised = 1
    counts.misnamed = 1
    counts.remarked = 1
    counts.described = 1
    counts.declared = 1
    counts.unreached = 1
    #expect(census.counts == counts)
    let file = exercise.solutionFile
    #expect(
      census.survivors == [
        Survivor(
          exercise: "ch01.cut", location: SourceLocation(file: file, line: 1), change: "1 → 2",
          reason: "Nobody reads a."),
        Survivor(
          exercise: "ch01.cut", location: SourceLocation(file: file, line: 1), change: "1 → 3",
          remark: "It looks different."),
      ])
    #expect(
      census.problems == [
        InspectionFinding(
          location: SourceLocation(file: "equivalents.yaml", line: 7, column: 5),
          kind: .equivalentStale(exercise: "ch01.cut", line: "let b = 1", change: "1 → 2"))
      ])
  }

  @Test("A mutant that is a mistake of the chapter is explained by that mistake's name alone")
  func ownMistake() throws {
    let mistake = try #require(fake.exercise.mistakes.first)
    let own = MutantInspector.mistakes(of: fake.exercise, thatAre: "// A note.\n" + mistake.answer)
    #expect(own == [mistake.name])
    #expect(MutantInspector.mistakes(of: fake.exercise, thatAre: "let a = 1") == [])
    func isOwn(_ named: String?, _ text: String) -> Bool {
      MutantInspector.reason(named, for: text, of: fake.exercise).isOwn
    }
    #expect(isOwn(mistake.name, mistake.answer))
    #expect(!isOwn("another", mistake.answer))
    #expect(!isOwn(nil, mistake.answer))
    // By its code it does not make that mistake.
    #expect(try !isOwn(mistake.name, fake.solution.text.get()))
    // It does, and something else.
    #expect(isOwn(mistake.name, mistake.answer + "\nlet a = 1\n"))
    #expect(isOwn(nil, "let a = 1"))
  }

  @Test("A mutant's verdict decides its fate, and a trap that no run meets makes it unreached")
  func fates() async throws {
    let text = try fake.solution.text.get()
    let lines = MutantInspector.work(in: text, since: fake.exercise.starter.code)
    let mutants = Mutator.mutants(of: text, lines: lines)
    let statuses: [Verdict.Status] = [.pass, .fail, .crash, .error]
    var expected = MutantCensus.Counts()
    var caught: [Mutant] = []
    for (index, mutant) in mutants.enumerated() {
      let status = statuses[index % statuses.count]
      try fake.keep(
        fake.verdict(status), for: Answer(file: fake.exercise.solutionFile, text: mutant.text))
      if let probe = mutant.probe {
        try fake.keep(
          fake.verdict(.pass), for: Answer(file: fake.exercise.solutionFile, text: probe))
      }
      switch status {
      case .pass where mutant.probe != nil: expected.unreached += 1
      case .pass: expected.total += 1
      case .error: break
      default:
        expected.total += 1
        expected.caught += 1
        if status == .fail {
          expected.described += 1
          expected.explained += 1
        } else {
          expected.stopped += 1
        }
        caught.append(mutant)
      }
    }
    for pair in MutantInspector.pairs(of: caught) {
      try fake.keep(
        fake.verdict(.fail), for: Answer(file: fake.exercise.solutionFile, text: pair.text))
      expected.total += 1
      expected.caught += 1
      expected.explained += 1
      expected.described += 1
    }
    #expect(expected.described > 0)
    let census = try await MutantInspector(judge: fake.judge).inspect(
      [fake.exercise], in: fake.book)
    #expect(expected.caught > 0)
    #expect(census.counts == expected)
    #expect(census.survivors.count == expected.total - expected.caught)
  }
}
