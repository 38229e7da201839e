import Checking
import Databases
import DatabasesTesting
import Foundation
import Record
import Sandboxing
import Testing

@testable import Grading

@Suite("The form of a record is known by its number")
struct RecordFormatTests {
  static let kept = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Records/format-\(RecordDatabase.format).sql")

  /// Makes the kept record in a folder.
  static func restore(to folder: String) throws {
    try DatabaseFile(folder + "/record.sqlite", patience: 0).write {
      try $0.execute(script: String(contentsOf: kept, encoding: .utf8))
    }
  }

  private var terms: GradingRecord.Terms {
    var terms = GradingRecord.Terms(
      columns: [
        .init(exercise: "ch17.stub", title: "Stub", points: 10, number: 1),
        .init(exercise: "ch17.pop", title: "Pop", points: 5, number: 2),
      ], book: "b", tools: "t", workbook: "workbook 1.0", compiler: "Swift 6",
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

  private var list: ClassList {
    get throws {
      let roster = try Roster(
        "Student,ID,SIS User ID,SIS Login ID,Section,Stub (12)\nPoints Possible,,,,,10\n"
          + "\"Doe, Ann\",4711,x,ann,A\n\"Roe, Eve\",4712,y,eve,A\n", file: "r")
      return ClassList(
        ["ann", "bo", "cy", "di"], roster: roster, participants: ["bo": "331"])
    }
  }

  @Test(
    "What was written in this format is read; if not, it needs another number (WORKBOOK_RECORD=1 writes a new one)"
  )
  func isRead() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/format-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder + "/kept", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let answer = KeptAnswer(text: "let a = 1", shape: nil)
    var rows = rows
    rows[0].answers = [answer.digest, nil]
    let database = try RecordDatabase(writing: folder)
    try database.write { db in
      try database.insert(terms, db)
      try database.insert(list, db)
      for row in rows {
        try database.insert(row, terms.columns, row == rows[0] ? [answer] : [], db)
      }
    }
    let written = try text(of: folder)
    let isNew = !FileManager.default.fileExists(atPath: Self.kept.path)
    if isNew, ProcessInfo.processInfo.environment["WORKBOOK_RECORD"] == "1" {
      try written.write(to: Self.kept, atomically: true, encoding: .utf8)
      Issue.record("The record was written; run the test again without WORKBOOK_RECORD.")
    }
    try Self.restore(to: folder + "/kept")
    let record = try GradingRecord(run: folder + "/kept")
    #expect(record.terms == terms)
    #expect(record.rows == rows)
    #expect(try ClassList(run: folder + "/kept") == list)
    #expect(try GradedRun(folder: folder + "/kept").answers[answer.digest] == answer)
    #expect(try written == String(contentsOf: Self.kept, encoding: .utf8))
  }

  /// The statements that make a run's record again.
  private func text(of folder: String) throws -> String {
    let path = RecordDatabase.path(inRun: folder)
    let rows = try databaseRows(path)
    let pragmas = [
      "PRAGMA application_id = \(RecordDatabase.application);",
      "PRAGMA user_version = \(RecordDatabase.format);", "PRAGMA defer_foreign_keys = 1;",
    ]
    let lines = try pragmas + databaseSchema(path) + rows.keys.sorted().flatMap { rows[$0] ?? [] }
    return lines.joined(separator: "\n") + "\n"
  }
}
