import Grading

/// What is said when answers are graded again with another secret.
enum SecretWords {
  static func changed(from earlier: GradedRun, to terms: GradingRecord.Terms) -> String {
    let first = earlier.record.terms.secret == nil ? "without a secret" : "with a secret"
    let now =
      terms.secret == nil
      ? "without one" : earlier.record.terms.secret == nil ? "with one" : "with another"
    return
      "\(Look.withoutControls(earlier.folder)) was graded \(first), and this run is graded \(now): answers are "
      + "played with other values. The same --secret-file draws the same ones."
  }
}
