import Grading

/// The sentences about submissions that a platform marks as late.
enum LateWords {
  static func marked(_ students: [String], _ list: ClassList) -> String {
    "Marked late by the platform: "
      + students.map { Look.withoutControls(list.label($0)) }.joined(separator: ", ")
  }

  /// For an export without `--late`; with a table that an instructor can complete.
  static func withoutTable(_ students: [String], _ list: ClassList) -> String {
    marked(students, list)
      + ". Nothing is taken off without --late, such as with this table once it has the days:\n"
      + (["student,days"] + students.map { LatePolicy.line(of: $0) }).map { "  \($0)" }
      .joined(separator: "\n")
  }

  /// For an export whose table of late days does not name these students.
  static func notInTable(_ students: [String], _ list: ClassList, file: String) -> String {
    marked(students, list) + "; \(Look.withoutControls(file)) does not name "
      + (students.count == 1 ? "this student." : "them.")
  }
}
