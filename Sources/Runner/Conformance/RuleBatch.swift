import Checking
import Compiling
import Record

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
        CompilationUnit.Source(name: "main.swift", text: statements()),
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
      guard let ran = seconds[Substring(rule.id)], rule.rule.touches == nil || !rule.isScript
      else { continue }
      let own = facts[Substring(rule.id)] ?? []
      results[rule.id] = RuleResult(
        rule, output: own.joined(separator: "\n"), stop: "", seconds: ran)
    }
    return results
  }

  /// Plays each program in a run of its own until nothing moves any more, and keeps how long it took.
  private static let host = """
    import Record
    import Staging
    import UIKit

    enum Host {
      /// What the user of the next program does, as JSON.
      static var steps = "[]"
      /// `nil` if a step could not be performed.
      private(set) static var ran: Double?

      static func show(_ start: @escaping () -> UIViewController?, seconds: TimeInterval) {
        let session = StageSession { start() ?? UIViewController() }
        session.launch()
        guard let own = try? JSONDecoder().decode([Step].self, from: Data(steps.utf8)) else {
          return ran = nil
        }
        for step in own + [.settle(limit: 60)] {
          guard case .success = session.attempt(step) else { return ran = nil }
        }
        ran = session.timeline.end
      }
    }

    """

  /// Facts are written when their rule is over.
  ///
  /// A rule whose user could not do everything leaves no line that it ran.
  private func statements() -> String {
    let users = rules.compactMap { rule in
      rule.rule.touches.map { touches in
        "  \(rule.id.debugDescription): \(Self.json(touches.steps).debugDescription),"
      }
    }
    return """
      import Foundation

      let users: [String: String] = [
      \(users.isEmpty ? "  :" : users.joined(separator: "\n"))
      ]
      for rule in Rule.all {
        Host.steps = users[rule.id] ?? "[]"
        var lines = ""
        for (number, fact) in rule.ask().enumerated() {
          guard let holds = fact.holds else { continue }
          lines += "rule\\t\\(rule.id)\\t\\(number)\\t\\(holds ? "holds" : "fails")\\t\\(fact.seen)\\n"
        }
        if let ran = Host.ran { lines += "ran\\t\\(rule.id)\\t\\(ran)\\n" }
        FileHandle.standardError.write(Data(lines.utf8))
      }

      """
  }

  private static func json(_ steps: [Step]) -> String {
    guard let data = try? Wire.encode(steps) else {
      preconditionFailure("Every step that an author can write has a form in JSON.")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
