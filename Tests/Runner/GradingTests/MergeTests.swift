import Files
import Foundation
import Record
import Sandboxing
import Testing

@testable import Grading

@Suite("A merge is done, or has to be done again")
final class MergeTests {
  let folder = FileManager.default.temporaryDirectory.path + "/merge-\(UUID().uuidString)"
  private var output: String { folder + "/all" }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// A part of a class with one student.
  private func part(_ shard: String, _ student: String, points: Double) async throws -> String {
    let place = "\(folder)/\(student)"
    try AtomicFile.makeFolder(place + "/feedback")
    let terms = GradingRecord.Terms(
      columns: [.init(exercise: "ch01.cut", title: "Cut", points: 10)], book: "b", tools: "t",
      workbook: "v", compiler: "s", begun: "2026-11-23T10:00:00Z", secret: nil,
      protection: Protection(gap: nil, accounting: .supervisor), shard: Shard(shard))
    let record = try GradingRecordFile(
      run: place, terms: terms, list: ClassList([student]), resumes: false)
    let verdict = Verdict(
      exercise: "ch01.cut", number: 1, title: "Cut", status: .pass, points: points, maximum: 10,
      file: "ch01/1-cut.swift")
    try await record.add(
      StudentGrades(student: student, grades: [.graded(verdict)]), handingIn: "1")
    try AtomicFile.write("\(points)", to: "\(place)/feedback/\(student).html")
    return place
  }

  private struct Ended: Error {}

  @Test(
    "After an end between the first page and the last file nothing is read as a run but a new merge"
  )
  func ended() async throws {
    let earlier = try await Merge(parts: [part("1/2", "ann", points: 4)])
    try await earlier.write(to: output)
    #expect(try GradedRun(folder: output).gradebook.rows.map(\.total) == [4])
    let both = try await Merge(parts: [
      folder + "/ann", part("2/2", "bo", points: 10),
    ])
    await #expect(throws: Ended.self) {
      try await both.write(to: output, completing: { _ in throw Ended() })
    }
    let error = GradingError.mergeEnded(folder: output)
    #expect(throws: error) { _ = try GradedRun(folder: output) }
    #expect(throws: error) { _ = try Merge(parts: [output]) }
    #expect(throws: error) { try RunFolder.requireUsable(output, resumes: true) }
    try await both.write(
      to: output,
      completing: { book in
        let read = try GradedRun(folder: output, isMerging: true).gradebook
        #expect(read == book)
      })
    #expect(try GradedRun(folder: output).gradebook.rows.map(\.total) == [4, 10])
  }

  @Test("A page that cannot take its place leaves the folder to the next merge")
  func pages() async throws {
    let merge = try await Merge(parts: [part("1/1", "ann", points: 4)])
    // A page cannot replace a folder.
    try AtomicFile.makeFolder(output + "/feedback/ann.html/x")
    await #expect(throws: FileError.self) { try await merge.write(to: output) }
    #expect(throws: GradingError.mergeEnded(folder: output)) { _ = try GradedRun(folder: output) }
    try FileManager.default.removeItem(atPath: output + "/feedback/ann.html")
    try await merge.write(to: output)
    #expect(try GradedRun(folder: output).gradebook.rows.map(\.total) == [4])
  }
}
