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

  private var known: [Key: [Grade]] = [:]
  /// The most grades of one status and as many points among which an equal one is looked for.
  private static let most = 64

  /// How many grades differ from each other, as far as they were looked for.
  var count: Int { known.values.reduce(0) { $0 + $1.count } }

  /// The same row, with the grades that earlier ones have where they are equal.
  mutating func share(_ row: StudentGrades) -> StudentGrades {
    var row = row
    for (column, grade) in row.grades.enumerated() {
      let key = Key(column: column, status: grade.status, points: grade.points)
      let others = known[key] ?? []
      if let same = others.first(where: { $0 == grade }) {
        row.grades[column] = same
      } else if others.count < Self.most {
        known[key, default: []].append(grade)
      }
    }
    return row
  }

  mutating func share(_ row: GradingRecord.Row) -> GradingRecord.Row {
    var row = row
    row.grades = share(row.grades)
    return row
  }
}
