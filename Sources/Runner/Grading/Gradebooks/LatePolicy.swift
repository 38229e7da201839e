/// The deduction for late submissions, which is applied when grades are exported.
///
/// The platform knows how late submissions are, and exports a table with the columns `student` and
/// `days`. Points that a person gave stay as they are.
public struct LatePolicy: Sendable {
  /// Whole days by student, and the line that says so; a day that has begun counts.
  private var days: [String: (count: Int, line: Int)] = [:]
  private let file: String
  /// The percentage of the judged points that each day costs.
  private let percent: Int

  /// - Parameter percent: The deduction for each day, from 0 to 100.
  public init(file: String, percent: Int) throws(TableError) {
    self.percent = percent
    self.file = file
    for row in try Table(file: file, columns: ["student", "days"], unique: 1).rows {
      guard let count = Int(row["days"]), count >= 0 else {
        throw row.fault(.noNumber(column: "days", value: row["days"]))
      }
      days[row["student"]] = (count, row.line)
    }
  }

  /// A line of a table that is to be filled in.
  public static func line(of student: String) -> String { CSV.cell(student) + "," }

  /// Returns the gradebook with the deductions made.
  ///
  /// - Parameter roster: Students may be called by their other names in it.
  /// - Throws: ``TableError`` for an entry whose name is that of no student, since a misspelt
  ///   student would lose nothing.
  public func applied(to gradebook: Gradebook, roster: Roster?) throws(TableError) -> Gradebook {
    var gradebook = gradebook
    for (place, late) in try places(in: gradebook, roster: roster) where late > 0 {
      let left = max(0, 100 - min(late, 100) * percent)
      gradebook.rows[place].grades = gradebook.rows[place].grades.map { grade in
        if case .adjusted = grade { return grade }
        guard let points = grade.points else { return grade }
        let rest = Points.share(left, of: points)
        // Of few points rounding may take nothing.
        return rest == points ? grade : .adjusted(grade, points: rest, .late(days: late))
      }
    }
    return gradebook
  }

  /// The students whom the table names, also those with no day.
  public func students(in gradebook: Gradebook, roster: Roster?) throws(TableError) -> Set<String> {
    Set(try places(in: gradebook, roster: roster).map { gradebook.rows[$0.place].student })
  }

  /// The places of the students' rows, with their days.
  private func places(
    in gradebook: Gradebook, roster: Roster?
  ) throws(TableError) -> [(place: Int, days: Int)] {
    var found: [(place: Int, days: Int)] = []
    let places = Dictionary(gradebook.rows.indices.map { (gradebook.rows[$0].student, $0) }) { $1 }
    let list = gradebook.list.named(by: roster)
    for (name, (late, line)) in days.sorted(by: { $0.value.line < $1.value.line }) {
      let ids = list.ids(named: name)
      guard places[name] != nil || ids.count < 2 else {
        throw TableError(file: file, line: line, reason: .several(name, ids: ids))
      }
      guard let index = places[name] ?? ids.first.flatMap({ places[$0] }) else {
        throw TableError(
          file: file, line: line, reason: .nobody(name, nearest: list.nearest(to: name)))
      }
      found.append((index, late))
    }
    return found
  }
}
