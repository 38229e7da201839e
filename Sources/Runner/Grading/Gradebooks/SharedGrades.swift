/// Keeps one copy of grades that are the same, as most of a class are.
///
/// A grade takes a kilobyte and its texts, a class has a grade for each student and exercise, and a
/// grade's copies share their memory.
struct SharedGrades {
  private struct Key: Hashable {
    var column: Int
    var status: String
    var points: Int?
  }

  private var known: [Key: Grade] = [:]

  /// The same row, with the grades that earlier ones have where they are equal.
  mutating func share(_ row: StudentGrades) -> StudentGrades {
    var row = row
    for (column, grade) in row.grades.enumerated() {
      let key = Key(column: column, status: grade.status, points: grade.points)
      if let same = known[key] {
        if same == grade { row.grades[column] = same }
      } else {
        known[key] = grade
      }
    }
    return row
  }
}
