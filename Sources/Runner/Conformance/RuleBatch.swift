import Checking
import Compiling

/// Several rules as one program, because a rule costs its compiler far more than its run.
///
/// Its rules share a process, so those that do not hold in here are tested again by themselves.
struct RuleBatch: Sendable {
  /// How many rules take about as long to compile as three by themselves.
  static let size = 16

  let rules: [ConformanceRule]

  /// The results of the rules that hold.
  func passing(with judge: Judge) async throws(CheckingError) -> [ConformanceRule.ID: RuleResult] {
    let sources =
      ConformancePackage(rules: rules, host: .apple).sources() + [
        CompilationUnit.Source(name: "Host.swift", text: PackageText.engineHost),
        CompilationUnit.Source(name: "main.swift", text: Self.statements),
      ]
    let output = try await judge.run(script: sources, module: "ConformanceRules").output
    var facts: [Substring: [Substring]] = [:]
    for line in output.split(separator: "\n") where line.hasPrefix("rule\t") {
      let fields = line.split(separator: "\t", maxSplits: 2)
      if fields.count == 3 { facts[fields[1], default: []].append("fact\t" + fields[2]) }
    }
    var results: [ConformanceRule.ID: RuleResult] = [:]
    for rule in rules {
      let own = facts[Substring(rule.id)] ?? []
      let result = RuleResult(rule, output: own.joined(separator: "\n"), stop: "")
      if result.outcome == .pass, rule.rule.expectedFailure == nil { results[rule.id] = result }
    }
    return results
  }

  /// Facts are written when their rule is over.
  private static let statements = """
    import Foundation

    for rule in Rule.all {
      for (number, fact) in rule.facts().enumerated() {
        guard let holds = fact.holds else { continue }
        let line = "rule\\t\\(rule.id)\\t\\(number)\\t\\(holds ? "holds" : "fails")\\t\\(fact.seen)\\n"
        FileHandle.standardError.write(Data(line.utf8))
      }
    }

    """
}
