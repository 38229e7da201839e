import Chapters
public import Record

extension Verdict {
  /// Why the answer does not pass, in a few lines; `nil` if it passes.
  public var explanation: String? {
    if let unreadable { return unreadable.sentence(file: file, lookalike: lookalike) }
    if let compilerStop { return compilerStop.sentence }
    if let stop { return stop.sentence }
    let errors = diagnostics.filter { $0.severity == .error }
    if status == .error, let first = errors.first {
      return [first.lead, first.locationPrefix + "error: " + first.message].compactMap(\.self)
        .joined(separator: "\n")
    }
    guard let message = tests.first(where: { $0.status == .fail })?.message else { return nil }
    return (likelyCauses.compactMap(\.lead) + [message]).joined(separator: "\n")
  }

  /// A remark on an accepted answer, in one paragraph; `nil` if there is none.
  public var remarkSentence: String? {
    guard status == .pass else { return nil }
    let own = remark?.message.map { "A remark, for no points: " + $0.replacing("\n", with: " ") }
    return own ?? visibleDifference?.sentence
  }

  /// The diagnostics about methods that nobody calls because of how they are declared, about
  /// objects that nobody keeps, and about results that nobody uses.
  ///
  /// They come before the observations, since they are mostly the cause.
  public var likelyCauses: [Diagnostic] {
    let ids = [
      Diagnostic.uncalledMethod, Diagnostic.unheldObject, Diagnostic.unusedResult,
      Diagnostic.unusedOperator,
    ]
    return diagnostics.filter { $0.id.map(ids.contains) == true && $0.lead != nil }
  }

  /// The tests that do not pass besides the first, but for those that look at the same scenario
  /// later: what they see may be no more than a consequence.
  public var otherFailures: [TestResult] {
    let failures = tests.filter { $0.status == .fail }
    return failures.dropFirst().filter { result in !failures.contains(where: result.looksLater) }
  }
}

extension RecognizedMistake {
  /// The beginning of an explanation: a mistake is recognised by the look of its runs, and not by
  /// code.
  public static let introduction = "A known mistake looks just like this:"
}

extension TestResult {
  fileprivate func looksLater(than other: TestResult) -> Bool {
    guard let instant = failure?.instant, let earlier = other.failure?.instant else { return false }
    return run?.scenario == other.run?.scenario && instant > earlier
  }

  /// The reason that is told: of what the run recorded earlier, if that says one and no mistake is
  /// recognised, or of the failure itself.
  public var because: String? {
    guard let failure else { return nil }
    return (mistake == nil ? failure.earlier?.because : nil) ?? failure.because
  }

  /// What the test's author says of it in general, where no reason is known.
  ///
  /// `nil` if the run went another way before it came to what the test is about.
  public var reminder: String? {
    guard let failure, because == nil else { return nil }
    return failure.isMissingTransition == true && failure.earlier != nil ? nil : failure.reminder
  }

  /// Why the test does not hold, in a few lines; `nil` if it does.
  public var message: String? {
    switch status {
    case .pass: return nil
    case .skipped: return dependsOn.map { "Not tried, because the test \"\($0)\" does not pass." }
    case .fail:
      guard let failure else { return nil }
      let place = failure.instant.map { " at \(($0 * 1000).rounded() / 1000) s" } ?? ""
      var lines = ["Expected \(failure.expected).", "Seen\(place): \(failure.seen)."]
      if let because { lines.append(because) }
      if let reminder { lines.append("Remember: \(reminder)") }
      if let mistake {
        let explanation = Prose(markdown: mistake.explanation).text
        lines.append("\(RecognizedMistake.introduction) \(explanation)")
      }
      return lines.joined(separator: "\n")
    }
  }
}
