import Checking
import Compiling
import Databases
import DatabasesTesting
import Foundation
import Record
import Sandboxing
import Testing

@testable import Grading

@Suite("What a run has found out survives its end")
final class GradingRecordTests {
  let folder = FileManager.default.temporaryDirectory.path + "/record-\(UUID().uuidString)"
  var path: String { folder + "/record.sqlite" }

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
      workbook: "v", compiler: "s", begun: begun,
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

  private func write(
    _ rows: [(String, Double?)], resumes: Bool = false, list: [String] = []
  ) async throws {
    let file = try GradingRecordFile(
      run: folder, terms: terms(), list: ClassList(list), resumes: resumes)
    for (student, points) in rows { try await file.add(grades(student, points), handingIn: "1") }
  }

  @Test("Rows are read as they were written; of two about one student the later counts")
  func roundTrip() async throws {
    try await write([("bo", 10), ("ann", nil)])
    try await write([("ann", 5)], resumes: true)
    let record = try GradingRecord(run: folder)
    #expect(record.terms == terms())
    #expect(record.gradebook.rows == [grades("ann", 5), grades("bo", 10)])
  }

  @Test(
    "A submission that the run no longer has is not in the gradebook, and comes back with its name")
  func gone() async throws {
    try await write(
      [("bo", 10), ("Bo_9_assignsubmission_file", 10), ("ann", 5)], list: ["ann", "bo"])
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
    let rows = try databaseRows(path)
    let error = GradingError.outputHasRun(folder: folder, submissions: 1)
    #expect(throws: error) { try RunFolder.requireUsable(folder, resumes: false) }
    await #expect(throws: error) { try await write([("bo", 5)]) }
    try RunFolder.requireUsable(folder, resumes: true)
    #expect(try databaseRows(path) == rows)
  }

  /// Makes sure that nobody takes the folder for a run, and that nothing in it changes.
  private func expectRefused(_ error: GradingError, _ file: String? = nil) async throws {
    let bytes = try Data(contentsOf: URL(filePath: file ?? path))
    #expect(throws: error) { _ = try GradingRecord(run: folder) }
    #expect(throws: error) { _ = try GradedRun(folder: folder) }
    #expect(throws: error) { _ = try Merge(parts: [folder]) }
    for resumes in [true, false] {
      #expect(throws: error) { try RunFolder.requireUsable(folder, resumes: resumes) }
      await #expect(throws: error) { try await write([("bo", 5)], resumes: resumes) }
    }
    #expect(try Data(contentsOf: URL(filePath: file ?? path)) == bytes)
  }

  @Test("A record of lines says what wrote it, is not overwritten, and stays as it is")
  func lines() async throws {
    let old = folder + "/record.jsonl"
    func write(_ text: String) throws {
      try text.write(toFile: old, atomically: true, encoding: .utf8)
    }
    let line = #"{"begun":"2026-11-01","columns":[],"format":4,"versions":["workbook 0.9"]}"#
    try write(line + "\n{}\n")
    try await expectRefused(
      .recordOfOtherFormat(
        path: old, .init(format: 4, versions: ["workbook 0.9"], begun: "2026-11-01"),
        known: RecordDatabase.format), old)
    try write("nonsense\n")
    try await expectRefused(
      .recordOfOtherFormat(path: old, .init(format: nil), known: RecordDatabase.format), old)
    // One that was ended before its first line was whole has nothing that could be lost.
    try write("{\"format\":")
    try await self.write([("ann", 5)])
    #expect(try GradedRun(folder: folder).gradebook.rows.map(\.student) == ["ann"])
  }

  @Test("A record of another format, a database of others, and no database are refused")
  func foreign() async throws {
    try await write([("ann", 10)])
    func run(_ script: String) throws {
      try openDatabase(path).write { try $0.execute(script: script) }
    }
    try run("PRAGMA user_version = 99")
    let origin = GradingRecord.Terms.Origin(
      format: 99, versions: ["v", "s"], begun: "2026-11-23T10:00:00Z")
    try await expectRefused(
      .recordOfOtherFormat(path: path, origin, known: RecordDatabase.format))
    // Of what that version calls otherwise nothing is said.
    try run("ALTER TABLE run RENAME TO session")
    try await expectRefused(
      .recordOfOtherFormat(path: path, .init(format: 99), known: RecordDatabase.format))
    try run("PRAGMA application_id = 1")
    try await expectRefused(.recordForeign(path: path))
    try String(repeating: "a page of a student's\n", count: 99).write(
      toFile: path, atomically: true, encoding: .utf8)
    try await expectRefused(.recordForeign(path: path))
  }

  @Test("A run that ended before it had begun has no grades, and begins when it goes on")
  func beginnings() async throws {
    for script in ["", RecordDatabase.schema] {
      try Data().write(to: URL(filePath: path))
      try openDatabase(path).write {
        try $0.execute(script: script)
        if !script.isEmpty {
          try $0.execute(
            script: """
              PRAGMA application_id = \(RecordDatabase.application);
              PRAGMA user_version = \(RecordDatabase.format);
              """)
        }
      }
      #expect(throws: GradingError.recordEmpty(folder: folder)) {
        _ = try GradingRecord(run: folder)
      }
      try RunFolder.requireUsable(folder, resumes: true)
      #expect(try GradingRecord.terms(ofRun: folder) == nil)
      #expect(try ClassList(run: folder) == ClassList())
      try await write([("ann", 10)], resumes: true)
      #expect(try GradingRecord(run: folder).rows.count == 1)
    }
  }

  @Test("A run that is continued later has begun when it began, and says how long each row took")
  func continued() async throws {
    try await write([("ann", 10)])
    let file = try GradingRecordFile(
      run: folder, terms: terms(begun: "2026-12-01T10:00:00Z"), resumes: true)
    #expect(file.terms == terms())
    try await file.add(
      grades("bo", 5), handingIn: "1", taking: .milliseconds(1_234), each: [.milliseconds(987)])
    let record = try GradingRecord(run: folder)
    #expect(record.terms == terms())
    #expect(record.rows.map(\.seconds) == [0, 1.234])
    #expect(record.rows.map(\.durations) == [[nil], [0.987]])
  }

  /// A copy of the folder at a moment at which a `kill -9` would leave a row half-written.
  private func leftByKill() throws -> String {
    let copy = folder + "/killed"
    try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
    struct Ended: Error {}
    // With so little memory for pages, changes are in the file before they count.
    let file = try openDatabase(
      path, settings: ["PRAGMA cache_size = 1", "PRAGMA cache_spill = 1"])
    #expect(throws: Ended.self) {
      try file.write { db in
        try db.execute(script: "UPDATE grade SET verdict = replace(verdict, 't', 'x')")
        try db.execute(script: "DELETE FROM submission; DELETE FROM student; DELETE FROM run")
        for name in ["record.sqlite", "record.sqlite-journal"] {
          try FileManager.default.copyItem(atPath: "\(folder)/\(name)", toPath: "\(copy)/\(name)")
        }
        throw Ended()
      }
    }
    return copy
  }

  @Test(
    "What a kill has left half-written is taken back by whoever reads the run first",
    arguments: 0..<4)
  func halfWritten(reader: Int) async throws {
    // Longer than the pages that a transaction keeps in memory.
    let students = (0..<200).map { "student\($0)" }
    try await write(students.map { ($0, 10) }, list: students)
    let rows = try databaseRows(path)
    let copy = try leftByKill()
    func bytes(_ folder: String) throws -> Data {
      try Data(contentsOf: URL(filePath: folder + "/record.sqlite"))
    }
    #expect(try bytes(copy) != bytes(folder))
    #expect(FileManager.default.fileExists(atPath: copy + "/record.sqlite-journal"))
    switch reader {
    case 0: #expect(try GradedRun(folder: copy).gradebook.rows.count == 200)
    case 1: #expect(try ClassList(run: copy).students.count == 200)
    case 2: #expect(try GradingRecord.terms(ofRun: copy) == terms())
    default:
      _ = try GradingRecordFile(
        run: copy, terms: terms(), list: ClassList(students), resumes: true)
    }
    #expect(!FileManager.default.fileExists(atPath: copy + "/record.sqlite-journal"))
    #expect(try databaseRows(copy + "/record.sqlite") == rows)
  }

  @Test("A row that cannot be read is named, and is graded again")
  func damagedRow() async throws {
    try await write([("ann", 10), ("bo", 5)])
    try openDatabase(path).write {
      try $0.execute(script: "UPDATE grade SET verdict = '{}' WHERE student = 'bo'")
    }
    let error = GradingError.recordDamaged(path: path, student: "bo")
    #expect(throws: error) { _ = try GradingRecord(run: folder) }
    #expect(try GradingRecord(run: folder, keeping: .only("ann")).rows.count == 2)
    let file = try GradingRecordFile(run: folder, terms: terms(), resumes: true)
    #expect(await file.grades(of: "ann", handingIn: "1") != nil)
    #expect(await file.grades(of: "bo", handingIn: "1") == nil)
    try await file.add(grades("bo", 5), handingIn: "1")
    #expect(try GradingRecord(run: folder).gradebook.rows == [grades("ann", 10), grades("bo", 5)])
  }

  @Test("Nothing is added to a database that is damaged anywhere, and nothing of it changes")
  func damaged() async throws {
    let students = (0..<100).map { "student\($0)" }
    try await write(students.map { ($0, 10) }, list: students)
    var bytes = try Data(contentsOf: URL(filePath: path))
    // What was written first is whole, so that nothing but a search finds it.
    bytes.replaceSubrange(
      (bytes.count - 4096)..<bytes.count, with: Data(repeating: 0xA5, count: 4096))
    try bytes.write(to: URL(filePath: path))
    let error = GradingError.recordDamaged(path: path, student: nil)
    #expect(throws: error) {
      _ = try GradingRecordFile(run: folder, terms: terms(), resumes: true)
    }
    #expect(throws: GradingError.self) { _ = try GradingRecord(run: folder) }
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
  }

  @Test("A run that is being graded can be read, and one that another program locks says so")
  func locked() async throws {
    let grader = try GradingRecordFile(
      run: folder, terms: terms(), list: ClassList(["ann"]), resumes: false)
    try await grader.add(grades("ann", 10), handingIn: "1")
    let run = try GradedRun(folder: folder)
    #expect(run.gradebook.rows == [grades("ann", 10)])
    try await grader.add(grades("ann", 5), handingIn: "2")
    #expect(try run.row(named: "ann", in: run.gradebook.list).grades == grades("ann", 10))
    #expect(try GradedRun(folder: folder).gradebook.rows == [grades("ann", 5)])
    let other = try openDatabase(path, settings: ["PRAGMA locking_mode = EXCLUSIVE"])
    try other.write { try $0.execute(script: "DELETE FROM platform_assignment") }
    let none = RecordDatabase.Patience(seconds: 0)
    let error = GradingError.recordLocked(path: path)
    #expect(throws: error) { _ = try RecordDatabase(reading: folder, patience: none) }
    #expect(throws: error) { _ = try RecordDatabase(writing: folder, patience: none) }
    withExtendedLifetime(other) {}
  }

  @Test("What has changed, and what was not graded, is not known any more")
  func known() async throws {
    try await write([("ann", 10), ("bo", nil)])
    let file = try GradingRecordFile(run: folder, terms: terms(), resumes: true)
    #expect(await file.grades(of: "ann", handingIn: "1") == grades("ann", 10).brief)
    #expect(await file.grades(of: "ann", handingIn: "2") == nil)
    #expect(await file.grades(of: "bo", handingIn: "1") == nil)
    #expect(await file.grades(of: "cy", handingIn: "1") == nil)
  }

  @Test("Drafts of a run that was killed are deleted, and nothing else")
  func drafts() async throws {
    try await write([("ann", 10)])
    let kept = ["notes.draft", ".a.draft", ".12.draft.csv"]
    for folder in ["", "feedback/"] {
      try FileManager.default.createDirectory(
        atPath: "\(self.folder)/\(folder)", withIntermediateDirectories: true)
      for name in kept + [".123.draft"] {
        try name.write(toFile: "\(self.folder)/\(folder)\(name)", atomically: true, encoding: .utf8)
      }
    }
    try await write([("bo", 5)], resumes: true)
    for folder in ["", "feedback/"] {
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
    second.workbook = "w"
    #expect(second.differences(from: first).contains(.versions(["v", "s"], ["w", "s"])))
  }

  @Test("A run on other terms, a second one beside it, and another file are refused")
  func refused() async throws {
    try await write([("ann", 10)])
    #expect(throws: GradingError.termsChanged(path: path, [.book("b", "other")])) {
      _ = try GradingRecordFile(run: folder, terms: terms("other"), resumes: true)
    }
    let file = try GradingRecordFile(run: folder, terms: terms(), resumes: true)
    #expect(throws: GradingError.outputInUse(path: folder)) {
      _ = try GradingRecordFile(run: folder, terms: terms(), resumes: true)
    }
    withExtendedLifetime(file) {}
    #expect(throws: GradingError.recordNotReadable(path: folder + "/no/record.sqlite")) {
      _ = try GradingRecord(run: folder + "/no")
    }
    #expect(!FileManager.default.fileExists(atPath: folder + "/no"))
    #expect(throws: GradingError.recordNotWritable(path: folder + "/no/record.sqlite")) {
      _ = try GradingRecordFile(run: folder + "/no", terms: terms(), resumes: false)
    }
  }

  @Test("An answer is kept to the byte, and one that was damaged on the disk is written again")
  func answers() async throws {
    let answer = KeptAnswer(
      text: "let a = \"\u{0}é e\u{301}\"\n", shape: SyntaxShape(of: "let a = 1"))
    func write() async throws {
      let file = try GradingRecordFile(run: folder, terms: terms(), resumes: true)
      try await file.add(grades("ann", 10), handingIn: "1", answers: [answer])
    }
    func kept() throws -> KeptAnswer? { try GradedRun(folder: folder).answers[answer.digest] }
    try await write()
    #expect(try kept() == answer)
    // Strings that differ in their bytes only are equal.
    #expect(try kept().map { Array($0.text.utf8) } == Array(answer.text.utf8))
    try openDatabase(path).write { try $0.execute(script: "UPDATE answer SET text = 'other'") }
    #expect(try kept() == nil)
    try await write()
    #expect(try kept() == answer)
  }
}
