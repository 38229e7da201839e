import Compiling
import Expectations
import Foundation
import Motion
import Record
import Sandboxing
import Testing

@testable import Checking

@Suite("The judge's conclusions")
struct JudgeTests {
  let fake: FakeWorkbook
  let file = "exercises/ch01/1-cut.swift"
  let label = Run.Label(scenario: "tap", screen: Size(width: 390, height: 844))

  init() throws {
    fake = try FakeWorkbook()
  }

  func judge(_ answer: Answer) async throws -> Verdict {
    try await fake.judge.judge(answer, to: fake.exercise).verdict
  }

  @Test("A missing file is skipped; any other file that cannot be read is an error")
  func unreadable() async throws {
    let missing = try await judge(Answer(file: file, text: .failure(.missing)))
    #expect(missing.status == .skipped)
    #expect(missing.unreadable == .missing)
    let latin = try await judge(Answer(file: file, text: .failure(.notUTF8)))
    #expect(latin.status == .error)
    #expect(latin.unreadable == .notUTF8)
    #expect([missing.points, latin.points] == [0, 0])
  }

  @Test(
    "Of a rejected answer, its own diagnostics come first, and warnings of the app are left out")
  func rejected() async throws {
    let answer = Answer(file: file, text: "nonsense")
    let scene = "chapters/ch01-cut.md"
    let diagnostics = [
      Diagnostic(severity: .warning, message: "unused", file: scene, line: 1),
      Diagnostic(severity: .error, message: "no Cutter", file: scene, line: 2),
      Diagnostic(severity: .warning, message: "odd", file: file, line: 1),
      Diagnostic(severity: .error, message: "nonsense", file: file, line: 1),
    ]
    fake.keepChecks(fake.accepted)
    try fake.keep(.rejected(diagnostics), for: answer)
    let verdict = try await judge(answer)
    #expect(verdict.status == .error)
    #expect(verdict.points == 0)
    #expect(verdict.diagnostics.map(\.message) == ["odd", "nonsense", "no Cutter"])
    #expect(!verdict.isUntouched)
    // A second time it comes from the cache.
    fake.keepChecks(.rejected([]))
    #expect(try await judge(answer) == verdict)
  }

  @Test("A compiler that is stopped is an error, and one stopped by the clock is tried again")
  func compilerStopped() async throws {
    let slow = Answer(file: file, text: "slow")
    let big = Answer(file: file, text: "big")
    fake.keepChecks(fake.accepted)
    try fake.keep(.stopped(.time, byClock: true), for: slow)
    try fake.keep(.stopped(.memory), for: big)
    #expect(try await judge(slow).compilerStop == .time)
    #expect(try await judge(big).compilerStop == .memory)
    fake.keepChecks(.rejected([]))
    await #expect(throws: CheckingError.checksRejected(exercise: "ch01.cut", [])) {
      try await judge(slow)
    }
    #expect(try await judge(big).status == .error)
  }

  @Test("Checks that do not compile are an error of the workbook, and never a verdict")
  func brokenChecks() async throws {
    let error = Diagnostic(severity: .error, message: "no such fault")
    fake.keepChecks(.rejected([error]))
    await #expect(throws: CheckingError.checksRejected(exercise: "ch01.cut", [error])) {
      try await judge(fake.starter)
    }
    fake.keepChecks(.stopped(.time))
    await #expect(throws: CheckingError.checksStopped(exercise: "ch01.cut", .time)) {
      try await judge(fake.starter)
    }
  }

  @Test("The starter is recognised, whatever its line endings are")
  func untouched() async throws {
    let text = try fake.starter.text.get()
    let windows = Answer(file: file, text: text.replacing("\n", with: "\r\n"))
    fake.keepChecks(fake.accepted)
    for answer in [fake.starter, windows] {
      try fake.keep(.rejected([]), for: answer)
      #expect(try await judge(answer).isUntouched)
    }
    #expect(!Judge.isSame(text + "\n", text))
  }

  func conclude(
    _ transcripts: [RunTranscript], _ results: Result<[TestResult], Judge.AskingError>
  ) throws -> Verdict {
    var verdict = fake.verdict(.error)
    try fake.judge.conclude(
      &verdict, exercise: fake.exercise, transcripts: transcripts,
      results: results.map { ChecksReport(results: $0) })
    return verdict
  }

  @Test("A verdict whose runs were not stored, or are damaged, is made again")
  func runsLost() async throws {
    let answer = fake.solution
    fake.keepChecks(.rejected([]))
    try fake.keep(fake.verdict(.pass), for: answer)
    let unit = fake.judge.unit(for: fake.exercise, file: answer.file, text: try answer.text.get())
    try FileManager.default.removeItem(
      atPath: fake.judge.compiler.cache.path(
        .runs, fake.judge.playedKey(unit, fake.exercise.plays, FakeWorkbook.protection)))
    // The checks do not compile, so only an answer that is judged meets them.
    await #expect(throws: CheckingError.self) { try await judge(answer) }
    try fake.keep(fake.verdict(.error), for: answer)
    #expect(try await judge(answer).status == .error)
  }

  @Test("Kept runs are believed, unless a clock has ended one of them")
  func endedByClock() async throws {
    let answer = Answer(file: file, text: "slow")
    fake.keepChecks(fake.accepted)
    try fake.keep(fake.accepted, for: answer)
    let unit = fake.judge.unit(for: fake.exercise, file: file, text: "slow")
    let key = fake.judge.playedKey(unit, fake.exercise.plays, FakeWorkbook.protection)
    var run = RunTranscript(label: label, stop: Stop(reason: .timeLimit, run: label))
    func keepRun() throws {
      fake.judge.compiler.cache.keep(try RunTranscript.text(of: [run]), .runs, key)
    }
    run.wasEndedByClock = true
    try keepRun()
    // No box can be opened here, so only an answer that is played meets an error.
    await #expect(throws: CheckingError.self) { try await judge(answer) }
    run.wasEndedByClock = false
    try keepRun()
    #expect(try await judge(answer).stop == run.stop)
  }

  @Test("A verdict that came about under another protection is not believed")
  func otherProtection() async throws {
    let answer = fake.solution
    fake.keepChecks(.rejected([]))
    for other in [
      Protection(gap: .namespacesRefused, accounting: .supervisor),
      Protection(gap: nil, accounting: .controlGroupV2),
    ] {
      try fake.keep(fake.verdict(.pass), for: answer, under: other)
      // The checks do not compile, so only an answer that is judged meets them.
      await #expect(throws: CheckingError.self) { try await judge(answer) }
      #expect(await fake.judge.knownKey(of: answer, to: fake.exercise) == nil)
    }
    try fake.keep(fake.verdict(.pass), for: answer)
    #expect(try await judge(answer).status == .pass)
    #expect(await fake.judge.knownKey(of: answer, to: fake.exercise) != nil)
  }

  @Test("All points for an answer that passes every test, and none for any other")
  func points() throws {
    let run = RunTranscript(label: label)
    let pass = TestResult(name: "It ends", status: .pass)
    let fail = TestResult(name: "It is seen", status: .fail)
    let skipped = TestResult(name: "It fades", status: .skipped)
    let right = try conclude([run], .success([pass, pass]))
    #expect(right.status == .pass)
    #expect(right.points == 10)
    for results in [[pass, fail], [pass, skipped]] {
      let wrong = try conclude([run], .success(results))
      #expect(wrong.status == .fail)
      #expect(wrong.points == 0)
      #expect(wrong.tests.map(\.name) == results.map(\.name))
    }
  }

  @Test(
    "A program that stops is never judged by the tests it passed before",
    arguments: [
      (Stop.Reason.timeLimit, Verdict.Status.timeout), (.trapped, .crash),
      (.exitedEarly, .crash), (.memoryLimit, .crash), (.outputLimit, .crash),
      (.processLimit, .crash), (.protocolFault, .crash),
    ])
  func stops(reason: Stop.Reason, status: Verdict.Status) throws {
    let stop = Stop(reason: reason, run: label)
    let runs = [RunTranscript(label: label), RunTranscript(label: label, stop: stop)]
    let pass = TestResult(name: "It ends", status: .pass)
    for results in [Result<_, Judge.AskingError>.success([pass]), .failure(.forgedRun(0))] {
      let verdict = try conclude(runs, results)
      #expect(verdict.status == status)
      #expect(verdict.stop == stop)
      #expect(verdict.points == 0)
      #expect(verdict.tests.isEmpty)
    }
  }

  @Test("A forged run is a crash of the program; broken checks are an error of the workbook")
  func forged() throws {
    let verdict = try conclude([RunTranscript(label: label)], .failure(.forgedRun(0)))
    #expect(verdict.status == .crash)
    #expect(verdict.stop == Stop(reason: .protocolFault, run: label))
    let error = CheckingError.checksBroken(exercise: "ch01.cut", outcome: .exited(1), output: "")
    #expect(throws: error) {
      try conclude([RunTranscript(label: label)], .failure(.ours(error)))
    }
  }

  @Test("Where the reference answer does not pass, no answer is judged")
  func brokenReference() async throws {
    let plays = fake.exercise.plays
    let solution = try fake.solution.text.get()
    #expect(
      try await fake.judge.reference(for: fake.exercise, besides: solution, plays: plays) == nil)
    try fake.keep(fake.failure(naming: nil), for: fake.solution)
    let error = await #expect(throws: CheckingError.self) {
      try await fake.judge.reference(for: fake.exercise, besides: "another", plays: plays)
    }
    guard case .referenceBroken(exercise: "ch01.cut", let detail) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(detail.contains("Expected an end"))
  }

  @Test("A reference answer that fails is compared with no mistake, which would wait for it")
  func failingReference() async throws {
    let failed = TestResult(
      name: "It ends", status: .fail, failure: Failure(expected: "an end", seen: "none"),
      run: label,
      mistake: RecognizedMistake(name: fake.exercise.mistakes[0].name, explanation: "Say done."))
    var verdict = Verdict(
      exercise: "ch01.cut", number: 1, title: "Cut", status: .fail, maximum: 10, file: file,
      tests: [failed])
    try await fake.judge.keepProvenMistakes(
      of: &verdict, [], text: try fake.solution.text.get(), exercise: fake.exercise,
      plays: fake.exercise.plays,
      checks: CompiledProgram(
        path: "checks", key: "checks", secret: .forThisProcess()))
    #expect(verdict.tests == [failed])
  }

  @Test("Checks that end over an answer's runs and stand the reference's are the answer's doing")
  func unbearableRecord() throws {
    let verdict = try conclude([RunTranscript(label: label)], .failure(.unbearableRun))
    #expect(verdict.status == .crash)
    #expect(verdict.points == 0)
    #expect(verdict.stop == Stop(reason: .evidenceLimit, run: label))
  }

  @Test(
    "Checks that were killed or waited for too long say nothing about the answer",
    arguments: [
      (Outcome.cpuLimit, true), (.memoryLimit, true), (.outputLimit, true), (.signalled(11), true),
      (.exited(3), true), (.signalled(9), false), (.wallLimit, false),
    ])
  func endsOfChecks(outcome: Outcome, mayBeOfEvidence: Bool) {
    #expect(outcome.mayBeOfEvidence == mayBeOfEvidence)
    let error = CheckingError.checksBroken(exercise: "ch01.cut", outcome: outcome, output: "")
    #expect(throws: error) {
      try conclude([RunTranscript(label: label)], .failure(.ours(error)))
    }
  }

  @Test("A failed test has the chapter's explanation, its code, and its instant in microseconds")
  func explained() throws {
    let line = fake.exercise.checks[0].fence.firstCodeLine
    let result = TestResult(
      name: "It ends", status: .fail,
      failure: Failure(
        expected: "an end", seen: "none", instant: 0.1 + 0.2, mistake: "never-completes"),
      line: line)
    let explained = fake.judge.explained(result, exercise: fake.exercise)
    #expect(explained.failure?.instant == 0.3)
    #expect(
      explained.mistake?.explanation
        == "The screen stays as it is and takes no touches. Say that you are done.")
    #expect(explained.testCode.hasPrefix("test(\n  \"It ends\""))
    #expect(explained.testCode.hasSuffix("\n}"))
    let everywhere = TestResult(
      name: "Once", status: .fail,
      failure: Failure(expected: "one end", seen: "two", mistake: "completes-twice"))
    #expect(
      fake.judge.explained(everywhere, exercise: fake.exercise).mistake
        == RecognizedMistake.everywhere[0])
  }
}
