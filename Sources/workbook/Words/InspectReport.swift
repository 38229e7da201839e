import Chapters
import Checking
import Compiling
import Files
import Foundation
import Record

/// The output of `inspect`.
struct InspectReport: Encodable {
  /// A problem with its location and its sentence.
  struct Line: Encodable {
    var file: String
    var line: Int
    var column: Int
    var code: String
    var message: String

    init(_ problem: InspectionFinding) {
      file = problem.location.file
      line = problem.location.line
      column = problem.location.column
      code = problem.kind.code
      message = problem.kind.sentence
    }
  }

  private var chapters: Int
  private var exercises: Int
  private var mistakes: Int
  private var rules: Int
  private var examples: Int
  private var problems: [Line]

  init(_ inspection: Inspection) {
    chapters = inspection.chapters
    exercises = inspection.exercises
    mistakes = inspection.mistakes
    rules = inspection.rules
    examples = inspection.examples
    problems = inspection.problems.map(Line.init)
  }

  func json() throws -> String { String(decoding: try readableJSON(), as: UTF8.self) }

  func text(look: Look) -> String {
    var lines = problems.map {
      "\(SourceLocation(file: $0.file, line: $0.line, column: $0.column)): \($0.message)"
    }
    if !lines.isEmpty { lines.append("") }
    lines.append(
      "\(chapters) chapters, \(exercises) exercises, \(mistakes) mistakes, \(rules) rules, "
        + "\(examples) examples: "
        + (problems.isEmpty ? look.green("all proven") : look.red("\(problems.count) problems")))
    return lines.joined(separator: "\n")
  }
}

extension InspectionFinding.Kind {
  /// A stable name in kebab-case, for programs.
  var code: String {
    switch self {
    case .finding(let finding): finding.error.code
    case .starterRejected: "starter-does-not-compile"
    case .starterPasses: "starter-passes"
    case .starterStops: "starter-stops"
    case .solutionUnsolved: "solution-fails"
    case .solutionRefuses: "scenario-impossible"
    case .replayAccepted: "replay-accepted"
    case .drawnPlayFails: "drawn-play-fails"
    case .mistakeRejected: "mistake-does-not-compile"
    case .mistakePasses: "mistake-passes"
    case .mistakeMisread: "mistake-misread"
    case .mistakeStops: "mistake-stops"
    case .codeRejected: "code-does-not-compile"
    case .codeStops: "code-stops"
    case .touchRefused: "touch-refused"
    case .touchesWithoutScreen: "touches-without-screen"
    case .ruleHolds: "rule-holds"
    case .brokenAccepted: "broken-compiles"
    case .brokenOtherwise: "broken-otherwise"
    case .checksFail: "checks-fail"
    case .equivalentStale: "equivalent-stale"
    }
  }

  /// A description of the problem for the author.
  var sentence: String {
    switch self {
    case .finding(let finding): finding.error.sentence
    case .starterRejected(let exercise, let diagnostics):
      "The starter of \(exercise) does not compile.\(Self.first(diagnostics))"
    case .starterPasses(let exercise):
      "What \(exercise) begins with passes its checks already."
    case .starterStops(let exercise, let stop):
      "The starter of \(exercise) should fail its checks, and stops instead. \(stop.sentence)"
    case .solutionUnsolved(let exercise, let status, let detail):
      "The reference answer of \(exercise) does not pass (\(status.rawValue)). \(detail)"
    case .solutionRefuses(let exercise, let scenario, let reason):
      "This step of the scenario \(scenario) cannot be done, with the reference answer of \(exercise): \(reason)"
    case .replayAccepted(let exercise, let scenario):
      "A record of the scenario \(scenario) of \(exercise) passes for one with other drawn values. "
        + "Let its screen, moments or hand be drawn."
    case .drawnPlayFails(let exercise, let seed, let detail):
      "The reference answer of \(exercise) fails with the values of seed \(seed). \(detail)"
    case .mistakeRejected(let exercise, let mistake, let diagnostics):
      "The mistake \(exercise)/\(mistake) does not compile.\(Self.first(diagnostics))"
    case .mistakePasses(let exercise, let mistake):
      "The checks of \(exercise) let the mistake \(mistake) through."
    case .mistakeMisread(let exercise, let mistake, let other, let test):
      "The mistake \(exercise)/\(mistake) is caught, but "
        + (other.map { "explained as \($0)" } ?? "not explained")
        + (test.map { ", by the test \"\($0)\"." } ?? ".")
    case .mistakeStops(let exercise, let mistake, let stop):
      "The mistake \(exercise)/\(mistake) stops before the checks see it. \(stop.sentence)"
    case .codeRejected(let name, let diagnostics):
      "The code \(name) does not compile.\(Self.first(diagnostics))"
    case .codeStops(let name, let detail): "The code \(name) does not run to its end. \(detail)"
    case .touchRefused(let rule, let reason):
      "A step of the rule \(rule) cannot be performed: \(reason)."
    case .touchesWithoutScreen(let rule):
      "The rule \(rule) has touches, and its program shows no screen. Define makeRootViewController()."
    case .ruleHolds(let name):
      "The rule \(name) says that this engine differs, and it does not. Take fails= from its fence."
    case .brokenAccepted(let name, let expected):
      "The code \(name) compiles, and should be rejected with \(expected)."
    case .brokenOtherwise(let name, let expected, let seen):
      "The code \(name) should be rejected with \(expected), not with \(seen.joined(separator: ", "))."
    case .checksFail(_, let error): error.sentence
    case .equivalentStale(let exercise, let line, let change):
      "No mutant of \(exercise) survives with this change of the line \(line): \(change)"
    }
  }

  private static func first(_ diagnostics: [Diagnostic]) -> String {
    guard let error = diagnostics.first(where: { $0.severity == .error }) else { return "" }
    return " " + error.locationPrefix + error.message + (error.id.map { " [\($0)]" } ?? "")
  }
}
