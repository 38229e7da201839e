import Checking
import Compiling

/// Several rules as one program, because a rule costs its compiler far more than its run.
///
/// Its rules share a process, so those that do not hold in here are tested again by themselves.
struct RuleBatch: Sendable {
  /// How many rules take about as long to compile as three by themselves.
  static let size = 16

  let rules: [ConformanceRule]

  /// What became of the rules in here; empty if their program did not come to its end.
  func results(with judge: Judge) async throws(CheckingError) -> [ConformanceRule.ID: RuleResult] {
    let sources =
      ConformancePackage.sources(of: rules) + [
        CompilationUnit.Source(name: "Host.swift", text: Self.host),
        CompilationUnit.Source(name: "main.swift", text: Self.statements),
      ]
    let output = try await judge.run(script: sources, module: "ConformanceRules").output
    var facts: [Substring: [Substring]] = [:]
    var seconds: [Substring: Double] = [:]
    for line in output.split(separator: "\n") {
      let fields = line.split(separator: "\t", maxSplits: 2)
      guard fields.count == 3 else { continue }
      switch fields[0] {
      case "rule": facts[fields[1], default: []].append("fact\t" + fields[2])
      case "ran": seconds[fields[1]] = Double(fields[2])
      default: continue
      }
    }
    var results: [ConformanceRule.ID: RuleResult] = [:]
    for rule in rules {
      guard let ran = seconds[Substring(rule.id)] else { continue }
      let own = facts[Substring(rule.id)] ?? []
      results[rule.id] = RuleResult(
        rule, output: own.joined(separator: "\n"), stop: "", seconds: ran)
    }
    return results
  }

  /// Plays each program in a run of its own until nothing moves any more, and keeps how long it took.
  private static let host = """
    import Staging
    import UIKit

    enum Host {
      private(set) static var ran = 0.0

      static func show(_ start: @escaping () -> UIViewController?, seconds: TimeInterval) {
        let session = StageSession { start() ?? UIViewController() }
        session.launch()
        _ = session.attempt(.settle(limit: 60))
        ran = session.timeline.end
      }
    }

    """

  /// Facts are written when their rule is over.
  private static let statements = """
    import Foundation

    for rule in Rule.all {
      var lines = ""
      for (number, fact) in rule.ask().enumerated() {
        guard let holds = fact.holds else { continue }
        lines += "rule\\t\\(rule.id)\\t\\(number)\\t\\(holds ? "holds" : "fails")\\t\\(fact.seen)\\n"
      }
      lines += "ran\\t\\(rule.id)\\t\\(Host.ran)\\n"
      FileHandle.standardError.write(Data(lines.utf8))
    }

    """
}
