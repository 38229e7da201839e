import Grading

/// The sentences about submissions that a platform marks as late.
enum LateWords {
  /// The most students who are named in a sentence.
  private static let mostNames = 40

  static func marked(_ students: [String], _ list: ClassList) -> String {
    let rest = students.count - mostNames
    // A platform's names have commas in them.
    return "Marked late by the platform: "
      + students.prefix(mostNames).map { Look.withoutControls(list.label($0)) }
      .joined(separator: "; ") + (rest > 0 ? " and \(rest) more" : "")
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
