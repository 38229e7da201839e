import Chapters
import Checking
import Foundation
import Record
import Sandboxing
import Testing

@testable import Grading

@Suite("What a report holds in memory of a class")
final class OverviewTests {
  private let folder =
    FileManager.default.temporaryDirectory.path + "/overview-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// A row of a record, with an explanation of so many letters in its test.
  private func row(_ number: Int, explaining letters: Int) -> GradingRecord.Row {
    let text = String(repeating: "x", count: letters)
    let verdict = Verdict(
      exercise: "ch01.cut", number: 1, title: "Cut", status: .fail, maximum: 10, file: "a",
      tests: [
        TestResult(
          name: "It ends", status: .fail,
          failure: Failure(expected: text, seen: "\(number) \(text)", instant: 1), line: 3,
          mistake: RecognizedMistake(name: "never-ends", explanation: text), testCode: text)
      ],
      output: text)
    return .init(
      grades: StudentGrades(student: "s\(number)", grades: [.graded(verdict)]),
      submission: text, answers: [nil], durations: [Double(number)], runs: [text])
  }

  private func write(_ rows: [GradingRecord.Row]) throws {
    let terms = GradingRecord.Terms(
      columns: [.init(exercise: "ch01.cut", title: "Cut", points: 10)], book: "b", tools: "t",
      workbook: "v", compiler: "s", begun: "2026-11-23T10:00:00Z", secret: nil,
      protection: Protection(gap: nil, accounting: .supervisor))
    let database = try RecordDatabase(writing: folder)
    try database.write { db in
      try database.insert(terms, db)
      for row in rows { try database.insert(row, terms.columns, [], db) }
    }
  }

  @Test("A row's texts are not in memory, and rows that differ in nothing else share their grades")
  func texts() throws {
    try write((0..<40).map { row($0, explaining: 10_000) })
    let record = try GradingRecord(run: folder, keeping: .overview)
    #expect(record.rows.count == 40)
    // The students' names, the times, and one grade.
    #expect("\(record.rows[0])".count < 3_000)
    var shared = SharedGrades()
    let again = record.rows.map { shared.share($0.grades) }
    #expect(shared.count == 1)
    #expect(again == record.rows.map(\.grades))
  }

  @Test("A summary of that says the same of a class as one of the whole record")
  func summary() throws {
    try RecordFormatTests.restore(to: folder)
    let book = try Book(
      folder: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path + "/EndToEndTests/Fixtures/Small")
    func text(_ detail: GradingRecord.Detail) throws -> String {
      let run = try GradedRun(folder: folder, keeping: detail)
      var summary = try ClassSummary(
        run.record, gradebook: run.gradebook, answers: run.answers, book: book)
      let file = summary.gradebook.file
      summary.gradebook = Gradebook(columns: [], rows: [])
      return file + "\(summary)"
    }
    let whole = try text(.everything)
    #expect(whole.contains("HardTest(") && whole.contains("CommonMistake("))
    #expect(try text(.overview) == whole)
  }
}
