import Checking
import Record
import Sandboxing
import Testing

@testable import Grading
@testable import workbook

@Suite("What an export leaves out is named with the reason")
struct ExportReportTests {
  private let columns = [Gradebook.Column(exercise: "ch01.cut", title: "Cut", points: 10)]

  private func row(_ student: String, isGraded: Bool = true) -> StudentGrades {
    let verdict = Verdict(
      exercise: "ch01.cut", number: 1, title: "Cut", status: .pass, points: 10, maximum: 10,
      file: "ch01/1-cut.swift")
    return StudentGrades(
      student: student, grades: [isGraded ? .graded(verdict) : .obstructed(.nameNotUTF8)])
  }

  private func report(
    _ format: Export.Format, _ rows: [StudentGrades], roster: String,
    _ change: (inout ExportReport) -> Void = { _ in }
  ) throws -> (text: String, isComplete: Bool) {
    let roster = try Roster(roster, file: "r")
    let list = ClassList(rows.map(\.student), roster: roster)
    let gradebook = Gradebook(columns: columns, rows: rows, list: list)
    var report = ExportReport(
      export: Export(gradebook, roster: roster), format: format, list: list, count: 1, place: "/e")
    change(&report)
    return (report.text(), report.isComplete)
  }

  @Test("Everybody who is in it needs no sentence")
  func complete() throws {
    let report = try report(.canvas, [row("ann")], roster: "id,name,login\nann,Ann,ann\n")
    #expect(report.text == "Written: 1 file in /e/")
    #expect(report.isComplete)
  }

  @Test("Strangers, the ungraded, the nameless, the late and the absent have a line each")
  func named() throws {
    let rows = [row("ann"), row("bo", isGraded: false), row("x\u{1B}")]
    let report = try report(
      .canvas, rows, roster: "id,name,login\nann,Ann,\nbo,Bo,bo\ncy,Cy,cy\n"
    ) {
      $0.platform = [PlatformAssignment(title: "Cut (7)", points: 20)]
      $0.lateWithoutDeduction = ["ann"]
      $0.lateFile = "late.csv"
      $0.missing = ["bo"]
    }
    #expect(!report.isComplete)
    #expect(
      report.text == """
        Left out: x, who is not on the roster.
        Left out: Bo (bo), who is not graded yet. The folder's name is not UTF-8; rename it.
        Canvas will propose new assignments for ch01.cut. The roster has Cut (7): --assignment names \
        columns so, such as --assignment "ch01.cut=Cut (7)".
        The roster has no canvas and no sis and no login of Ann (ann), so that the platform may not know who is \
        meant. Give one of these columns with --roster.
        Marked late by the platform: Ann (ann); late.csv does not name this student.
        Left out: Bo (bo), who is not graded yet. The run was ended before; the same command with \
        --resume goes on.
        Left out: Cy (cy), who is on the roster and in no part of this run.
        Written: 1 file in /e/
        """)
  }

  @Test(
    "Several reasons for one student are said once each, and a fault of the machine is one of them")
  func reasons() throws {
    let broken = CheckingError.sandbox(.lineBroken(detail: "the pipe is gone"))
    let row = StudentGrades(
      student: "bo",
      grades: [.obstructed(.leftOut), .ungraded(broken), .obstructed(.leftOut), .ungraded(broken)])
    let columns = ["a", "b", "c", "d"].map {
      Gradebook.Column(exercise: "ch01.\($0)", title: $0, points: 10)
    }
    let gradebook = Gradebook(columns: columns, rows: [row])
    let report = ExportReport(
      export: Export(gradebook), format: .canvas, list: ClassList(["bo"]), count: 1, place: "/e")
    #expect(
      report.text() == """
        Left out: bo, who is not graded yet. It was left out with --only or --skip; the same command \
        without that and with --resume grades it. \(broken.sentence)
        Written: 1 file in /e/
        """)
  }

  @Test("Who is in a file for programs is not said to be left out of it")
  func everybody() throws {
    let rows = [row("ann"), row("bo", isGraded: false), row("x")]
    let roster = "id,name\nann,Ann\nbo,Bo\n"
    let junit = try report(.junit, rows, roster: roster)
    #expect(
      junit.text == """
        Not on the roster, and in the file: x.
        Not graded yet: Bo (bo). The file says so. The folder's name is not UTF-8; rename it.
        Written: 1 file in /e/
        """)
    let list = ClassList(rows.map(\.student), roster: try Roster(roster, file: "r"))
    let export = Export(
      Gradebook(columns: columns, rows: rows, list: list), roster: try Roster(roster, file: "r"))
    let file = String(decoding: try #require(export.files(.junit)["junit.xml"]), as: UTF8.self)
    for student in ["ann", "bo", "x"] {
      #expect(file.contains("<testsuite name=\"\(student)\""), "\(file)")
    }
    #expect(
      try report(.sarif, rows, roster: roster).text.contains(
        "Not graded yet: Bo (bo). The file has what"))
    #expect(!junit.isComplete)
  }

  @Test("PrairieLearn hears of who is not graded, Moodle needs a number, and there are forty lines")
  func formats() throws {
    let rows = (10..<60).map { row("s\($0)", isGraded: false) }
    let roster = "id\n" + rows.map { $0.student + "\n" }.joined()
    let lines = try report(.prairielearn, rows, roster: roster).text.split(separator: "\n")
    #expect(
      lines.first
        == "Not graded yet: s10. The file says so, and costs no attempt. The folder's name is not UTF-8; rename it."
    )
    #expect(lines.count == 42)
    #expect(lines[40] == "And 10 more.")
    let again = try report(.gradescope, [row("ann")], roster: "id\nann\n") {
      $0.leftovers = ["a", "b", "c", "d"]
    }
    #expect(!again.isComplete)
    #expect(
      again.text.hasPrefix(
        "Not of this export, and in its folder from an earlier one: a, b, c and 1 more. Delete what should "
          + "not be uploaded, or give another --output.\n"))
    let moodle = try report(
      .moodleFeedback, ["a", "b", "c", "d"].map { row($0) }, roster: "id\na\nb\nc\nd\n")
    #expect(
      moodle.text.hasPrefix(
        "Left out, since their numbers in Moodle are not known: a; b; c and 1 more. Moodle's grading worksheet "
          + "has them: give it with --roster, or a roster with a column participant.\n"))
  }
}
