/// What is taken off for late submissions, when grades are exported.
///
/// How late somebody was is known to the platform, which exports it as a table with the columns `student`
/// and `days`. Points that a person gave stay as they are.
public struct LatePolicy: Equatable, Sendable {
  /// Whole days by student; a day that has begun counts.
  private var days: [String: Int] = [:]
  /// Of the judged points, for each day.
  private let percent: Int

  /// - Parameter percent: What a day costs, from 0 to 100.
  public init(file: String, percent: Int) throws(TableError) {
    self.percent = percent
    for row in try Table(file: file, columns: ["student", "days"], unique: 1).rows {
      guard let count = Int(row["days"]), count >= 0 else {
        throw row.fault(.noNumber(column: "days", value: row["days"]))
      }
      days[row["student"]] = count
    }
  }

  /// A gradebook with what is left of the judged points.
  public func applied(to gradebook: Gradebook) -> Gradebook {
    var gradebook = gradebook
    for index in gradebook.rows.indices {
      guard let late = days[gradebook.rows[index].student], late > 0 else { continue }
      let left = max(0, 100 - min(late, 100) * percent)
      gradebook.rows[index].grades = gradebook.rows[index].grades.map { grade in
        if case .adjusted = grade { return grade }
        guard let points = grade.points, points > 0 else { return grade }
        return .adjusted(grade, points: Points.share(left, of: points), .late(days: late))
      }
    }
    return gradebook
  }
}
