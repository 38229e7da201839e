/// Everybody's grades.
public struct Gradebook: Equatable, Sendable {
  /// A column: an exercise and its points.
  public struct Column: Codable, Equatable, Sendable {
    /// The exercise's id.
    public var exercise: String
    /// The exercise's title.
    public var title: String
    /// The most points that it gives.
    public var points: Int
    /// The exercise's place in its chapter, from 1.
    public var number: Int?

    /// A column for an exercise.
    public init(exercise: String, title: String, points: Int, number: Int? = nil) {
      self.number = number
      self.exercise = exercise
      self.title = title
      self.points = points
    }

    /// The chapter's id.
    var chapter: String { String(exercise.prefix { $0 != "." }) }
  }

  /// In the order of the book.
  public var columns: [Column]
  /// In the order of students.
  public var rows: [StudentGrades]
  /// The students' names and addresses from the roster.
  public var list: ClassList
  /// Points by hand for answers that are not there any more.
  public var outdated: [OutdatedOverride] = []

  /// A gradebook; each row has a grade for each column.
  public init(columns: [Column], rows: [StudentGrades], list: ClassList = ClassList()) {
    self.columns = columns
    self.rows = rows
    self.list = list
  }

  /// The columns of some exercises.
  ///
  /// - Parameter names: Names of exercises, or of chapters for all of theirs; all columns if there are none.
  /// - Throws: ``GradingError/noExercise(_:nearest:known:)`` for a name that is neither.
  public func only(_ names: [String]) throws(GradingError) -> Gradebook {
    guard !names.isEmpty else { return self }
    for name in names where columns.places(named: name).isEmpty {
      throw .noExercise(
        name, nearest: columns.nearest(to: name), known: columns.map(\.exercise))
    }
    let places = Set(names.flatMap { columns.places(named: $0) }).sorted()
    var book = self
    book.columns = places.map { columns[$0] }
    book.rows = rows.map { row in
      StudentGrades(
        student: row.student, grades: places.map { row.grades[$0] }, remarks: row.remarks)
    }
    return book
  }

  /// A gradebook of these students before anything was graded.
  public static func blank(
    columns: [Column], students: [String], list: ClassList = ClassList()
  ) -> Gradebook {
    Gradebook(
      columns: columns, rows: students.map { StudentGrades.blank($0, in: columns) }, list: list)
  }

  /// The places of the rows of the student with this id, or else of all students with this name or address.
  func places(of name: String) -> [Int] {
    if let place = rows.firstIndex(where: { $0.student == name }) { return [place] }
    let ids = Set(list.ids(named: name))
    return rows.indices.filter { ids.contains(rows[$0].student) }
  }

  /// A student's name; the id if there is none.
  func name(of student: String) -> String { list[student]?.name ?? student }

  /// The sum of the points of all columns.
  public var maximum: Int { columns.reduce(0) { $0 + $1.points } }

  /// The book as comma-separated values: a row for each student, a column for each exercise.
  ///
  /// An exercise that was not graded has the word `ungraded`, never a number.
  public var csv: String {
    csvHead + rows.map(csvLine).joined()
  }

  /// The book as a file: spreadsheets take UTF-8 for another code without its mark.
  public var file: String { CSV.mark + csv }

  /// The line of ``csv`` that names the columns.
  var csvHead: String {
    let statuses = columns.map { $0.exercise + " status" }
    let names = (list.hasNames ? ["name"] : []) + (list.hasEmails ? ["email"] : [])
    return CSV.text(of: [
      ["student"] + names + columns.map(\.exercise) + ["total", "maximum"] + statuses + ["remarks"]
    ])
  }

  /// The line of ``csv`` for a student.
  func csvLine(_ row: StudentGrades) -> String {
    // What is wrong with an archive is so for all exercises.
    var notes: [(exercises: [String], text: String)] = []
    for (column, grade) in zip(columns, row.grades) {
      for text in [grade.verdict?.unjudged, grade.note, grade.ungradedReason].compactMap(\.self) {
        // A cell may have several lines, but few programs show them.
        let text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        if let place = notes.firstIndex(where: { $0.text == text }) {
          notes[place].exercises.append(column.exercise)
        } else {
          notes.append(([column.exercise], text))
        }
      }
    }
    let texts = notes.map { "\($0.exercises.joined(separator: ", ")): \($0.text)" }
    let student = list[row.student]
    let names =
      (list.hasNames ? [student?.name ?? ""] : []) + (list.hasEmails ? [student?.email ?? ""] : [])
    return CSV.text(of: [
      [row.student] + names + row.grades.map { Self.text($0.points) }
        + [Self.text(row.total), "\(maximum)"] + row.grades.map(\.status)
        + [(row.shortRemarks.map(\.sentence) + texts).joined(separator: " ")]
    ])
  }

  static func text(_ points: Int?) -> String {
    points.map { "\($0)" } ?? "ungraded"
  }
}
