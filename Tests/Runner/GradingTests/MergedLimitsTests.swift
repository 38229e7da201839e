import DatabasesTesting
import Files
import Foundation
import Sandboxing
import Testing

@testable import Grading

@Suite("The limits under which each submission was graded")
final class MergedLimitsTests {
  let folder = FileManager.default.temporaryDirectory.path + "/limits-\(UUID().uuidString)"

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Writes a part of a run with one student.
  private func makeRun(
    _ part: String, _ protection: Protection, of student: String
  ) async throws -> String {
    let place = "\(folder)/\(student)"
    try AtomicFile.makeFolder(place + "/feedback")
    let terms = GradingRecord.Terms(
      columns: [.init(exercise: "ch01.cut", title: "Cut", points: 10)], book: "b", tools: "t",
      workbook: "v", compiler: "s", begun: "2026-11-23T10:00:00Z", secret: nil,
      protection: protection,
      shard: Shard(part))
    let file = try GradingRecordFile(
      run: place, terms: terms, list: ClassList([student]), resumes: false)
    try await file.add(
      StudentGrades(student: student, grades: [.obstructed(.archive)]), handingIn: "1")
    return place
  }

  @Test("Each row of a whole keeps the limits of its part, also when wholes are merged")
  func limits() async throws {
    let open = Protection(gap: .namespacesRefused, accounting: .supervisor)
    let boxed = Protection(gap: nil, accounting: .controlGroupV2)
    let first = try await makeRun("1/2", open, of: "zoe")
    let second = try await makeRun("2/2", boxed, of: "ann")
    let merge = try Merge(parts: [first, second])
    #expect(!merge.haveSameLimits)
    _ = try await merge.write(to: folder + "/all")
    let record = try GradingRecord(run: folder + "/all")
    #expect(record.rows.map(\.grades.student) == ["ann", "zoe"])
    #expect(record.rows.map(record.terms.protection) == [boxed, open])
    let rows = try databaseRows(folder + "/all/record.sqlite")
    _ = try await Merge(parts: [second, first]).write(to: folder + "/again")
    #expect(try databaseRows(folder + "/again/record.sqlite") == rows)
    _ = try await Merge(parts: [folder + "/all"]).write(to: folder + "/once more")
    let more = try GradingRecord(run: folder + "/once more")
    #expect(more.rows.map(more.terms.protection) == [boxed, open])
  }
}
