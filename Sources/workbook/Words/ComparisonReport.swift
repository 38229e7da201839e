import Grading

/// The output of `grade --compare`.
struct ComparisonReport {
  private let comparison: GradebookComparison
  private let folder: String
  private let list: ClassList

  /// - Parameter list: The students' names.
  init(_ comparison: GradebookComparison, with folder: String, list: ClassList = ClassList()) {
    self.comparison = comparison
    self.folder = folder
    self.list = list
  }

  func text() -> String {
    let changes = comparison.changes
    guard !changes.isEmpty else { return "The same grades as in \(folder).\n" }
    let losses = changes.count { $0.isLoss }
    var lines = ["Different from \(folder): \(changes.count), \(losses) of them fewer points."]
    for change in changes {
      lines.append(
        "  \(list.label(change.student)), \(change.exercise): \(change.before ?? "nothing") → "
          + (change.after ?? "nothing"))
      if let remark = change.remark { lines.append("    \(remark)") }
    }
    return Look.withoutControls((lines + [""]).joined(separator: "\n"))
  }
}
