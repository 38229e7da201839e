import Chapters
import Conformance
import Files
import Foundation

/// The output of `conformance`: the rules by area, or all facts for programs.
struct ConformanceReport: Encodable {
  /// A rule as programs read it.
  private struct Line: Encodable {
    var id: String
    var area: String
    var sentence: String
    var sources: [Source]
    var confidence: String
    /// The first version of iOS; empty for all.
    var since: String
    var outcome: RuleResult.Outcome
    /// Why the rule is expected to fail here, if it is.
    var reason: String?
    /// Why the program did not come to its end, if it did not.
    var stop: String?
    var facts: [RuleResult.Fact]
    /// What a user does while the program runs, as YAML; `nil` if nobody touches it.
    var touches: String?
    /// Why XCUITest cannot do that, if it cannot.
    var obstacle: String?
    /// Hosts whose recordings differ, with their values.
    var differences: [Difference]
    /// Hosts that could not be asked.
    var notRun: [Omission]
  }

  private struct Omission: Encodable {
    var host: String
    var reason: String
  }

  /// A source as programs read it.
  private struct Source: Encodable {
    struct Link: Encodable {
      var title: String
      var url: String
    }

    var title: String
    /// `nil` if there is no public address, for the reason that follows.
    var url: String?
    var withoutAddress: String?
    /// What to look for there; empty if the address leads to the place itself.
    var place: String
    /// Further addresses that the source names.
    var also: [Link]

    init(_ source: RuleSource) {
      title = source.title
      url = source.links.first?.address
      withoutAddress = source.missingAddress?.rawValue
      place = source.place
      also = source.links.dropFirst().map {
        Link(title: String(source.text[$0.range]), url: $0.address)
      }
    }
  }

  private struct Difference: Encodable {
    var host: String
    /// Whether the rule's program ended the host's process.
    var crashed = false
    var facts: [RuleResult.Fact] = []
  }

  private enum CodingKeys: String, CodingKey {
    case rules
  }

  private let results: [RuleResult]
  private let rules: [Line]
  private let hosts: [String]

  init(_ results: [RuleResult], recordings: [Recording]) {
    self.results = results
    hosts = recordings.map(\.host.title)
    rules = results.map { result in
      let rule = result.rule.rule
      return Line(
        id: result.rule.id, area: result.rule.area, sentence: result.rule.sentence,
        sources: rule.sources.map(Source.init),
        confidence: rule.confidence.rawValue, since: rule.since,
        outcome: result.outcome, reason: rule.expectedFailure,
        stop: result.stop.isEmpty ? nil : result.stop, facts: result.facts,
        touches: rule.touches?.fence.code, obstacle: result.rule.obstacle,
        differences: recordings.compactMap { recording in
          let host = recording.host.title
          return switch result.difference(from: recording) {
          case nil: nil
          case .crashed: Difference(host: host, crashed: true)
          case .facts(let facts): Difference(host: host, facts: facts)
          }
        },
        notRun: recordings.compactMap { recording in
          guard case .notRun(let reason)? = recording.answers[result.rule.id] else { return nil }
          return Omission(host: recording.host.title, reason: reason)
        })
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rules, forKey: .rules)
  }

  /// Whether each rule passes, or fails as expected.
  var isConforming: Bool {
    results.allSatisfy { $0.outcome == .pass || $0.outcome == .expectedFailure }
  }

  func json() throws -> String { String(decoding: try readableJSON(), as: UTF8.self) }

  func text(look: Look) -> String {
    var lines: [String] = []
    for line in rules where line.outcome == .fail {
      lines += failure(line, look)
    }
    for line in rules where line.outcome == .expectedFailure {
      lines.append("\(line.id) fails as expected: \(line.reason ?? "")")
    }
    for line in rules {
      for difference in line.differences {
        lines.append(look.yellow("\(line.id) differs on \(difference.host)"))
        if difference.crashed { lines.append("  there: its program ended the process") }
        lines += difference.facts.map { "  there: " + Self.words(for: $0) }
      }
      for omission in line.notRun {
        lines.append("\(line.id) was not run on \(omission.host): \(omission.reason)")
      }
    }
    if !lines.isEmpty { lines.append("") }
    return (lines + table(look)).joined(separator: "\n")
  }

  private func failure(_ line: Line, _ look: Look) -> [String] {
    var lines = [look.red("\(line.id) fails"), "  \(line.sentence)"]
    if line.reason != nil && line.facts.allSatisfy({ $0.holds == true }) {
      lines.append("  It is expected to fail, and passes. Take fails= from the rule.")
    }
    if let stop = line.stop { lines.append("  " + Look.withoutControls(stop)) }
    return lines + line.facts.filter { $0.holds != true }.map { "  " + Self.words(for: $0) }
  }

  private static func words(for fact: RuleResult.Fact) -> String {
    let outcome =
      switch fact.holds {
      case true?: "holds"
      case false?: "does not hold"
      case nil: "was never reached"
      }
    let seen = fact.seen.isEmpty ? "" : "; seen: \(Look.withoutControls(fact.seen))"
    return "line \(fact.line): \(fact.condition) \(outcome)\(seen)"
  }

  /// One line for each area and one for all.
  private func table(_ look: Look) -> [String] {
    var areas: [String] = []
    for line in rules where !areas.contains(line.area) { areas.append(line.area) }
    let rows =
      areas.map { area in (area, rules.filter { $0.area == area }) } + [("All", rules)]
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, lines in
      let count = { (outcome: RuleResult.Outcome) in lines.count { $0.outcome == outcome } }
      var parts = ["\(count(.pass)) of \(lines.count) pass"]
      if count(.fail) > 0 { parts.append(look.red("\(count(.fail)) fail")) }
      if count(.expectedFailure) > 0 {
        parts.append("\(count(.expectedFailure)) fail as expected")
      }
      return name.padding(toLength: width, withPad: " ", startingAt: 0) + "  "
        + parts.joined(separator: ", ")
    }
  }
}
