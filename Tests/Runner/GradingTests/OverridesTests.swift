import Foundation
import Record
import Testing

@testable import Grading

@Suite("Points by hand, and points for late submissions")
final class OverridesTests {
  let folder = FileManager.default.temporaryDirectory.path + "/overrides-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private let gradebook = Gradebook.blank(
    columns: [
      .init(exercise: "ch17.stub", title: "Stub", points: 10),
      .init(exercise: "ch17.pop", title: "Pop", points: 5),
    ], students: ["ann", "Doe, Bo"])

  private func fault(_ text: String) throws -> TableError? {
    try text.write(toFile: folder + "/overrides.csv", atomically: true, encoding: .utf8)
    do {
      _ = try Overrides(run: folder).applied(to: gradebook)
      return nil
    } catch { return error }
  }

  @Test("Points take the place of judged ones, also where nothing could be judged")
  func applied() throws {
    let head = "student,exercise,points,reason\n"
    #expect(
      try fault("\(head)\"Doe, Bo\",ch17.pop,0,\"Not his, as he says\"\nann,ch17.stub,10,x\n")
        == nil)
    let book = try Overrides(run: folder).applied(to: gradebook)
    #expect(book.rows.map { $0.grades.map(\.points) } == [[10, nil], [nil, 0]])
    #expect(book.rows[1].grades[1].note == "0 points by hand instead of none: Not his, as he says")
    #expect(book.csv.contains("ch17.pop: 0 points by hand instead of none: Not his, as he says"))
  }

  @Test("A run without such a file has nothing changed")
  func none() throws {
    #expect(try Overrides(run: folder).applied(to: gradebook) == gradebook)
  }

  @Test(
    "A line that cannot be carried out is named",
    arguments: [
      (
        "student,exercise,points\n", Optional(1),
        TableError.Reason.noColumn(
          "reason", of: ["student", "exercise", "points", "reason"])
      ),
      ("student,exercise,points,reason\nann,ch17.stub,1,\n", 2, .noValue(column: "reason")),
      (
        "student,exercise,points,reason\nann,ch17.stub,2.5,x\n", 2,
        .noNumber(column: "points", value: "2.5")
      ),
      (
        "student,exercise,points,reason\nann,ch17.stub,-1,x\n", 2,
        .noNumber(column: "points", value: "-1")
      ),
      ("student,exercise,points,reason\nann,ch17.stub,11,x\n", 2, .tooMany(points: 11, most: 10)),
      ("student,exercise,points,reason\n\nzoe,ch17.stub,1,x\n", 3, .nobody("zoe", nearest: [])),
      ("student,exercise,points,reason\nann,ch99.x,1,x\n", 2, .noExercise("ch99.x", nearest: [])),
      (
        "student,exercise,points,reason\nann,ch17.stub,1,x\nann,ch17.stub,2,y\n", 3,
        .twice(first: 2)
      ),
      ("student,exercise,points,reason\n\"ann\n", nil, .openQuotation),
      (
        "student,exercise,points,reason\nann,ch17.stub,1,Late, but fine\n", 2,
        .tooManyValues(5, columns: 4)
      ),
    ])
  func faults(text: String, line: Int?, reason: TableError.Reason) throws {
    #expect(
      try fault(text) == TableError(file: folder + "/overrides.csv", line: line, reason: reason))
  }

  @Test("Students may be called by a name that only one has, and nobody twice by two names")
  func names() throws {
    var book = gradebook
    book.list = ClassList(
      ["ann", "Doe, Bo", "x"],
      roster: try Roster(
        "id,name,email\nann,Ann Roe,a@x.edu\n\"Doe, Bo\",Wei Zhang,\nx,Wei Zhang,\n", file: "r"))
    book.rows.append(StudentGrades(student: "x", grades: book.rows[0].grades))
    func fault(_ lines: String) throws -> TableError.Reason? {
      try ("student,exercise,points,reason\n" + lines)
        .write(toFile: folder + "/overrides.csv", atomically: true, encoding: .utf8)
      do {
        let changed = try Overrides(run: folder).applied(to: book)
        #expect(changed.rows[0].grades[0].points == 3)
        return nil
      } catch { return error.reason }
    }
    #expect(try fault("Ann Roe,ch17.stub,3,x,\n") == nil)
    #expect(try fault("A@x.edu,ch17.stub,3,x\n") == nil)
    #expect(
      try fault("Wei Zhang,ch17.stub,3,x\n") == .several("Wei Zhang", ids: ["Doe, Bo", "x"]))
    #expect(try fault("ann,ch17.stub,3,x\nAnn Roe,ch17.stub,4,x\n") == .twice(first: 2))
  }

  @Test("Where rounding takes nothing of few points nothing is said of it")
  func fewPoints() throws {
    let grade = Grade.graded(
      Verdict(
        exercise: "ch17.stub", number: 1, title: "Stub", status: .fail, points: 2, maximum: 10,
        file: "a"))
    let book = Gradebook(
      columns: [gradebook.columns[0]], rows: [StudentGrades(student: "ann", grades: [grade])])
    let file = folder + "/late.csv"
    try "student,days\nann,2\n".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try LatePolicy(file: file, percent: 10).applied(to: book, roster: nil) == book)
  }

  @Test("A day costs its percentage of the judged points, and 400 days cost them all")
  func days() throws {
    let rows = ["ann", "bo", "cy"].map { student in
      StudentGrades(
        student: student,
        grades: [
          .graded(
            Verdict(
              exercise: "ch17.stub", number: 1, title: "Stub", status: .pass, points: 10,
              maximum: 10, file: "a"))
        ])
    }
    let book = Gradebook(columns: [gradebook.columns[0]], rows: rows)
    try "student,days\nann,1\nbo,400\n"
      .write(toFile: folder + "/late.csv", atomically: true, encoding: .utf8)
    let late = try LatePolicy(file: folder + "/late.csv", percent: 10)
      .applied(to: book, roster: nil)
    #expect(late.rows.map { $0.grades[0].points } == [9, 0, 10])
    #expect(
      late.rows.map { $0.grades[0].note } == [
        "9 points instead of 10, 1 day late.", "0 points instead of 10, 400 days late.", nil,
      ])
  }

  @Test("Who is late may be called by another name on the roster, and nobody is overlooked")
  func lateNames() throws {
    let roster = try Roster("id,name\nann,Ann Doe\n", file: "r.csv")
    let book = Gradebook(
      columns: [gradebook.columns[0]],
      rows: [
        StudentGrades(
          student: "ann",
          grades: [
            .graded(
              Verdict(
                exercise: "ch17.stub", number: 1, title: "Stub", status: .pass, points: 10,
                maximum: 10, file: "a"))
          ])
      ])
    let file = folder + "/late.csv"
    try "student,days\nAnn Doe,2\n".write(toFile: file, atomically: true, encoding: .utf8)
    let policy = try LatePolicy(file: file, percent: 10)
    #expect(try policy.applied(to: book, roster: roster).rows[0].grades[0].points == 8)
    #expect(throws: TableError(file: file, line: 2, reason: .nobody("Ann Doe", nearest: []))) {
      try policy.applied(to: book, roster: nil)
    }
  }

  @Test("Being late costs nothing of what was given by hand")
  func late() throws {
    try
      "student,exercise,points,reason\nann,ch17.stub,9,x\nann,ch17.pop,5,x\n\"Doe, Bo\",ch17.pop,5,x\n"
      .write(toFile: folder + "/overrides.csv", atomically: true, encoding: .utf8)
    let book = try Overrides(run: folder).applied(to: gradebook)
    try "student,days\nann,1\n\"Doe, Bo\",400\n"
      .write(toFile: folder + "/late.csv", atomically: true, encoding: .utf8)
    let late = try LatePolicy(file: folder + "/late.csv", percent: 10)
      .applied(to: book, roster: nil)
    #expect(late == book)
    #expect(throws: TableError.self) {
      try "student,days\nann,soon\n"
        .write(toFile: folder + "/late.csv", atomically: true, encoding: .utf8)
      _ = try LatePolicy(file: folder + "/late.csv", percent: 10)
    }
  }
}
