public import Record

/// The result of one rule on one host.
public struct RuleResult: Sendable {
  public enum Outcome: String, Codable, Sendable {
    /// Every condition was reached, and holds.
    case pass
    case fail
    /// The host is known to differ, for a reason that is written down.
    case expectedFailure = "expected-failure"
    case notRun = "not-run"
  }

  /// A condition of the rule's program, and its result.
  public struct Fact: Codable, Equatable, Sendable {
    /// The text of the condition in the program.
    public var condition: String
    /// The line of the chapter's file, from 1.
    public var line: Int
    /// `nil` if the program never came to it.
    public var holds: Bool?
    /// The value on the left side of the comparison; empty if there was none.
    public var seen: String
  }

  public var rule: ConformanceRule
  public var outcome: Outcome
  /// In the order of the program.
  public var facts: [Fact]
  /// Why the program did not compile or come to its end; empty if it did.
  public var stop: String
  /// How long the program ran, until nothing moved any more.
  public var seconds: Double
  /// What the program did; `nil` where it shows no screen, or was asked with others at once.
  public var timeline: Timeline?

  /// Reads a result from a program's output: lines that begin with "fact".
  init(
    _ rule: ConformanceRule, output: String, stop: String, seconds: Double = 0,
    timeline: Timeline? = nil
  ) {
    self.rule = rule
    self.stop = stop
    self.seconds = seconds
    self.timeline = timeline
    facts = rule.program.conditions.map {
      Fact(condition: $0.text, line: $0.line, holds: nil, seen: "")
    }
    for line in output.split(separator: "\n") where line.hasPrefix("fact\t") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 4, let number = Int(fields[1]), facts.indices.contains(number) else {
        continue
      }
      // A condition that is reached several times has to hold each time.
      guard facts[number].holds != false else { continue }
      facts[number].holds = fields[2] == "holds"
      facts[number].seen = String(fields[3])
    }
    let isProven = stop.isEmpty && !facts.isEmpty && facts.allSatisfy { $0.holds == true }
    let isExpectedToFail = rule.rule.expectedFailure != nil
    outcome = isProven != isExpectedToFail ? (isProven ? .pass : .expectedFailure) : .fail
  }
}

extension RuleResult {
  /// What another host says otherwise.
  public enum Difference: Equatable, Sendable {
    /// The conditions of the chapter with what the other host saw; not empty.
    case facts([Fact])
    /// The rule's program ended the other host's process.
    case crashed
  }

  /// What another host says otherwise; `nil` if it agrees, or was not asked this rule.
  ///
  /// Conditions are compared by their text: one that was written anew since then says nothing. Of
  /// those with equal texts, the first is compared with the first.
  public func difference(from recording: Recording) -> Difference? {
    let theirs: [Recording.Fact]
    switch recording.answers[rule.id] {
    case .facts(let facts): theirs = facts
    case .crashed: return .crashed
    case .notRun, nil: return nil
    }
    var known = Dictionary(grouping: facts, by: \.condition)
    let differing = theirs.compactMap { fact -> Fact? in
      guard let own = known[fact.condition]?.first else { return nil }
      known[fact.condition]?.removeFirst()
      guard own.holds != fact.holds else { return nil }
      return Fact(
        condition: fact.condition, line: own.line, holds: fact.holds, seen: fact.seen)
    }
    return differing.isEmpty ? nil : .facts(differing)
  }
}
