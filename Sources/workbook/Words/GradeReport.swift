import Grading

/// The output of `grade`.
struct GradeReport {
  private let gradebook: Gradebook
  private let output: String
  /// The most lines about single students.
  private static let mostLines = 40

  init(_ gradebook: Gradebook, output: String) {
    self.gradebook = gradebook
    self.output = output
  }

  func text() -> String {
    var lines: [String] = []
    for row in gradebook.rows {
      for (column, grade) in zip(gradebook.columns, row.grades) {
        let reason: String
        switch grade {
        case .graded(let verdict):
          guard verdict.unreadable?.isOfJudging == true else { continue }
          reason = verdict.explanation ?? ""
        case .ungraded(let error): reason = ErrorWords.checking(error)
        case .adjusted: continue
        case .obstructed(let obstacle):
          reason = obstacle.sentence
          // The same is true of every exercise.
          if column.exercise != gradebook.columns.first?.exercise, obstacle.isAboutAll { continue }
        }
        let name = Look.harmless(gradebook.list.label(row.student))
        let word = grade.points == nil ? "Not graded" : "No points"
        lines.append("\(word): \(name), \(column.exercise). \(Look.harmless(reason))")
      }
      for remark in row.remarks {
        lines.append(
          Look.harmless(
            "Not recognised: \(gradebook.list.label(row.student)). \(remark.sentence)"))
      }
    }
    let left = lines.count - Self.mostLines
    if left > 0 {
      lines.removeLast(left)
      lines.append("And \(left) more: the gradebook has all statuses and remarks.")
    }
    let complete = gradebook.rows.filter { $0.total != nil }.count
    if complete < gradebook.rows.count {
      lines.append("The same command with --resume tries what is not graded once more.")
    }
    if !lines.isEmpty { lines.append("") }
    lines.append("\(complete) of \(gradebook.rows.count) submissions graded.")
    lines.append("Grades:   \(output)/gradebook.csv")
    lines.append("Feedback: \(output)/feedback/")
    lines.append("Overview: bin/workbook grade report \(output)")
    return lines.joined(separator: "\n")
  }
}
