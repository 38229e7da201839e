import Checking
import Files
public import Foundation
import Record

/// A gradebook in a form that a platform or a tool reads.
///
/// Exercises that are not graded have no points in any of them; PrairieLearn and JUnit have a word for them, and
/// every other form would take them for a grade.
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

    /// Whether the file has all submissions, also of strangers and of who is not graded: programs read it, and
    /// no platform could take them for others' grades.
    public var hasEverybody: Bool { self == .junit || self == .sarif }

    /// What has to be in memory of each row.
    public var detail: GradingRecord.Detail {
      switch self {
      case .canvas, .moodleFeedback: .overview
      case .moodle, .lti, .junit, .sarif, .gradescope, .prairielearn, .exercism: .everything
      }
    }
  }

  /// The gradebook with overrides and deductions applied.
  let gradebook: Gradebook
  /// The columns of gradebooks.
  let assignments: [Assignment]
  /// By the students' ids.
  let people: [String: Roster.Person]
  /// The folder of feedback pages.
  let feedback: String?
  /// Writes the points of a row into its feedback page.
  let adjusting: Adjusting
  /// The date of the scores.
  let date: Date

  public typealias Adjusting = @Sendable (Data, StudentGrades, [Gradebook.Column]) -> Data

  /// - Parameters:
  ///   - assignments: The columns for Canvas and Moodle; one for each exercise if there are none.
  ///   - roster: Has the names and numbers by which platforms know students.
  ///   - feedback: The folder of the run's feedback pages; only ``Format/moodleFeedback`` needs it.
  ///   - date: The date of the scores, where a platform takes the latest one.
  ///   - adjusting: Writes the points of a row into its feedback page.
  public init(
    _ gradebook: Gradebook, assignments: [Assignment] = [], roster: Roster? = nil,
    feedback: String? = nil, date: Date = .now,
    adjusting: @escaping Adjusting = { page, _, _ in page }
  ) {
    self.gradebook = gradebook
    self.assignments = assignments.isEmpty ? Assignment.each(of: gradebook.columns) : assignments
    people = Dictionary((roster?.people ?? []).map { ($0.id, $0) }) { first, _ in first }
    self.feedback = feedback
    self.date = date
    self.adjusting = adjusting
  }

  /// Files by their names.
  ///
  /// - Throws: ``GradingError/fileNotReadable(path:)`` if a feedback page is missing, or an error
  ///   of `JSONEncoder`.
  public func files(_ format: Format) throws -> [String: Data] {
    switch format {
    case .canvas: ["canvas.csv": Data(CSV.text(of: canvas).utf8)]
    case .moodle: ["moodle.csv": Data(CSV.text(of: moodle).utf8)]
    case .moodleFeedback: try moodleFeedback()
    case .lti: try lti()
    case .junit: ["junit.xml": Data(junit.utf8)]
    case .sarif: ["results.sarif": try Self.json(sarif)]
    case .gradescope: try perStudent(graded) { try Self.json(gradescope($0)) }
    // Without a file a student's job would wait for ever.
    case .prairielearn: try perStudent(rows.filter(isKnown)) { try Self.json(prairieLearn($0)) }
    case .exercism: try exercism()
    }
  }

  /// Students without a complete grade, who are in no gradebook of a platform.
  public var ungraded: [String] {
    rows.filter { $0.total == nil && isKnown($0) }.map(\.student)
  }

  /// Why a student has no complete grade, each reason once.
  public func reasons(forUngraded student: String) -> [String] {
    var reasons: [String] = []
    for grade in rows.first(where: { $0.student == student })?.grades ?? [] {
      if let reason = grade.ungradedReason, !reasons.contains(reason) { reasons.append(reason) }
    }
    return reasons
  }

  /// Submissions under names that are not on the roster, which a platform could only take for those
  /// of other people; none without a roster.
  public var notOnRoster: [String] { rows.filter { !isKnown($0) }.map(\.student) }

  /// The titles that the platform does not have, so that it proposes a new assignment for each.
  public func newTitles(on platform: [PlatformAssignment]) -> [String] {
    assignments.map(\.title).filter { title in !platform.contains { $0.title == title } }
  }

  /// For exercises without a column of the platform's, the one assignment that has the exercise's title.
  public func proposals(
    from platform: [PlatformAssignment]
  ) -> [(exercise: String, assignment: String)] {
    columns.compactMap { column in
      let same = platform.filter { $0.name == column.title }
      guard same.count == 1, assignments.contains(where: { $0.title == column.exercise }) else {
        return nil
      }
      return (column.exercise, same[0].title)
    }
  }

  /// The titles whose points are others on the platform, with both.
  public func differing(
    from platform: [PlatformAssignment]
  ) -> [(title: String, here: Int, there: Double)] {
    assignments.compactMap { assignment in
      let here = assignment.maximum(in: columns)
      guard let there = platform.first(where: { $0.title == assignment.title })?.points,
        there != Double(here)
      else { return nil }
      return (assignment.title, here, there)
    }
  }

  /// Graded students of whom the roster has nothing by which the platform could know them; none without a
  /// roster.
  public func withoutNumber(_ format: Format) -> [String] {
    let columns = Self.columns(of: format)
    guard !people.isEmpty, !columns.isEmpty else { return [] }
    return graded.map(\.student).filter { student in
      columns.allSatisfy { (people[student]?.fields[$0] ?? "").isEmpty }
    }
  }

  /// The roster's columns of which a platform needs one.
  public static func columns(of format: Format) -> [String] {
    switch format {
    case .canvas: ["canvas", "sis", "login"]
    case .moodle: ["number", "email"]
    case .lti: ["lti"]
    case .moodleFeedback, .junit, .sarif, .gradescope, .prairielearn, .exercism: []
    }
  }

  private func isKnown(_ row: StudentGrades) -> Bool {
    people.isEmpty || people[row.student] != nil
  }

  var columns: [Gradebook.Column] { gradebook.columns }
  var rows: [StudentGrades] { gradebook.rows }
  var graded: [StudentGrades] { rows.filter { $0.total != nil && isKnown($0) } }
  var maximum: Int { gradebook.maximum }

  private func perStudent(
    _ rows: [StudentGrades], _ content: (StudentGrades) throws -> Data
  ) rethrows -> [String: Data] {
    try Dictionary(rows.map { ("\($0.student)/results.json", try content($0)) }) { first, _ in
      first
    }
  }

  static func json(_ value: some Encodable) throws -> Data {
    try value.readableJSON() + Data("\n".utf8)
  }

  /// The text of a student's program without characters that terminals obey or XML forbids.
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
  /// The table in the form that Canvas' own exporter writes and its importer reads.
  var canvas: [[String]] {
    func points(_ value: Int) -> String { "\(value).00" }
    let head = ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"]
    let possible =
      ["    Points Possible", "", "", "", ""] + assignments.map { points($0.maximum(in: columns)) }
    return [head + assignments.map(\.title), possible]
      + graded.map { row in
        func field(_ name: String) -> String { people[row.student]?.fields[name] ?? "" }
        let name = field("name").isEmpty ? gradebook.name(of: row.student) : field("name")
        let login = field("login").isEmpty ? row.student : field("login")
        return [name, field("canvas"), field("sis"), login, field("section")]
          + assignments.map { points($0.points(of: row)) }
      }
  }

  /// A gradebook for Moodle's import, in which each grade has its feedback beside it.
  var moodle: [[String]] {
    let head = ["ID number", "Email address"]
    return [head + assignments.flatMap { [$0.title, $0.title + " feedback"] }]
      + graded.map { row in
        let fields = people[row.student]?.fields ?? [:]
        let email = fields["email"] ?? gradebook.list[row.student]?.email ?? ""
        return [fields["number"] ?? row.student, email]
          + assignments.flatMap {
            ["\($0.points(of: row))", $0.sentence(of: row, in: columns)]
          }
      }
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
    var gradable: Bool
    /// `nil` where there is no grade, which costs no attempt.
    var score: Double?
    var message: String
    var tests: [Test]?
  }

  func prairieLearn(_ row: StudentGrades) -> PrairieLearn {
    guard let total = row.total else {
      return PrairieLearn(gradable: false, message: Self.notGraded)
    }
    return PrairieLearn(
      gradable: true, score: maximum > 0 ? Double(total) / Double(maximum) : 0,
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
    let printed = ShortenedText.text(plain(verdict.output), most: 500)
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
