import Checking
import Grading
import Record

/// The output of `grade explain`.
struct ExplainReport {
  private let grades: StudentGrades
  private let name: String
  private let recorded: GradingRecord.Row
  private let terms: GradingRecord.Terms
  private let exercise: String?

  init(
    _ grades: StudentGrades, called name: String, recorded: GradingRecord.Row,
    terms: GradingRecord.Terms, only exercise: String?
  ) {
    self.grades = grades
    self.name = name
    self.recorded = recorded
    self.terms = terms
    self.exercise = exercise
  }

  func text() -> String {
    let total = grades.total.map { "\($0)" } ?? "no total"
    let maximum = terms.columns.reduce(0) { $0 + $1.points }
    var lines = ["\(name): \(total) of \(maximum) points"]
    lines += grades.remarks.map { "  \($0.sentence)" }
    for (index, (column, grade)) in zip(terms.columns, grades.grades).enumerated()
    where exercise == nil || exercise == column.exercise {
      lines.append("")
      let points = grade.points.map { "\($0)" } ?? "not graded"
      lines.append(
        "\(column.exercise), \(column.title): \(points) of \(column.points), \(grade.status)")
      lines += reasons(grade).map { "  \($0)" }
      if let digest = recorded.answers[index] {
        lines.append("  The answer: SHA-256 \(digest)")
      }
      if let seconds = recorded.durations[index] {
        lines.append("  Judged in \(seconds) s.")
      }
      if let name = recorded.runs[index] {
        lines.append("  Its runs: .cache/runs/\(name)")
      }
    }
    lines += ["", "Graded with:"]
    lines.append("  book \(terms.book.prefix(16)), submission \(recorded.submission.prefix(16))")
    lines.append("  \(terms.versions.joined(separator: ", ")), on \(terms.begun)")
    lines.append(
      terms.secret.map { "  values drawn from the secret \($0.prefix(16))" }
        ?? "  the values that learners see: there was no secret")
    lines.append("  limits: \(ProtectionWords.all(terms.protection(of: recorded)))")
    lines.append("  \(LimitWords.all(terms.limits))")
    lines.append("  a submission \(LimitWords.text(terms.workerLimits))")
    if let shard = terms.shard { lines.append("  part \(shard.number) of \(shard.count)") }
    return Look.withoutControls(lines.joined(separator: "\n"))
  }

  private func reasons(_ grade: Grade) -> [String] {
    var lines: [String] = []
    if let note = grade.note { lines.append(note) }
    switch grade {
    case .ungraded(let error): lines.append(error.sentence)
    case .obstructed(let obstacle): lines.append(obstacle.sentence)
    case .graded, .adjusted: break
    }
    guard let verdict = grade.verdict else { return lines }
    if verdict.isUntouched { lines.append("It is still the starter.") }
    if verdict.tests.isEmpty {
      lines += (verdict.explanation ?? "").split(separator: "\n").map(String.init)
    }
    for test in verdict.tests {
      let word =
        switch test.status {
        case .pass: "passes"
        case .fail: "does not pass"
        case .skipped: "was not tried"
        }
      let share = test.share.map { ": \($0.text)" } ?? ""
      lines.append("The test \"\(test.name)\" \(word)\(share).")
      guard test.status == .fail else { continue }
      lines += (test.message ?? "").split(separator: "\n").map { "  \($0)" }
      if let run = test.run { lines.append("  In \(run.text).") }
    }
    return lines
  }
}
