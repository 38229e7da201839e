import Chapters
import Checking
import Foundation
import Record
import Testing

@testable import Grading

@Suite("What a report holds in memory of a class")
final class OverviewTests {
  private let folder =
    FileManager.default.temporaryDirectory.path + "/overview-\(UUID().uuidString)"
  private var path: String { folder + "/record.jsonl" }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test(
    "Of a file as much is in memory as one line and what is read at one time, whatever its size")
  func lines() throws {
    let long = String(repeating: "x", count: 3 * WholeLines.pieceSize)
    let texts = ["", long] + (0..<20_000).map { "line \($0)" } + [long, "last"]
    try (texts.joined(separator: "\n") + "\ntorn").write(
      toFile: path, atomically: true, encoding: .utf8)
    var lines = try WholeLines(of: path)
    var read: [String] = []
    var most = 0
    while let line = try lines.next() {
      read.append(String(decoding: line, as: UTF8.self))
      most = max(most, lines.bytes.count)
    }
    #expect(read == texts)
    #expect(most < long.utf8.count + 2 * WholeLines.pieceSize)
  }

  /// A line of a record, with an explanation of so many letters in its test.
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
    let bytes = try Data(contentsOf: Self.kept)
    let terms = bytes.prefix { $0 != 0x0A }
    let lines = try rows.map { try Data(WorkerLine.encode($0) + [0x0A]) }
    try (terms + Data([0x0A]) + lines.joined()).write(to: URL(filePath: path))
  }

  private static let kept = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Records/format-\(GradingRecord.Terms.currentFormat).jsonl")

  @Test("A row's texts are not in memory, and rows that differ in nothing else share their grades")
  func texts() throws {
    try write((0..<40).map { row($0, explaining: 10_000) })
    let record = try GradingRecord(run: folder, keeping: .overview)
    #expect(record.rows.count == 40)
    // The students' names, the times, and one grade.
    #expect(try WorkerLine.encode(record.rows[0]).count < 1_000)
    var shared = SharedGrades()
    let again = record.rows.map { shared.share($0.grades) }
    #expect(shared.count == 1)
    #expect(again == record.rows.map(\.grades))
  }

  @Test("A summary of that says the same of a class as one of the whole record")
  func summary() throws {
    try write([row(1, explaining: 9), row(2, explaining: 8)])
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.copyItem(atPath: Self.kept.path, toPath: path)
    let book = try Book(
      folder: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path + "/EndToEndTests/Fixtures/Small")
    func text(_ detail: GradingRecord.Detail) throws -> String {
      let run = try GradedRun(folder: folder, keeping: detail)
      var summary = ClassSummary(
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
