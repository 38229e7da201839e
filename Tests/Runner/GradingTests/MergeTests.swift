import DatabasesTesting
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

  /// An earlier merge of the first of two parts, and the merge of both.
  private func both() async throws -> Merge {
    try await Merge(parts: [part("1/2", "ann", points: 4)]).write(to: output)
    let second = try await part("2/2", "bo", points: 10)
    return try Merge(parts: [folder + "/ann", second])
  }

  /// Copies the merge that is there as a kill leaves it in the middle of the transaction of another one.
  private func copyHalfWritten(to killed: String) throws {
    // With so little memory for pages, changes are in the file before they count.
    let file = try openDatabase(output + "/record.sqlite", settings: ["PRAGMA cache_size = 1"])
    #expect(throws: Ended.self) {
      try file.write { db in
        try db.execute(
          script: """
            UPDATE student SET id = 'bo'; UPDATE run SET begun = hex(randomblob(100000));
            UPDATE grade SET points = 9, verdict = hex(randomblob(100000));
            """)
        // Not by this process, whose locks would end with the copy.
        try Process.run(URL(filePath: "/bin/cp"), arguments: ["-a", output, killed])
          .waitUntilExit()
        throw Ended()
      }
    }
    try #require(FileManager.default.fileExists(atPath: killed + "/record.sqlite-journal"))
  }

  private func page(of student: String, in run: String) -> String? {
    try? String(contentsOfFile: "\(run)/feedback/\(student).html", encoding: .utf8)
  }

  @Test("A merge that ends before all of its parts is read leaves the earlier one whole")
  func unread() async throws {
    let merge = try await both()
    try AtomicFile.write("new", to: folder + "/ann/feedback/ann.html")
    let rows = try databaseRows(output + "/record.sqlite")
    // The part is graded anew, and has renamed its student.
    try openDatabase(folder + "/bo/record.sqlite").write {
      try $0.execute(script: "DELETE FROM grade; DELETE FROM submission")
    }
    let path = folder + "/bo/record.sqlite"
    await #expect(throws: GradingError.recordDamaged(path: path, student: "bo")) {
      try await merge.write(to: output)
    }
    #expect(try databaseRows(output + "/record.sqlite") == rows)
    #expect(page(of: "ann", in: output) == "4.0")
    #expect(try GradedRun(folder: output).gradebook.rows.map(\.total) == [4])
  }

  @Test("A kill between the pages, the list and the record of a merge leaves no run that is read")
  func killed() async throws {
    let merge = try await both()
    let killed = folder + "/killed"
    try copyHalfWritten(to: killed)
    // Before any file is replaced, what was half-written is taken back.
    #expect(try GradedRun(folder: killed).gradebook.rows.map(\.total) == [4])
    try FileManager.default.removeItem(atPath: killed)
    try copyHalfWritten(to: killed)
    try RunFolder.beginReplacing(killed)
    try AtomicFile.write("10.0", to: killed + "/feedback/bo.html")
    let error = GradingError.mergeEnded(folder: killed)
    #expect(throws: error) { _ = try GradedRun(folder: killed) }
    #expect(throws: error) { try RunFolder.requireUsable(killed, resumes: true) }
    try await merge.write(to: killed)
    try await merge.write(to: output)
    #expect(
      try databaseRows(killed + "/record.sqlite") == databaseRows(output + "/record.sqlite"))
    #expect(["ann", "bo"].map { page(of: $0, in: killed) } == ["4.0", "10.0"])
    #expect(try GradedRun(folder: killed).gradebook.rows.map(\.total) == [4, 10])
  }

  @Test("The page of somebody whose row was not written is not merged, and neither are drafts")
  func pageWithoutRow() async throws {
    let part = try await part("1/1", "ann", points: 4)
    try AtomicFile.write("killed before the row", to: part + "/feedback/bo.html")
    try AtomicFile.write("body {}", to: part + "/feedback/style.css")
    try AtomicFile.write("draft", to: output + "/alike/.1234.draft")
    try await Merge(parts: [part]).write(to: output)
    let names = try FileManager.default.contentsOfDirectory(atPath: output + "/feedback")
    #expect(names.sorted() == ["ann.html", "style.css"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: output + "/alike") == [])
  }

  @Test("Parts go on below an earlier merge of theirs, and below no other run")
  func places() async throws {
    let undivided = try await part("1/2", "ann", points: 4)
    #expect(throws: GradingError.outputHasRun(folder: undivided, submissions: 1)) {
      try RunFolder.requireUsable(forParts: 2, in: undivided, submissions: folder + "/in")
    }
    try FileManager.default.createDirectory(
      atPath: output + "/parts", withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: undivided, toPath: output + "/parts/1")
    try await Merge(parts: [output + "/parts/1"]).write(to: output)
    try RunFolder.requireUsable(forParts: 2, in: output, submissions: folder + "/in")
    let path = output + "/parts/1/record.sqlite"
    #expect(throws: GradingError.termsChanged(path: path, [.part(Shard("1/2"), Shard("1/3"))])) {
      try RunFolder.requireUsable(forParts: 3, in: output, submissions: folder + "/in")
    }
    #expect(throws: GradingError.outputInSubmissions(output: output, folder: folder)) {
      try RunFolder.requireUsable(forParts: 2, in: output, submissions: folder)
    }
  }
}
