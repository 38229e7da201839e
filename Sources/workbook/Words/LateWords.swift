import Grading

/// What is said of submissions that a platform marks as late.
enum LateWords {
  static func marked(_ students: [String], _ list: ClassList) -> String {
    "Marked late by the platform: "
      + students.map { Look.harmless(list.label($0)) }.joined(separator: ", ")
  }

  /// What an export says that was told of nobody's lateness, with a table to begin with.
  static func unpriced(_ students: [String], _ list: ClassList) -> String {
    marked(students, list)
      + ". Nothing is taken off without --late, such as with this table once it has the days:\n"
      + (["student,days"] + students.map { LatePolicy.line(of: $0) }).map { "  \($0)" }
      .joined(separator: "\n")
  }

  /// What an export says of students who are not in the table of late days.
  static func unlisted(_ students: [String], _ list: ClassList, file: String) -> String {
    marked(students, list) + "; \(Look.harmless(file)) does not name "
      + (students.count == 1 ? "this student." : "them.")
  }
}
