public import Chapters
public import Record

/// An error in the book that its author has to correct.
public struct InspectionFinding: Equatable, Sendable {
  /// The kind of a problem, with its facts; the command line tool words them.
  public enum Kind: Equatable, Sendable {
    /// A fault in a chapter's text.
    case finding(AuthorFinding)
    case starterRejected(exercise: String, [Diagnostic])
    case starterPasses(exercise: String)
    /// The starter traps or never ends, so the first thing that a beginner sees is a crash.
    case starterStops(exercise: String, Stop)
    case solutionUnsolved(exercise: String, status: Verdict.Status, detail: String)
    /// The scripted user could not do something although the answer is right.
    case solutionRefuses(exercise: String, scenario: String, reason: String)
    /// The record of a play passes for that of another, so nothing in it depends on the drawn
    /// values.
    case replayAccepted(exercise: String, scenario: String)
    /// The reference answer fails in a play with drawn values.
    case drawnPlayFails(exercise: String, seed: Int, detail: String)
    case mistakeRejected(exercise: String, mistake: String, [Diagnostic])
    case mistakePasses(exercise: String, mistake: String)
    /// The checks catch the mistake, but explain another one or none.
    case mistakeMisread(exercise: String, mistake: String, as: String?, test: String?)
    case mistakeStops(exercise: String, mistake: String, Stop)
    case codeRejected(name: String, [Diagnostic])
    case codeStops(name: String, detail: String)
    /// A rule's user could not do something.
    case touchRefused(rule: String, reason: String)
    /// A rule's user has nothing to touch: its program is statements.
    case touchesWithoutScreen(rule: String)
    /// A rule that this engine is known to break holds.
    case ruleHolds(name: String)
    case brokenAccepted(name: String, expected: String)
    case brokenOtherwise(name: String, expected: String, seen: [String])
    case checksFail(exercise: String, CheckingError)
    /// The checks catch a change that is declared to be right, or no mutant makes that change.
    case equivalentStale(exercise: String, line: String, change: String)
  }

  /// In a file of the book's folder.
  public var location: SourceLocation
  /// The problem, as data.
  public var kind: Kind

  public init(location: SourceLocation, kind: Kind) {
    self.location = location
    self.kind = kind
  }

  /// Whether another finding reports the same problem.
  func repeats(_ other: InspectionFinding) -> Bool {
    switch (kind, other.kind) {
    case (.solutionRefuses, .solutionRefuses): location == other.location
    default: self == other
    }
  }

  init(_ finding: AuthorFinding) {
    self.init(location: finding.location, kind: .finding(finding))
  }

  init(_ fence: CodeFence, _ kind: Kind) {
    let start = fence.range.start
    self.init(
      location: SourceLocation(file: fence.file, line: start.line, column: start.column),
      kind: kind)
  }
}
