import Record

/// The output of `check --problems`: each problem in a line of its own, as editors read it.
enum EditorLines {
  static func text(_ verdicts: [Verdict]) -> String {
    let lines = verdicts.flatMap(lines)
    let solved = verdicts.count { $0.status == .pass }
    return (lines + ["\(solved) of \(verdicts.count) solved."]).joined(separator: "\n")
  }

  private static func lines(_ verdict: Verdict) -> [String] {
    let own = verdict.diagnostics.filter { $0.file == verdict.file && $0.severity != .note }
    var lines = own.map { diagnostic in
      let lead = diagnostic.lead.map { " (\($0))" } ?? ""
      return diagnostic.locationPrefix + "\(diagnostic.severity.rawValue): "
        + oneLine(diagnostic.message + lead)
    }
    guard verdict.status != .pass, !own.contains(where: { $0.severity == .error }) else {
      return lines
    }
    let failure = verdict.tests.first { $0.status == .fail }
    let text =
      failure.map { test in
        let seen = test.failure.map { ": expected \($0.expected), seen \($0.seen)" }
        return test.name + (seen ?? "")
      } ?? verdict.explanation ?? verdict.word
    let place = SourceLocation(file: verdict.file, line: verdict.stop?.line ?? 1, column: 1)
    lines.append("\(place): \(verdict.isUntouched ? "warning" : "error"): \(oneLine(text))")
    return lines
  }

  private static func oneLine(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: " ")
  }
}
