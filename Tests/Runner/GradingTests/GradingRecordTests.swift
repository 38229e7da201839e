import Checking
import Foundation
import Record
import Sandboxing
import Testing

@testable import Grading

@Suite("What a run has found out survives its end")
final class GradingRecordTests {
  let folder = FileManager.default.temporaryDirectory.path + "/record-\(UUID().uuidString)"
  var path: String { folder + "/record.jsonl" }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func terms(
    _ book: String = "b", begun: String = "2026-11-23T10:00:00Z"
  ) -> GradingRecord.Terms {
    GradingRecord.Terms(
      columns: [.init(exercise: "ch17.stub", title: "Stub", points: 10)], book: book, tools: "t",
      versions: ["v"], begun: begun,
      secret: nil, protection: Protection(gap: nil, accounting: .supervisor))
  }

  private func grades(_ student: String, _ points: Double?) -> StudentGrades {
    let verdict = Verdict(
      exercise: "ch17.stub", number: 1, title: "Stub", status: .pass, points: points ?? 0,
      maximum: 10, file: "a",
      tests: [
        TestResult(
          name: "t", status: .fail,
          failure: Failure(expected: "e", seen: "s", instant: .infinity))
      ])
    let grade = points == nil ? Grade.obstructed(.noPermission(path: "x")) : .graded(verdict)
    return StudentGrades(student: student, grades: [grade], remarks: [.notOnRoster])
  }

  private func write(_ rows: [(String, Double?)], resumes: Bool = false) async throws {
    let file = try GradingRecordFile(path: path, terms: terms(), resumes: resumes)
    for (student, points) in rows { try await file.add(grades(student, points), handingIn: "1") }
  }

  @Test("Rows are read as they were written; of two about one student the later counts")
  func roundTrip() async throws {
    try await write([("bo", 10), ("ann", nil)])
    try await write([("ann", 5)], resumes: true)
    let record = try GradingRecord(file: path)
    #expect(record.terms == terms())
    #expect(record.gradebook.rows == [grades("ann", 5), grades("bo", 10)])
  }

  @Test(
    "A submission that the run no longer has is not in the gradebook, and comes back with its name")
  func gone() async throws {
    try await write([("bo", 10), ("Bo_9_assignsubmission_file", 10), ("ann", 5)])
    try ClassList(["ann", "bo"]).write(run: folder)
    #expect(try GradedRun(folder: folder).gradebook.rows.map(\.student) == ["ann", "bo"])
    let pages = folder + "/feedback"
    try FileManager.default.createDirectory(atPath: pages, withIntermediateDirectories: true)
    for name in ["ann", "zoe"] {
      try name.write(toFile: "\(pages)/\(name).html", atomically: true, encoding: .utf8)
    }
    func names(_ name: String) -> [String]? {
      try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)").sorted()
    }
    RunFolder.sortPages(in: folder, of: ClassList(["ann", "bo"]))
    #expect(names("feedback") == ["ann.html"] && names("former") == ["zoe.html"])
    RunFolder.sortPages(in: folder, of: ClassList(["zoe"]))
    #expect(names("feedback") == ["zoe.html"] && names("former") == ["ann.html"])
  }

  @Test("A run that nobody wants to continue is not overwritten, and one without rows is")
  func kept() async throws {
    try await write([])
    try await write([("ann", 10)])
    let bytes = try Data(contentsOf: URL(filePath: path))
    let error = GradingError.outputHasRun(folder: folder, submissions: 1)
    #expect(throws: error) { try RunFolder.requireUsable(folder, resumes: false) }
    await #expect(throws: error) { try await write([("bo", 5)]) }
    try RunFolder.requireUsable(folder, resumes: true)
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
  }

  @Test("A record of another format says what wrote it, is not overwritten, and stays as it is")
  func otherFormat() async throws {
    let line = #"{"begun":"2026-11-01","columns":[],"format":4,"versions":["workbook 0.9"]}"#
    let bytes = Data((line + "\n{}\n").utf8)
    try bytes.write(to: URL(filePath: path))
    let error = GradingError.recordOfOtherFormat(
      path: path, .init(format: 4, versions: ["workbook 0.9"], begun: "2026-11-01"),
      known: GradingRecord.Terms.currentFormat)
    #expect(throws: error) { _ = try GradingRecord(run: folder) }
    #expect(throws: error) { _ = try GradedRun(folder: folder) }
    #expect(throws: error) { _ = try Merge(parts: [folder]) }
    for resumes in [true, false] {
      #expect(throws: error) { try RunFolder.requireUsable(folder, resumes: resumes) }
      await #expect(throws: error) { try await write([("bo", 5)], resumes: resumes) }
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
  }

  @Test("A first line that says nothing is damage, and a record without a whole line has no grades")
  func beginnings() throws {
    for text in ["nonsense\n", "{\"format\":\(GradingRecord.Terms.currentFormat)}\n"] {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      let error = GradingError.recordDamaged(path: path, line: 1)
      #expect(throws: error) { _ = try GradingRecord(run: folder) }
      #expect(throws: error) { try RunFolder.requireUsable(folder, resumes: true) }
    }
    for text in ["", "{\"format\":"] {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      #expect(throws: GradingError.recordEmpty(folder: folder)) {
        _ = try GradingRecord(run: folder)
      }
      try RunFolder.requireUsable(folder, resumes: true)
      #expect(try GradingRecord.terms(ofRun: folder) == nil)
    }
  }

  @Test("A run that is continued later has begun when it began, and says how long each row took")
  func continued() async throws {
    try await write([("ann", 10)])
    let file = try GradingRecordFile(
      path: path, terms: terms(begun: "2026-12-01T10:00:00Z"), resumes: true)
    #expect(file.terms == terms())
    try await file.add(
      grades("bo", 5), handingIn: "1", taking: .milliseconds(1_234), each: [.milliseconds(987)])
    let record = try GradingRecord(file: path)
    #expect(record.terms == terms())
    #expect(record.rows.map(\.seconds) == [0, 1.234])
    #expect(record.rows.map(\.durations) == [[], [0.987]])
  }

  @Test("Wherever the end of a record is torn off, whole rows stay and the rest is written again")
  func torn() async throws {
    try await write([("ann", 10), ("bo", 5), ("cy", 0)])
    let whole = try Data(contentsOf: URL(filePath: path))
    for length in stride(from: 0, through: whole.count, by: 11) {
      try whole.prefix(length).write(to: URL(filePath: path))
      let file = try GradingRecordFile(path: path, terms: terms(), resumes: true)
      for (student, points) in [("ann", 10.0), ("bo", 5), ("cy", 0)]
      where await file.grades(of: student, handingIn: "1") == nil {
        try await file.add(grades(student, points), handingIn: "1")
      }
      #expect(try Data(contentsOf: URL(filePath: path)) == whole, "\(length)")
    }
  }

  @Test("A whole line that cannot be read is named, and nothing behind it is lost")
  func damaged() async throws {
    try await write([("ann", 10), ("bo", 5), ("cy", 0)])
    var bytes = try Data(contentsOf: URL(filePath: path))
    let lines = bytes.split(separator: 0x0A)
    bytes[lines[2].startIndex] = UInt8(ascii: "x")
    try bytes.write(to: URL(filePath: path))
    let error = GradingError.recordDamaged(path: path, line: 3)
    #expect(throws: error) { _ = try GradingRecord(file: path) }
    #expect(throws: error) {
      _ = try GradingRecordFile(path: path, terms: terms(), resumes: true)
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
  }

  @Test("What has changed, and what was not graded, is not known any more")
  func known() async throws {
    try await write([("ann", 10), ("bo", nil)])
    let file = try GradingRecordFile(path: path, terms: terms(), resumes: true)
    #expect(await file.grades(of: "ann", handingIn: "1") == grades("ann", 10).brief)
    #expect(await file.grades(of: "ann", handingIn: "2") == nil)
    #expect(await file.grades(of: "bo", handingIn: "1") == nil)
    #expect(await file.grades(of: "cy", handingIn: "1") == nil)
  }

  @Test("Drafts of a run that was killed are deleted, and nothing else")
  func drafts() async throws {
    try await write([("ann", 10)])
    let kept = ["notes.draft", ".a.draft", ".12.draft.csv"]
    for folder in ["", "feedback/", "answers/39/"] {
      try FileManager.default.createDirectory(
        atPath: "\(self.folder)/\(folder)", withIntermediateDirectories: true)
      for name in kept + [".123.draft"] {
        try name.write(toFile: "\(self.folder)/\(folder)\(name)", atomically: true, encoding: .utf8)
      }
    }
    try await write([("bo", 5)], resumes: true)
    for folder in ["", "feedback/", "answers/39/"] {
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(self.folder)/\(folder)")
      #expect(Set(names).isSuperset(of: kept))
      #expect(!names.contains(".123.draft"))
    }
  }

  @Test(
    "Each thing in which a run differs from what it goes on with is named, and the time is none")
  func differences() {
    let first = terms()
    var second = terms("c", begun: "2026-12-01T10:00:00Z")
    #expect(terms(begun: "2026-12-01T10:00:00Z").differences(from: first) == [])
    second.columns = [.init(exercise: "ch17.stub", title: "Stub", points: 20)]
    second.secret = "s"
    second.tools = "u"
    second.shard = Shard("1/2")
    second.protections = [Protection(gap: nil, accounting: .controlGroupV2)]
    second.limits.program.cpu += 1
    // A machine with less memory leads to the same verdicts.
    second.workerLimits.memory -= 1
    #expect(
      second.differences(from: first) == [
        .exercises(
          gone: [.init(exercise: "ch17.stub", title: "Stub", points: 10)],
          new: [.init(exercise: "ch17.stub", title: "Stub", points: 20)]),
        .book("b", "c"), .engine("t", "u"), .secret(nil, "s"),
        .protections(first.protections, second.protections), .limits(first.limits, second.limits),
        .part(nil, Shard("1/2")),
      ])
    second.versions = ["w"]
    #expect(second.differences(from: first).contains(.versions(["v"], ["w"])))
  }

  @Test("A run on other terms, a second one beside it, and another file are refused")
  func refused() async throws {
    try await write([("ann", 10)])
    #expect(throws: GradingError.termsChanged(path: path, [.book("b", "other")])) {
      _ = try GradingRecordFile(path: path, terms: terms("other"), resumes: true)
    }
    let file = try GradingRecordFile(path: path, terms: terms(), resumes: true)
    #expect(throws: GradingError.outputInUse(path: path)) {
      _ = try GradingRecordFile(path: path, terms: terms(), resumes: true)
    }
    withExtendedLifetime(file) {}
    #expect(throws: GradingError.recordNotReadable(path: folder + "/none")) {
      _ = try GradingRecord(file: folder + "/none")
    }
    #expect(throws: GradingError.recordNotWritable(path: folder + "/no/record")) {
      _ = try GradingRecordFile(path: folder + "/no/record", terms: terms(), resumes: false)
    }
  }

  @Test("An answer that was damaged on the disk is written again")
  func repaired() throws {
    let store = AnswerStore(run: folder)
    let answer = KeptAnswer(text: "let a = 1", shape: nil)
    let name = try store.keep(answer)
    let path = "\(folder)/answers/\(name.prefix(2))/\(name).json"
    try Data().write(to: URL(filePath: path))
    #expect(store[name] == nil)
    #expect(try store.keep(answer) == name)
    #expect(store[name] == answer)
  }
}
