import Checking
import Files
public import Foundation
import Record

/// A record in a form that a platform or a tool reads.
///
/// What is not graded is in none of them, since every form would take it for a grade.
public struct Export: Sendable {
  /// The forms.
  public enum Format: String, CaseIterable, Sendable {
    /// Gradebooks of all students.
    case canvas, moodle
    /// The feedback pages as Moodle takes them, a folder for each participant.
    case moodleFeedback = "moodle-feedback"
    /// Scores for an LTI tool, a line of JSON for each student.
    case lti
    /// All students in one file, for programs.
    case junit, sarif
    /// A file for each student; for Exercism one for each exercise of a student's.
    case gradescope, prairielearn, exercism
  }

  let record: GradingRecord
  /// With what was given by hand and taken off for being late.
  let gradebook: Gradebook
  /// By the students' ids.
  let people: [String: Roster.Person]
  /// The folder of feedback pages.
  let feedback: String?
  /// When the scores are those.
  let date: Date

  /// - Parameters:
  ///   - gradebook: The record's, unless points were changed since.
  ///   - roster: Has the names and numbers by which platforms know students.
  ///   - feedback: The folder of the run's feedback pages; only ``Format/moodleFeedback`` needs it.
  ///   - date: What scores are dated with where a platform takes the latest one.
  public init(
    _ record: GradingRecord, gradebook: Gradebook? = nil, roster: Roster? = nil,
    feedback: String? = nil, date: Date = .now
  ) {
    self.record = record
    self.gradebook = gradebook ?? record.gradebook
    people = Dictionary((roster?.people ?? []).map { ($0.id, $0) }) { first, _ in first }
    self.feedback = feedback
    self.date = date
  }

  /// Files by their names.
  ///
  /// - Throws: ``GradingError/fileNotReadable(path:)`` if a feedback page is not there, or what
  ///   `JSONEncoder` throws.
  public func files(_ format: Format) throws -> [String: Data] {
    switch format {
    case .canvas: ["canvas.csv": Data(CSV.text(of: canvas).utf8)]
    case .moodle: ["moodle.csv": Data(CSV.text(of: moodle).utf8)]
    case .moodleFeedback: try moodleFeedback()
    case .lti: try lti()
    case .junit: ["junit.xml": Data(junit.utf8)]
    case .sarif: ["results.sarif": try Self.json(sarif)]
    case .gradescope: try perStudent { try Self.json(gradescope($0)) }
    case .prairielearn: try perStudent { try Self.json(prairieLearn($0)) }
    case .exercism: try exercism()
    }
  }

  /// Students without a complete grade, who are in no export.
  public var ungraded: [String] {
    rows.filter { $0.total == nil && isKnown($0) }.map(\.student)
  }

  /// Submissions of nobody on the roster, which a platform could only take for somebody's it does not
  /// know; none without a roster.
  public var strangers: [String] { rows.filter { !isKnown($0) }.map(\.student) }

  private func isKnown(_ row: StudentGrades) -> Bool {
    people.isEmpty || people[row.student] != nil
  }

  var columns: [Gradebook.Column] { record.terms.columns }
  var rows: [StudentGrades] { gradebook.rows }
  var graded: [StudentGrades] { rows.filter { $0.total != nil && isKnown($0) } }
  var maximum: Int { gradebook.maximum }

  private func perStudent(_ content: (StudentGrades) throws -> Data) rethrows -> [String: Data] {
    try Dictionary(graded.map { ("\($0.student)/results.json", try content($0)) }) { first, _ in
      first
    }
  }

  static func json(_ value: some Encodable) throws -> Data {
    try value.readableJSON() + Data("\n".utf8)
  }

  /// Text of a student's program without what terminals obey or XML forbids.
  static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { scalar in
          scalar == "\n" || scalar == "\t"
            || (scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
              && scalar.value & 0xFFFE != 0xFFFE)
        }))
  }
}

// MARK: - Gradebooks

extension Export {
  /// As Canvas' own exporter writes it and its importer reads it.
  var canvas: [[String]] {
    func points(_ value: Int) -> String { "\(value).00" }
    let head = ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"]
    let possible = ["    Points Possible", "", "", "", ""] + columns.map { points($0.points) }
    return [head + columns.map(\.exercise), possible]
      + graded.map { row in
        func field(_ name: String) -> String { people[row.student]?.fields[name] ?? "" }
        let name = field("name").isEmpty ? row.student : field("name")
        let login = field("login").isEmpty ? row.student : field("login")
        return [name, field("canvas"), field("sis"), login, field("section")]
          + row.grades.map { points($0.points ?? 0) }
      }
  }

  /// A gradebook for Moodle's import, in which each grade has its feedback beside it.
  var moodle: [[String]] {
    let head = ["ID number", "Email address"]
    return [head + columns.flatMap { [$0.exercise, $0.exercise + " feedback"] }]
      + graded.map { row in
        let fields = people[row.student]?.fields ?? [:]
        return [fields["number"] ?? row.student, fields["email"] ?? ""]
          + row.grades.flatMap { grade in
            [Gradebook.text(grade.points), Self.sentence(grade)]
          }
      }
  }

  /// The verdict in one line, and why its points are others.
  static func sentence(_ grade: Grade) -> String {
    let text = grade.verdict.map { $0.explanation ?? $0.word } ?? ""
    return plain([text, grade.note ?? ""].joined(separator: "\n"))
      .split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

// MARK: - One student

extension Export {
  struct Gradescope: Encodable {
    struct Test: Encodable {
      var name: String
      var number: String
      var score: Int
      var max_score: Int
      var status: String
      var output: String
      var output_format = "text"
      var tags: [String]
      var visibility = "visible"
    }
    var score: Int
    var output: String
    var output_format = "text"
    var visibility = "visible"
    var tests: [Test]
  }

  func gradescope(_ row: StudentGrades) -> Gradescope {
    let tests = grades(of: row).flatMap { column, grade in
      ExportItem.all(of: grade, in: column).map { item in
        Gradescope.Test(
          name: item.name, number: item.number, score: item.points, max_score: item.maximum,
          status: item.holds ? "passed" : "failed", output: item.text, tags: item.tags)
      }
    }
    return Gradescope(
      score: row.total ?? 0,
      output: Self.plain(row.remarks.map(\.sentence).joined(separator: "\n")), tests: tests)
  }

  struct PrairieLearn: Encodable {
    struct Test: Encodable {
      var name: String
      var description: String
      var points: Int
      var max_points: Int
      var message: String
    }
    var gradable = true
    var score: Double
    var message: String
    var tests: [Test]
  }

  func prairieLearn(_ row: StudentGrades) -> PrairieLearn {
    PrairieLearn(
      score: maximum > 0 ? Double(row.total ?? 0) / Double(maximum) : 0,
      message: Self.plain(row.remarks.map(\.sentence).joined(separator: "\n")),
      tests: grades(of: row).flatMap { column, grade in
        ExportItem.all(of: grade, in: column).map { item in
          PrairieLearn.Test(
            name: item.number, description: item.name, points: item.points,
            max_points: item.maximum, message: item.text)
        }
      })
  }

  struct Exercism: Encodable {
    struct Test: Encodable {
      var name: String
      var status: String
      var message: String?
      var output: String?
      var test_code: String
      var task_id: Int
    }
    var version = 3
    var status: String
    var message: String?
    var tests: [Test]
  }

  private func exercism() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for row in graded {
      for (column, grade) in grades(of: row) {
        guard let verdict = grade.verdict else { continue }
        files["\(row.student)/\(column.exercise)/results.json"] =
          try Self.json(Self.exercism(verdict))
      }
    }
    return files
  }

  static func exercism(_ verdict: Verdict) -> Exercism {
    // An error at the top says that nothing was tested, and has to say why.
    guard !verdict.tests.isEmpty else {
      return Exercism(
        status: verdict.status == .pass ? "pass" : "error",
        message: verdict.status == .pass
          ? nil : String(plain(verdict.explanation ?? verdict.word).prefix(65_535)), tests: [])
    }
    let note = "\n… (cut)"
    let output = plain(verdict.output)
    let printed = output.count > 500 ? output.prefix(500 - note.count) + note : output
    return Exercism(
      status: verdict.status == .pass ? "pass" : "fail", message: nil,
      tests: verdict.tests.map { test in
        Exercism.Test(
          name: test.name, status: test.status == .pass ? "pass" : "fail",
          message: test.message.map(plain), output: printed.isEmpty ? nil : printed,
          test_code: test.testCode, task_id: verdict.number)
      })
  }

  private func grades(
    of row: StudentGrades
  ) -> [(column: Gradebook.Column, grade: Grade)] {
    zip(columns, row.grades).map { ($0, $1) }
  }
}
