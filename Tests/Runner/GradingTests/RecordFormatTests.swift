import Checking
import Foundation
import Record
import Sandboxing
import Testing

@testable import Grading

@Suite("The form of a record is known by its number")
struct RecordFormatTests {
  private var file: URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Records/format-\(GradingRecord.Terms.currentFormat).jsonl")
  }

  private var terms: GradingRecord.Terms {
    var terms = GradingRecord.Terms(
      columns: [
        .init(exercise: "ch17.stub", title: "Stub", points: 10, number: 1),
        .init(exercise: "ch17.pop", title: "Pop", points: 5, number: 2),
      ], book: "b", tools: "t", versions: ["workbook 1.0", "Swift 6"],
      begun: "2026-11-23T10:00:00Z", secret: nil,
      protection: Protection(gap: .namespacesRefused, accounting: .controlGroupV2),
      limits: JudgingLimits(compiler: limits(40), program: limits(3), checks: limits(20)),
      workerLimits: limits(1200),
      shard: Shard("1/2"))
    terms.secret = "s"
    terms.protections.append(Protection(gap: nil, accounting: .supervisor))
    terms.missingParts = Shard("2/2").map { [$0] }
    return terms
  }

  private func limits(_ seconds: Int) -> Limits {
    Limits(
      cpu: seconds, wall: 30.5, memory: 512 << 20, processes: 32, fileSize: 0, output: 1 << 20)
  }

  private func verdict(
    _ exercise: String, _ status: Verdict.Status, _ change: (inout Verdict) -> Void
  ) -> Grade {
    var verdict = Verdict(
      exercise: exercise, number: 1, title: "Stub", status: status, points: 3, maximum: 10,
      file: "ch17/1-stub.swift")
    change(&verdict)
    return .graded(verdict)
  }

  private var rows: [GradingRecord.Row] {
    let failing = verdict("ch17.stub", .fail) {
      $0.tests = [
        TestResult(name: "It ends", status: .pass),
        TestResult(
          name: "It pops", status: .fail,
          failure: Failure(expected: "a", seen: "b", instant: .infinity)),
        TestResult(name: "It rests", status: .skipped, dependsOn: "It pops"),
      ]
      $0.tests[0].share = PointShare(worth: 3, earned: 3)
      $0.output = "printed"
    }
    let rejected = verdict("ch17.pop", .error) {
      $0.diagnostics = [
        Diagnostic(
          severity: .error, id: "cannot_find", message: "cannot find 'x'", file: "ch17/1-a.swift",
          line: 3, column: 5, source: "x")
      ]
    }
    let stopped = verdict("ch17.stub", .timeout) { $0.stop = Stop(reason: .timeLimit) }
    let missing = verdict("ch17.pop", .skipped) { $0.unreadable = .missing }
    return [
      .init(
        grades: StudentGrades(
          student: "ann", grades: [failing, rejected],
          remarks: [.unknownName(file: "a.swift", nearest: ["ch17/1-stub.swift"]), .markedLate]),
        submission: "1", answers: ["d", nil], seconds: 1.5, durations: [1.25, nil],
        runs: ["r", nil], protection: 1),
      .init(grades: StudentGrades(student: "bo", grades: [stopped, missing]), submission: "2"),
      .init(
        grades: StudentGrades(
          student: "di", grades: [.obstructed(.leftOut), .obstructed(.leftOut)]),
        submission: "4"),
      .init(
        grades: StudentGrades(
          student: "cy",
          grades: [
            .obstructed(.unclear(submissions: ["x"])),
            .ungraded(.sandbox(.lineBroken(detail: "d"))),
          ], remarks: [.severalSubmissions(of: "cy", names: ["x", "y"]), .more(count: 2)]),
        submission: "3"),
    ]
  }

  @Test(
    "What was written in this format is read; if not, it needs another number (WORKBOOK_RECORD=1 writes a new one)"
  )
  func isRead() throws {
    let lines = try [WorkerLine.encode(terms)] + rows.map { try WorkerLine.encode($0) }
    let bytes = Data(lines.map { $0 + [0x0A] }.joined())
    let isNew = !FileManager.default.fileExists(atPath: file.path)
    if isNew, ProcessInfo.processInfo.environment["WORKBOOK_RECORD"] == "1" {
      try bytes.write(to: file)
      Issue.record("The record was written; run the test again without WORKBOOK_RECORD.")
    }
    let record = try GradingRecord(file: file.path)
    #expect(record.terms == terms)
    #expect(record.rows == rows)
    #expect(try Data(contentsOf: file) == bytes)
  }
}
