public import Chapters
public import Record

/// Something that an author has to mend, and where.
public struct Problem: Equatable, Sendable {
  /// What is wrong. Cases carry facts; the command line words them.
  public enum Kind: Equatable, Sendable {
    /// A fault in a chapter's text.
    case finding(AuthorFinding)
    case starterRejected(exercise: String, [Diagnostic])
    case starterPasses(exercise: String)
    /// It traps or never ends, so a beginner would meet a crash first.
    case starterStops(exercise: String, Stop)
    case solutionUnsolved(exercise: String, status: Verdict.Status, detail: String)
    /// The scripted user could not do something although the answer is right.
    case solutionRefuses(exercise: String, scenario: String, reason: String)
    case mistakeRejected(exercise: String, mistake: String, [Diagnostic])
    case mistakePasses(exercise: String, mistake: String)
    /// The checks catch it, and explain another mistake.
    case mistakeMisread(exercise: String, mistake: String, as: String?, test: String?)
    case mistakeStops(exercise: String, mistake: String, Stop)
    case codeRejected(name: String, [Diagnostic])
    case codeStops(name: String, detail: String)
    case brokenAccepted(name: String, expected: String)
    case brokenOtherwise(name: String, expected: String, seen: [String])
    case checksFail(exercise: String, CheckingError)
    /// A change that is declared right is caught, or there is no such change.
    case equivalentStale(exercise: String, line: String, change: String)
  }

  /// Relative to the book's folder.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1.
  public var column: Int
  /// What is wrong.
  public var kind: Kind

  /// A problem at a place.
  public init(file: String, line: Int, column: Int, kind: Kind) {
    self.file = file
    self.line = line
    self.column = column
    self.kind = kind
  }

  init(_ finding: AuthorFinding) {
    self.init(
      file: finding.file, line: finding.position.line, column: finding.position.column,
      kind: .finding(finding))
  }

  init(_ fence: CodeFence, _ kind: Kind) {
    self.init(
      file: fence.file, line: fence.range.start.line, column: fence.range.start.column, kind: kind)
  }
}

/// How much of a book was proven, and what is wrong with it.
public struct Inspection: Equatable, Sendable {
  /// How many chapters were proven.
  public var chapters = 0
  /// How many exercises they have.
  public var exercises = 0
  /// How many mistakes these exercises know.
  public var mistakes = 0
  /// How many rules the chapters state.
  public var rules = 0
  /// How many examples the chapters run.
  public var examples = 0
  /// In the order of files and lines.
  public var problems: [Problem] = []

  /// Nothing was proven yet.
  public init() {}
}
