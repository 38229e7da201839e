import Checking
import Record

/// A line of a platform's table of results: a test with its share of the points, or an exercise.
struct ExportItem {
  var name: String
  var number: String
  var points: Int
  var maximum: Int
  /// Whether the test, or all tests of the exercise, hold.
  var holds: Bool
  var text: String
  var tags: [String]

  /// The tests of an exercise, or the exercise itself where none was asked, or where its points are
  /// not those of its tests.
  ///
  /// Their points add up to the exercise's points.
  static func all(of grade: Grade, in column: Gradebook.Column) -> [ExportItem] {
    guard case .graded(let verdict) = grade, verdict.tests.contains(where: { $0.share != nil })
    else {
      return [
        ExportItem(
          name: column.title, number: column.exercise, points: grade.points ?? 0,
          maximum: column.points, holds: grade.points == column.points,
          text: explanation(of: grade), tags: [grade.status])
      ]
    }
    return verdict.tests.enumerated().map { index, test in
      let share = test.share ?? PointShare(worth: 0, earned: 0)
      let reason = share.withheld == nil ? nil : share.text
      return ExportItem(
        name: "\(column.title): \(test.name)", number: "\(column.exercise).\(index + 1)",
        points: share.earned, maximum: share.worth, holds: test.status == .pass,
        text: Export.plain([test.message, reason].compactMap(\.self).joined(separator: "\n")),
        tags: [grade.status] + (test.status == .skipped ? ["skipped"] : []))
    }
  }

  /// Why an answer does not pass, and why its points are others.
  private static func explanation(of grade: Grade) -> String {
    Export.plain(
      [grade.verdict?.explanation, grade.note].compactMap(\.self).joined(separator: "\n"))
  }
}
