import Chapters
import Motion
import Record
import Testing

@testable import Checking

@Suite("The inspector's problems")
struct InspectorTests {
  let fake: FakeWorkbook

  /// Everything is as it should be.
  init() throws {
    fake = try FakeWorkbook()
    try fake.keep(fake.failure(naming: "never-completes"), for: fake.starter)
    try fake.keep(fake.verdict(.pass), for: fake.solution)
    for mistake in fake.exercise.mistakes {
      try fake.keep(fake.failure(naming: mistake.name), for: fake.mistake(mistake.name))
    }
  }

  /// All problems but those of the chapter's text.
  func problems() async throws -> [InspectionFinding.Kind] {
    try await Inspector(judge: fake.judge).inspect(fake.book).problems.map(\.kind).filter {
      if case .finding = $0 { false } else { true }
    }
  }

  @Test("A book without problems is counted")
  func proven() async throws {
    let inspection = try await Inspector(judge: fake.judge).inspect(fake.book)
    #expect(inspection.chapters == 1)
    #expect(inspection.exercises == 1)
    #expect(inspection.mistakes == 3)
    #expect(try await problems() == [])
  }

  @Test("A starter has to compile, come to its end and fail")
  func starter() async throws {
    let error = Diagnostic(severity: .error, message: "no")
    let stop = Stop(reason: .trapped)
    try fake.keep(fake.verdict(.pass), for: fake.starter)
    #expect(try await problems() == [.starterPasses(exercise: "ch01.cut")])
    try fake.keep(fake.verdict(.error, diagnostics: [error]), for: fake.starter)
    #expect(try await problems() == [.starterRejected(exercise: "ch01.cut", [error])])
    try fake.keep(fake.verdict(.crash, stop: stop), for: fake.starter)
    #expect(try await problems() == [.starterStops(exercise: "ch01.cut", stop)])
  }

  @Test("A reference answer has to pass, and its user must not be refused anything")
  func solution() async throws {
    try fake.keep(fake.failure(naming: nil), for: fake.solution)
    #expect(
      try await problems() == [
        .solutionUnsolved(
          exercise: "ch01.cut", status: .fail,
          detail: "It ends. Expected an end, seen none at 0.5 s")
      ])
    let error = Diagnostic(severity: .error, message: "no", file: "a.swift", line: 3, column: 4)
    try fake.keep(fake.verdict(.error, diagnostics: [error]), for: fake.solution)
    #expect(
      try await problems() == [
        .solutionUnsolved(exercise: "ch01.cut", status: .error, detail: "a.swift:3:4: no")
      ])
    let label = Run.Label(scenario: "tap", screen: Size(width: 390, height: 844))
    try fake.keep(
      fake.verdict(.pass), for: fake.solution,
      transcripts: [RunTranscript(label: label, refusals: ["no view"])])
    #expect(
      try await problems() == [
        .solutionRefuses(exercise: "ch01.cut", scenario: "tap", reason: "no view")
      ])
  }

  @Test("A record that does for a play with other drawn values is told")
  func replays() async throws {
    var generator = SplitMix(seed: 2)
    let play = try #require(fake.exercise.drawnPlays(using: &generator).first)
    func record(on screen: Size) throws -> RunTranscript {
      var window = LayerDescription(id: 1, kind: "UIWindow")
      window.model.bounds = Rectangle(origin: .zero, size: screen)
      let commit = Commit(instant: 0, layers: [window], removed: [], root: 1)
      let launch = StageMessage.piece(commits: [commit], events: [], now: 0.1)
      return RunTranscript(
        label: Run.Label(scenario: play.scenario, screen: screen),
        answers: [try Wire.encode(launch)])
    }
    let size = play.screen.size
    try fake.keep(fake.verdict(.pass), for: fake.solution, transcripts: [record(on: size)])
    #expect(
      try await problems() == [.replayAccepted(exercise: "ch01.cut", scenario: play.scenario)])
    let other = Size(width: size.width + 1, height: size.height)
    try fake.keep(fake.verdict(.pass), for: fake.solution, transcripts: [record(on: other)])
    #expect(try await problems() == [])
  }

  @Test("A mistake has to be caught, and explained as itself")
  func mistakes() async throws {
    let name = "says-false"
    let answer = try fake.mistake(name)
    let error = Diagnostic(severity: .error, message: "no")
    let stop = Stop(reason: .timeLimit)
    try fake.keep(fake.verdict(.pass), for: answer)
    #expect(try await problems() == [.mistakePasses(exercise: "ch01.cut", mistake: name)])
    try fake.keep(fake.verdict(.error, diagnostics: [error]), for: answer)
    #expect(
      try await problems() == [.mistakeRejected(exercise: "ch01.cut", mistake: name, [error])])
    try fake.keep(fake.verdict(.timeout, stop: stop), for: answer)
    #expect(try await problems() == [.mistakeStops(exercise: "ch01.cut", mistake: name, stop)])
    for other in ["never-completes", nil] {
      try fake.keep(fake.failure(naming: other), for: answer)
      #expect(
        try await problems() == [
          .mistakeMisread(exercise: "ch01.cut", mistake: name, as: other, test: "It ends")
        ])
    }
  }

  @Test("Checks that do not compile are a problem at the check's fence")
  func checks() async throws {
    let other = try FakeWorkbook()
    let error = Diagnostic(severity: .error, message: "no")
    other.keepChecks(.rejected([error]))
    let problems = try await Inspector(judge: other.judge).inspect(other.book).problems
    let found = problems.filter { if case .checksFail = $0.kind { true } else { false } }
    let fence = other.exercise.checks[0].fence
    #expect(found.count == 1)
    #expect(
      found.contains(
        InspectionFinding(
          fence,
          .checksFail(
            exercise: "ch01.cut", .checksRejected(exercise: "ch01.cut", [error])))))
  }
}
