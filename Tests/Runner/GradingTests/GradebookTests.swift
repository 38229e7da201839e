import Checking
import Foundation
import Record
import Testing

@testable import Grading

@Suite("A gradebook reads back as it was meant")
struct GradebookTests {
  func verdict(_ points: Double) -> Grade {
    .graded(
      Verdict(
        exercise: "ch17.stub", number: 1, title: "Stub", status: points > 0 ? .pass : .fail,
        points: points, maximum: 10, file: "ch17/1-stub.swift"))
  }

  @Test("Grades that are equal share one copy, and others stay as they are")
  func shared() {
    func row(_ student: String, _ points: Double, _ message: String?) -> StudentGrades {
      var verdict = Verdict(
        exercise: "ch17.stub", number: 1, title: "Stub", status: .crash, points: points,
        maximum: 10, file: "a.swift")
      verdict.stop = message.map { Stop(reason: .trapped, message: $0) }
      return StudentGrades(student: student, grades: [.graded(verdict)])
    }
    let rows = [row("ann", 0, "x"), row("bo", 0, "x"), row("cy", 0, "y"), row("di", 5, nil)]
    var shared = SharedGrades()
    let same = rows.map { shared.share($0) }
    #expect(same == rows)
    // A grade is a reference to what it holds.
    let references = same.map { unsafeBitCast($0.grades[0], to: UInt.self) }
    #expect(references[0] == references[1])
    #expect(Set(references).count == 3)
  }

  @Test("Names are quoted, formulas are text, and what is ungraded is no number")
  func csv() {
    let book = Gradebook(
      columns: [
        .init(exercise: "ch17.stub", title: "Stub", points: 10),
        .init(exercise: "ch17.pop", title: "Pop", points: 2),
      ],
      rows: [
        StudentGrades(student: "Doe, Ann \"Andy\"", grades: [verdict(10), verdict(1.5)]),
        StudentGrades(
          student: "=HYPERLINK(1)",
          grades: [verdict(0), .obstructed(.noPermission(path: "b.swift"))],
          remarks: [.unknownName(file: "a.swift", nearest: [])]),
      ])
    #expect(
      book.csv == #"""
        student,ch17.stub,ch17.pop,total,maximum,ch17.stub status,ch17.pop status,remarks\#r
        "Doe, Ann ""Andy""",10,2,12,12,pass,pass,\#r
        '=HYPERLINK(1),0,ungraded,ungraded,12,fail,ungraded,a.swift has the name of no exercise. ch17.pop: b.swift may not be read. Change its permissions.\#r

        """#)
  }

  @Test("An answer that nobody has read is not said to be one that does not compile")
  func unreadable() {
    func status(_ status: Verdict.Status, _ reason: Unreadable?) -> String {
      Grade.graded(
        Verdict(
          exercise: "ch17.stub", number: 1, title: "Stub", status: status, maximum: 10, file: "a",
          unreadable: reason)
      ).status
    }
    #expect(status(.error, nil) == "does-not-compile")
    #expect(status(.error, .notUTF8) == "unreadable")
    #expect(status(.error, .damagedArchive) == "unreadable")
    #expect(status(.crash, .breaksJudge) == "crash")
    #expect(status(.skipped, .missing) == "not-submitted")
  }

  @Test("A student has a total only when every exercise has a grade")
  func totals() {
    let ungraded = Grade.ungraded(.checksStopped(exercise: "ch17.pop", .time))
    #expect(StudentGrades(student: "a", grades: [verdict(10), verdict(0.5)]).total == 11)
    #expect(StudentGrades(student: "a", grades: [verdict(10), ungraded]).total == nil)
    #expect(StudentGrades(student: "a", grades: []).total == 0)
    #expect(ungraded.points == nil)
  }

  @Test("What is true of several exercises is remarked once, with all of them")
  func sharedRemark() {
    func unreadable(_ exercise: String, _ reason: Unreadable) -> Grade {
      .graded(
        Verdict(
          exercise: exercise, number: 1, title: "", status: .error, maximum: 10,
          file: "ch17/\(exercise).swift", unreadable: reason))
    }
    let gradebook = Gradebook(
      columns: ["a", "b", "c"].map { .init(exercise: $0, title: $0, points: 10) },
      rows: [
        StudentGrades(
          student: "ann",
          grades: [
            unreadable("a", .damagedArchive), unreadable("b", .empty),
            unreadable("c", .damagedArchive),
          ])
      ])
    #expect(
      gradebook.csv.hasSuffix(
        "\"a, c: The archive that was handed in is damaged, and no answer to this could be read from it. Make it "
          + "again. b: ch17/b.swift is empty.\"\r\n"
      ),
      "\(gradebook.csv)")
  }

  @Test(
    "Why something is not graded is among the remarks, in one line, once for all exercises of which it is so"
  )
  func ungradedRemark() {
    let broken = Grade.ungraded(.referenceBroken(exercise: "a", detail: "It ends:\n\u{1B}[31mred"))
    let gradebook = Gradebook(
      columns: ["a", "b"].map { .init(exercise: $0, title: $0, points: 10) },
      rows: [
        StudentGrades(student: "ann", grades: [broken, broken]),
        StudentGrades(
          student: "bo", grades: [broken, .obstructed(.noPermission(path: "ch17/b.swift"))]),
      ])
    let reason =
      "The reference answer to a does not work, which is not your fault: without it no answer can be judged. "
      + "It ends: [31mred"
    #expect(
      gradebook.csv.split(whereSeparator: \.isNewline).dropFirst().map(String.init) == [
        "ann,ungraded,ungraded,ungraded,20,ungraded,ungraded,\"a, b: \(reason)\"",
        "bo,ungraded,ungraded,ungraded,20,ungraded,ungraded,\"a: \(reason) b: ch17/b.swift may not be read. "
          + "Change its permissions.\"",
      ], "\(gradebook.csv)")
  }

  @Test("Halves are rounded upwards, once for each exercise")
  func rounding() {
    #expect([0, 0.4, 0.5, 1.49, 2.5].map { verdict($0).points } == [0, 0, 1, 1, 3])
    #expect([0, 33, 50, 55, 100].map { Points.share($0, of: 10) } == [0, 3, 5, 6, 10])
  }

  @Test(
    "A cell reads back as the same text, and is never a formula",
    arguments: [
      ("Ann", "Ann"), ("a;b", "\"a;b\""), ("a\nb", "\"a\nb\""), ("a\0b", "ab"), ("", ""),
      ("+1", "'+1"), ("-1", "'-1"), ("@a", "'@a"), ("\tA", "'\tA"), ("=\"a\"", "\"'=\"\"a\"\"\""),
    ])
  func cells(text: String, cell: String) {
    #expect(CSV.cell(text) == cell)
  }

  @Test("The file has each row as soon as it is known, in the order of students")
  func growing() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/grades-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/gradebook.csv"
    let file = GradebookFile(
      path: path, columns: [.init(exercise: "ch17.stub", title: "Stub", points: 10)])
    var histories: [[Substring]] = []
    for (student, points) in [("bo", 10.0), ("cy", 0), ("al", 10)] {
      try await file.add(StudentGrades(student: student, grades: [verdict(points)]))
      let text = try String(contentsOfFile: path, encoding: .utf8)
      histories.append(text.split(whereSeparator: \.isNewline).dropFirst().map { $0.prefix(5) })
    }
    #expect(
      histories == [["bo,10"], ["bo,10", "cy,0,"], ["al,10", "bo,10", "cy,0,"]])
  }

  @Test("An exercise is called in each command as grade --only calls it, and a typo is answered")
  func exerciseNames() throws {
    let columns = [("ch05.pop", 1), ("ch17.fade-in", 2), ("ch17.pop", 3)].map {
      Gradebook.Column(exercise: $0.0, title: $0.0, points: 10, number: $0.1)
    }
    for name in ["ch17.fade-in", "ch17.2", "17.2", "17.fade-in", "fade-in", "CH17.2"] {
      #expect(columns.place(named: name) == 1, "\(name)")
      #expect(columns.places(named: name) == [1], "\(name)")
    }
    #expect(columns.places(named: "ch17") == [1, 2] && columns.places(named: "5") == [0])
    for name in ["pop", "ch17.fade", "ch17", "ch18.2", ""] {
      #expect(columns.place(named: name) == nil, "\(name)")
    }
    #expect(columns.nearest(to: "pop") == ["ch05.pop", "ch17.pop"])
    #expect(columns.nearest(to: "ch17.fadein") == ["ch17.fade-in"])
    #expect(columns.nearest(to: "fade-im") == ["ch17.fade-in"])
    let error = GradingError.noExercise(
      "ch17.popp", nearest: ["ch17.pop", "ch05.pop"], known: columns.map(\.exercise))
    #expect(throws: error) {
      _ = try Gradebook(columns: columns, rows: []).only(["ch17.popp"])
    }
  }
}
