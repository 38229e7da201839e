import Checking
import Files
import Foundation

/// The output of `inspect --mutants`.
struct MutantReport: Encodable {
  private struct Mutants: Encodable {
    var total: Int
    var caught: Int
    /// How many are told their own reason.
    var explained: Int
    var recognised: Int
    var misnamed: Int
    var described: Int
    var stopped: Int
    /// How many survivors pass with a remark.
    var remarked: Int
    var survivors: [Line]
  }

  private struct Line: Encodable {
    var exercise: String
    var line: Int
    var change: String
    /// Why the mutant is right; empty if no author has declared it.
    var reason: String
    /// The remark of its verdict; empty if there is none.
    var remark: String
  }

  private enum CodingKeys: String, CodingKey {
    case mutants, problems
  }

  private let mutants: Mutants
  private let census: MutantCensus

  init(_ census: MutantCensus) {
    self.census = census
    let counts = census.counts
    mutants = Mutants(
      total: counts.total, caught: counts.caught, explained: counts.explained,
      recognised: counts.recognised, misnamed: counts.misnamed, described: counts.described,
      stopped: counts.stopped,
      remarked: counts.remarked,
      survivors: census.survivors.map {
        Line(
          exercise: $0.exercise, line: $0.location.line, change: $0.change,
          reason: $0.reason ?? "", remark: $0.remark ?? "")
      })
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(mutants, forKey: .mutants)
    try container.encode(census.problems.map(InspectReport.Line.init), forKey: .problems)
  }

  /// Whether every survivor is declared to be right, and every declaration has its survivor.
  var isProven: Bool {
    census.problems.isEmpty && census.survivors.allSatisfy { $0.reason != nil }
  }

  func json() throws -> String { String(decoding: try readableJSON(), as: UTF8.self) }

  func text(look: Look) -> String {
    var lines = census.problems.map { "\($0.location): \($0.kind.sentence)" }
    lines += census.survivors.map { survivor in
      "\(survivor.location): "
        + (survivor.reason.map { "survives rightly: \(survivor.change). \($0)" }
          ?? look.red("survives: \(survivor.change)"))
        + (survivor.remark.map { "\n  " + $0 } ?? "")
    }
    if !lines.isEmpty { lines.append("") }
    lines += census.exercises.map { Self.line($0.id, $0.counts) }
    lines.append(Self.line("All", census.counts))
    return lines.joined(separator: "\n")
  }

  private static func line(_ name: String, _ counts: MutantCensus.Counts) -> String {
    let wrong = counts.total - counts.declared
    return "\(name): \(counts.total) mutants, \(counts.declared) of them right; caught "
      + "\(counts.caught) (\(percent(counts.caught, of: counts.total)) of all, "
      + "\(percent(counts.caught, of: wrong)) of the wrong ones) and told "
      + "\(counts.explained) of them their own reason "
      + "(\(percent(counts.explained, of: counts.caught))): "
      + "\(counts.recognised) as a mistake of the chapter, "
      + (counts.misnamed > 0
        ? "\(counts.misnamed) were told a mistake that they do not make, or not the one that they are, "
        : "")
      + "\(counts.described) by what was seen, \(counts.stopped) by a crash or a limit"
      + (counts.remarked > 0 ? "; \(counts.remarked) passed with a remark" : "")
      + (counts.unreached > 0 ? "; \(counts.unreached) more are in code that no play reaches" : "")
  }

  private static func percent(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "100 %" : "\(Int((Double(part) * 100 / Double(whole)).rounded(.down))) %"
  }
}
