/// Everybody's grades.
public struct Gradebook: Equatable, Sendable {
  /// A column: an exercise and what it is worth.
  public struct Column: Codable, Equatable, Sendable {
    /// The exercise's id.
    public var exercise: String
    /// The exercise's title.
    public var title: String
    /// What it is worth.
    public var points: Int

    /// A column for an exercise.
    public init(exercise: String, title: String, points: Int) {
      self.exercise = exercise
      self.title = title
      self.points = points
    }
  }

  /// In the order of the book.
  public var columns: [Column]
  /// In the order of students.
  public var rows: [StudentGrades]

  /// A gradebook; each row has a grade for each column.
  public init(columns: [Column], rows: [StudentGrades]) {
    self.columns = columns
    self.rows = rows
  }

  /// A gradebook of these students before anything was graded.
  public static func blank(columns: [Column], students: [String]) -> Gradebook {
    Gradebook(
      columns: columns,
      rows: students.map { student in
        StudentGrades(student: student, grades: columns.map { _ in .obstructed(.archive) })
      })
  }

  /// What all columns are worth.
  public var maximum: Int { columns.reduce(0) { $0 + $1.points } }

  /// The book as comma-separated values: a row for each student, a column for each exercise.
  ///
  /// What was not graded has the word `ungraded`, never a number.
  public var csv: String {
    csvHead + rows.map(csvLine).joined()
  }

  /// The line of ``csv`` that names the columns.
  var csvHead: String {
    let statuses = columns.map { $0.exercise + " status" }
    return CSV.text(of: [
      ["student"] + columns.map(\.exercise) + ["total", "maximum"] + statuses + ["remarks"]
    ])
  }

  /// The line of ``csv`` for a student.
  func csvLine(_ row: StudentGrades) -> String {
    let notes = zip(columns, row.grades).compactMap { column, grade in
      grade.note.map { "\(column.exercise): \($0)" }
    }
    return CSV.text(of: [
      [row.student] + row.grades.map { Self.text($0.points) }
        + [Self.text(row.total), "\(maximum)"] + row.grades.map(\.status)
        + [(row.remarks.map(\.sentence) + notes).joined(separator: " ")]
    ])
  }

  static func text(_ points: Int?) -> String {
    points.map { "\($0)" } ?? "ungraded"
  }
}
