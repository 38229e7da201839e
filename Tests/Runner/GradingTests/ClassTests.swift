import Chapters
import Checking
import Compiling
import DatabasesTesting
import Foundation
import Record
import Sandboxing
import Testing

@testable import Grading

@Suite("Parts of a class, and what a class has in common")
final class ClassTests {
  let folder = FileManager.default.temporaryDirectory.path + "/class-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func terms(_ shard: Shard? = nil, book: String = "b") -> GradingRecord.Terms {
    GradingRecord.Terms(
      columns: [.init(exercise: "ch01.cut", title: "Cut", points: 10)], book: book, tools: "t",
      workbook: "v", compiler: "s", begun: "2026-11-23T10:00:00Z",
      secret: nil, protection: Protection(gap: nil, accounting: .supervisor), shard: shard)
  }

  private func grades(_ student: String, _ points: Double) -> StudentGrades {
    let verdict = Verdict(
      exercise: "ch01.cut", number: 1, title: "Cut", status: points > 0 ? .pass : .fail,
      points: points, maximum: 10, file: "ch01/1-cut.swift",
      tests: [TestResult(name: "It ends", status: points > 0 ? .pass : .fail)])
    return StudentGrades(student: student, grades: [.graded(verdict)])
  }

  /// Writes a run; each student's answer is the text beside the name.
  @discardableResult private func makeRun(
    _ name: String, _ terms: GradingRecord.Terms, _ rows: [(student: String, text: String)],
    expected: [String]? = nil, roster: Roster? = nil
  ) async throws -> String {
    let place = "\(folder)/\(name)"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let file = try GradingRecordFile(
      run: place, terms: terms,
      list: ClassList(expected ?? rows.map(\.student), roster: roster), resumes: false)
    for row in rows {
      try await file.add(
        grades(row.student, row.text.isEmpty ? 0 : 10), handingIn: "1",
        answers: [KeptAnswer(text: row.text, shape: SyntaxShape(of: row.text))])
    }
    try FileManager.default.createDirectory(
      atPath: place + "/feedback", withIntermediateDirectories: true)
    for row in rows {
      try "page".write(
        toFile: "\(place)/feedback/\(row.student).html", atomically: true, encoding: .utf8)
    }
    return place
  }

  @Test("Each student is in one part, whatever the others do; words that are no part are refused")
  func shards() {
    let students = (0..<400).map { "student\($0)" }
    let parts = (1...4).compactMap { Shard("\($0)/4") }
    let sizes = parts.map { part in students.count { part.contains(student: $0) } }
    #expect(sizes.reduce(0, +) == 400)
    #expect(sizes.allSatisfy { $0 > 60 })
    #expect(["0/4", "5/4", "1", "a/b", "1/0", "", "1/2/3", "-1/2"].allSatisfy { Shard($0) == nil })
  }

  @Test("Merged parts are one run with everybody's answers, and what is missing is named")
  func merge() async throws {
    let first = try await makeRun(
      "a", terms(Shard("1/3")), [("zoe", "let a = 1"), ("bo", "let b = 2")])
    let second = try await makeRun(
      "b", terms(Shard("2/3")), [("ann", "let a = 1")], expected: ["ann", "cy"])
    let merge = try Merge(parts: [second, first])
    #expect(try merge.missing == .init(shards: [#require(Shard("3/3"))], students: ["cy"]))
    let book = try await merge.write(to: folder + "/all")
    #expect(book.rows.map(\.student) == ["ann", "bo", "zoe"])
    let whole = try GradedRun(folder: folder + "/all")
    #expect(whole.gradebook.file == book.file && whole.gradebook.list == book.list)
    #expect(whole.record.terms.shard == nil)
    let texts = whole.record.rows.map { row in
      row.answers.map { $0.flatMap { whole.answers[$0] }?.text }
    }
    #expect(texts == [["let a = 1"], ["let b = 2"], ["let a = 1"]])
    let kept = try databaseRows(folder + "/all/record.sqlite")
    _ = try await Merge(parts: [first, second]).write(to: folder + "/again")
    #expect(try databaseRows(folder + "/again/record.sqlite") == kept)
  }

  @Test("A whole is written over an earlier one of its parts, and over no part and no other run")
  func mergedAgain() async throws {
    let first = try await makeRun("a", terms(Shard("1/2")), [("zoe", "let a = 1")])
    let second = try await makeRun("b", terms(Shard("2/2")), [("ann", "let a = 1")])
    _ = try await Merge(parts: [first]).write(to: folder + "/all")
    let merge = try Merge(parts: [first, second])
    #expect(try await merge.write(to: folder + "/all").rows.map(\.student) == ["ann", "zoe"])
    await #expect(throws: GradingError.outputIsPart(path: first)) {
      _ = try await merge.write(to: folder + "/x/../a")
    }
    let other = try await makeRun("other", terms(), [("bo", "let b = 1")])
    await #expect(throws: GradingError.outputHasRun(folder: other, submissions: 1)) {
      _ = try await merge.write(to: other)
    }
    #expect(try GradedRun(folder: first).gradebook.rows.map(\.student) == ["zoe"])
  }

  @Test(
    "Names of a roster stay with a run and its parts, and others come from a roster given later")
  func names() async throws {
    let roster = try Roster("id,name,email\nzoe,\"Doe, Zoe\",z@x.edu\nbo,,\n", file: "r")
    let first = try await makeRun("a", terms(Shard("1/2")), [("zoe", "let a = 1")], roster: roster)
    let second = try await makeRun("b", terms(Shard("2/2")), [("bo", "let b = 2")], roster: roster)
    _ = try await Merge(parts: [first, second]).write(to: folder + "/all")
    let book = try GradedRun(folder: folder + "/all").gradebook
    #expect(
      book.csv == """
        student,name,email,ch01.cut,total,maximum,ch01.cut status,remarks\r
        bo,,,10,10,10,pass,\r
        zoe,"Doe, Zoe",z@x.edu,10,10,10,pass,\r

        """)
    #expect(book.list.label("zoe") == "Doe, Zoe (zoe)")
    #expect(book.list.roster == Roster(people: roster.people.sorted { $0.id < $1.id }))
    #expect(
      ["zoe", "doe, zoe", "Z@X.edu", "nobody"].map(book.list.ids) == [
        ["zoe"], ["zoe"], ["zoe"], [],
      ])
    let later = book.list.named(by: try Roster("id,name\nbo,Bo Roe\n", file: "r"))
    #expect(["bo", "zoe"].map(later.label) == ["Bo Roe (bo)", "Doe, Zoe (zoe)"])
  }

  private func damage(_ script: String, _ run: String) throws {
    try openDatabase(run + "/record.sqlite").write { try $0.execute(script: script) }
  }

  @Test("What a part has lost is named, and not left out of the whole")
  func damagedParts() async throws {
    let part = try await makeRun("a", terms(Shard("1/1")), [("ann", "let a = 1")])
    let merge = try Merge(parts: [part])
    let pages = part + "/feedback"
    try FileManager.default.moveItem(atPath: pages, toPath: part + "/elsewhere")
    await #expect(throws: GradingError.fileNotReadable(path: pages)) {
      _ = try await merge.write(to: folder + "/all")
    }
    try FileManager.default.moveItem(atPath: part + "/elsewhere", toPath: pages)
    try damage("UPDATE answer SET text = 'other'", part)
    let error = GradingError.recordDamaged(path: part + "/record.sqlite", student: "ann")
    await #expect(throws: error) { _ = try await merge.write(to: folder + "/all") }
    try damage("UPDATE student SET fields = '['", part)
    #expect(throws: error) { _ = try Merge(parts: [part]) }
  }

  @Test(
    "A merge that a damaged part ends leaves an earlier one as it was, byte for byte",
    arguments: ["answer", "grade", "feedback"])
  func mergedOverEarlier(lost: String) async throws {
    let first = try await makeRun("a", terms(Shard("1/2")), [("zoe", "let a = 1")])
    let second = try await makeRun("b", terms(Shard("2/2")), [("ann", "let b = 2")])
    let output = folder + "/all"
    let merge = try Merge(parts: [first, second])
    _ = try await merge.write(to: output)
    func files() throws -> [String: Data] {
      let names = try FileManager.default.subpathsOfDirectory(atPath: output)
      return Dictionary(
        uniqueKeysWithValues: names.compactMap { name in
          (try? Data(contentsOf: URL(filePath: "\(output)/\(name)"))).map { (name, $0) }
        })
    }
    let before = try files()
    #expect(before["record.sqlite"]?.isEmpty == false && before["feedback/zoe.html"] != nil)
    // The pages of the first part are others by now.
    try "other".write(
      toFile: first + "/feedback/zoe.html", atomically: true, encoding: .utf8)
    switch lost {
    case "answer": try damage("UPDATE answer SET text = 'other'", second)
    case "grade": try damage("UPDATE grade SET verdict = '{}'", second)
    default: try FileManager.default.removeItem(atPath: "\(second)/\(lost)")
    }
    await #expect(throws: GradingError.self) { _ = try await merge.write(to: output) }
    #expect(try files() == before)
    #expect(try GradedRun(folder: output).gradebook.rows.map(\.student) == ["ann", "zoe"])
  }

  @Test("Parts of different classes, and a student in two parts, are refused")
  func refused() async throws {
    let first = try await makeRun("a", terms(Shard("1/2")), [("ann", "")])
    let other = try await makeRun("b", terms(Shard("2/2"), book: "c"), [("bo", "")])
    let again = try await makeRun("c", terms(Shard("2/2")), [("ann", "")])
    let third = try await makeRun("d", terms(Shard("2/3")), [("cy", "")])
    for (part, error) in [
      (other, GradingError.partsDiffer(path: other, other: first, [.book("b", "c")])),
      (
        third,
        .partsDiffer(path: third, other: first, [.part(Shard("1/2"), Shard("2/3"))])
      ),
      (again, .studentTwice("ann", path: again, other: first)),
    ] {
      #expect(throws: error) { _ = try Merge(parts: [first, part]) }
    }
  }

  @Test("A comparison has what is new, gone and different, and says what is a loss")
  func comparison() {
    let columns = terms().columns
    let old = Gradebook(
      columns: columns, rows: [grades("ann", 10), grades("bo", 0), grades("cy", 10)])
    let new = Gradebook(
      columns: columns, rows: [grades("ann", 10), grades("bo", 10), grades("dee", 0)])
    typealias Change = GradebookComparison.Change
    #expect(
      GradebookComparison(from: old, to: new).changes == [
        Change(
          student: "bo", exercise: "ch01.cut", before: "0, fail", after: "10, pass", isLoss: false),
        Change(
          student: "cy", exercise: "ch01.cut", before: "10, pass", after: nil, isLoss: true),
        Change(student: "dee", exercise: "ch01.cut", before: nil, after: "0, fail", isLoss: false),
      ])
    #expect(GradebookComparison(from: new, to: new).changes == [])
  }

  @Test("Of what needs a person each student has one row, without files that can be no exercise's")
  func concerns() {
    func missing(_ file: String) -> Grade {
      .graded(
        Verdict(
          exercise: "x", number: 1, title: "X", status: .skipped, maximum: 10, file: file,
          unreadable: .missing))
    }
    let project: [Remark] = [
      .unknownName(file: "Info.plist", nearest: []), .unknownName(file: "App.swift", nearest: []),
      .unknownName(file: "readme.txt", nearest: []),
      .secondFile(
        file: "ann_1_2_1-cut.swift", graded: "ann_1_3_1-cut-1.swift"),
    ]
    let found = StudentGrades(
      student: "ann", grades: [.obstructed(.archive), .obstructed(.archive)], remarks: project)
    #expect(found.openRemarks == [])
    #expect(found.shortRemarks.last == .more(count: 2))
    let lost = StudentGrades(
      student: "bo", grades: [missing("ch01/1-cut.swift"), missing("ch01/2-fade.swift")],
      remarks: project + [.unknownName(file: "cut.swift", nearest: ["1-cut.swift"])])
    #expect(
      lost.openRemarks == [
        project[1], .unknownName(file: "cut.swift", nearest: ["1-cut.swift"]), .more(count: 2),
      ])
    #expect(lost.hints(at: 0) == [.unknownName(file: "cut.swift", nearest: ["1-cut.swift"])])
    #expect(lost.hints(at: 1) == [])
    let solved = Grade.graded(
      Verdict(
        exercise: "y", number: 2, title: "Y", status: .pass, points: 10, maximum: 10, file: "y"))
    let partly = StudentGrades(
      student: "cy", grades: [solved, missing("ch01/2-fade.swift")], remarks: project)
    #expect(partly.openRemarks == [project[1]])
  }

  @Test("A test that every exercise has was tried on the answers that pass all others")
  func hardHouseRule() {
    func verdict(_ tests: (String, TestResult.Status, Int)...) -> Verdict {
      let tests = tests.map { TestResult(name: $0.0, status: $0.1, line: $0.2) }
      return Verdict(
        exercise: "x", number: 1, title: "X",
        status: tests.allSatisfy { $0.status == .pass } ? .pass : .fail, maximum: 10, file: "x",
        tests: tests)
    }
    let hardest = ClassSummary.hardest(in: [
      verdict(("It ends", .fail, 3)), verdict(("It ends", .pass, 3), ("Nothing jumps", .fail, 0)),
      verdict(("It ends", .pass, 3)),
    ])
    #expect(
      hardest == [
        .init(exercise: "x", test: "It ends", failed: 1, tried: 3),
        .init(exercise: "x", test: "Nothing jumps", failed: 1, tried: 2),
      ])
  }

  @Test("A summary counts totals, failing tests and concerns")
  func summary() async throws {
    let place = try await makeRun(
      "run", terms(), [("ann", "let a = 1"), ("bo", ""), ("cy", "let c = 1")])
    let run = try GradedRun(folder: place)
    let book = try Book(
      folder: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path + "/EndToEndTests/Fixtures/Small")
    let summary = try ClassSummary(
      run.record, gradebook: run.gradebook, answers: run.answers, book: book)
    #expect(summary.distribution == [1, 0, 0, 0, 0, 0, 0, 0, 0, 2])
    #expect(summary.median == 10)
    #expect(
      summary.hardest == [.init(exercise: "ch01.cut", test: "It ends", failed: 1, tried: 3)])
    #expect(summary.concerns == [])
  }

  @Test("Who has 0 points for what could not be read is among what needs a person, with the reason")
  func unjudged() async throws {
    let place = try await makeRun("run", terms(), [("ann", "let a = 1")], expected: ["ann", "bo"])
    let run = try GradedRun(folder: place)
    var book = run.gradebook
    let verdict = Verdict(
      exercise: "ch01.cut", number: 1, title: "Cut", status: .error, maximum: 10,
      file: "ch01/1-cut.swift", unreadable: .empty)
    book.rows[0].grades = [.graded(verdict)]
    let summary = try ClassSummary(
      run.record, gradebook: book, answers: run.answers,
      book: try Book(
        folder: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
          .deletingLastPathComponent().path + "/EndToEndTests/Fixtures/Small")
    )
    let sentence = Unreadable.empty.sentence(file: "ch01/1-cut.swift")
    #expect(
      summary.concerns == [.init(student: "ann", exercise: "ch01.cut", sentence: sentence)])
    #expect(summary.expected == 2)
    #expect(book.csv.contains("ch01.cut: \(sentence)"))
  }

  @Test("A record has all that is needed to grade again, and says whose answer is gone")
  func again() async throws {
    let place = try await makeRun("run", terms(), [("ann", "let a = 1"), ("bo", "let b = 1")])
    let run = try GradedRun(folder: place)
    let book = try Book(
      folder: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path + "/EndToEndTests/Fixtures/Small")
    let files = try run.submissions(exercises: book.exercises)
    #expect(files.map(\.student) == ["ann", "bo"])
    for (files, text) in zip(files, ["let a = 1", "let b = 1"]) {
      guard case .answer(let answer) = files.handedIn(for: book.exercises[0]) else {
        Issue.record("nothing was handed in")
        continue
      }
      #expect(answer == Answer(file: "ch01/1-cut.swift", text: text))
    }
    try damage("UPDATE answer SET text = 'other' WHERE text = 'let a = 1'", place)
    let error = GradingError.recordDamaged(path: place + "/record.sqlite", student: "ann")
    #expect(throws: error) {
      _ = try run.submissions(exercises: book.exercises)
    }
  }
}
