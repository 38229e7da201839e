import Grading

/// The output of `grade`.
struct GradeReport {
  private let gradebook: Gradebook
  private let output: String

  init(_ gradebook: Gradebook, output: String) {
    self.gradebook = gradebook
    self.output = output
  }

  func text() -> String {
    var lines: [String] = []
    for row in gradebook.rows {
      for (column, grade) in zip(gradebook.columns, row.grades) {
        guard case .ungraded(let error) = grade else { continue }
        lines.append(
          "Not graded: \(Look.harmless(row.student)), \(column.exercise). "
            + ErrorWords.checking(error))
      }
    }
    if !lines.isEmpty { lines.append("Run the same command again to retry these.\n") }
    let complete = gradebook.rows.filter { $0.total != nil }.count
    lines.append("\(complete) of \(gradebook.rows.count) submissions graded.")
    lines.append("Grades:   \(output)/gradebook.csv")
    lines.append("Feedback: \(output)/feedback/")
    return lines.joined(separator: "\n")
  }
}
