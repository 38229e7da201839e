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
      versions: ["v"], begun: "2026-11-23T10:00:00Z", secret: nil, protection: protection,
      shard: Shard(part))
    let file = try GradingRecordFile(
      path: place + "/record.jsonl", terms: terms, resumes: false)
    try await file.add(
      StudentGrades(student: student, grades: [.obstructed(.archive)]), handingIn: "1")
    try ClassList([student]).write(run: place)
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
    let bytes = try Data(contentsOf: URL(filePath: folder + "/all/record.jsonl"))
    _ = try await Merge(parts: [second, first]).write(to: folder + "/again")
    #expect(try Data(contentsOf: URL(filePath: folder + "/again/record.jsonl")) == bytes)
    _ = try await Merge(parts: [folder + "/all"]).write(to: folder + "/once more")
    let more = try GradingRecord(run: folder + "/once more")
    #expect(more.rows.map(more.terms.protection) == [boxed, open])
    // A row of limits that the head has not is damaged.
    let damaged = String(decoding: bytes, as: UTF8.self)
      .replacing("\"protection\":1", with: "\"protection\":2")
    try damaged.write(toFile: folder + "/all/record.jsonl", atomically: true, encoding: .utf8)
    #expect(throws: GradingError.recordDamaged(path: folder + "/all/record.jsonl", line: 3)) {
      try GradingRecord(run: folder + "/all")
    }
  }
}
