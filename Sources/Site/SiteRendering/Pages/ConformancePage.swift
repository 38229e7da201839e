public import Conformance
import Foundation
import Record

/// A matrix of the rules by hosts, with the facts on which they rest.
///
/// A page needs the style sheet, in a folder beside it: ``Templates/writeAssets(to:)``.
public struct ConformancePage: Sendable {
  private let templates: Templates
  private let assets: String

  /// - Parameter assets: The folder of the style sheet, as an address relative to the page.
  public init(templates: Templates, assets: String) {
    self.templates = templates
    self.assets = assets
  }

  /// The whole page.
  ///
  /// - Parameters:
  ///   - results: The results of this engine.
  ///   - hosts: All recordings; the columns, in this order.
  public func matrix(of results: [RuleResult], hosts: [Recording]) -> String {
    var areas: [Area] = []
    for result in results {
      if areas.last?.title != result.rule.area {
        areas.append(Area(title: result.rule.area, anchor: "area-\(areas.count + 1)"))
      }
      areas[areas.count - 1].rules.append(Row(result, hosts: hosts))
    }
    let count = { (outcome: RuleResult.Outcome) in results.count { $0.outcome == outcome } }
    let content = Content(
      summary: "\(results.count == 1 ? "One rule" : "\(results.count) rules"). This engine keeps "
        + "\(count(.pass)), breaks \(count(.fail)), and is known to break "
        + "\(count(.expectedFailure)).",
      hosts: hosts.map { Host(title: $0.host.title, circumstances: $0.host.circumstances) },
      overview: areas.map { area in
        Line(
          title: area.title, anchor: area.anchor,
          counts: hosts.indices.map { area.rules.count(of: $0) })
      }, areas: areas, isAlone: hosts.count < 2)
    return templates.page(
      PageContext(
        title: "Conformance", description: "What each host says to each rule about UIKit.",
        content: templates.render("conformance", content), root: assets + "/", kind: "verdicts",
        isIndexed: false))
  }

  /// The values of the template `conformance`.
  private struct Content {
    var summary: String
    var hosts: [Host]
    var overview: [Line]
    var areas: [Area]
    var isAlone: Bool
  }

  private struct Host {
    var title: String
    var circumstances: String
  }

  private struct Line {
    var title: String
    var anchor: String
    /// How many of the rules that a host was asked hold there: "3 of 4".
    var counts: [String]
  }

  private struct Area {
    var title: String
    var anchor: String
    var rules: [Row] = []
  }

  fileprivate struct Row {
    var id: String
    var sentence: String
    var confidence: String
    var since: String?
    var sources: [String]
    var cells: [Cell]
    var conditions: [Condition]
    var notice: String?
    /// What the rule's user does, as its author wrote it.
    var touches: String?
    /// Which hosts could not be asked, and why.
    var omissions: [String]
    var timeline: TimelineContent?
    /// Whether hosts disagree, so that the facts stand open.
    var isOpen: Bool

    init(_ result: RuleResult, hosts: [Recording]) {
      let rule = result.rule.rule
      id = result.rule.id
      sentence = result.rule.sentence
      confidence = rule.confidence.rawValue
      since = rule.since.isEmpty ? nil : rule.since
      sources = rule.sources.map { SourceLinks.html($0.text) }
      cells = hosts.enumerated().map { index, host in
        let answer = host.answers[result.rule.id]
        return index == 0
          ? Cell(result.outcome, on: host.host) : Cell(answer, on: host.host)
      }
      var columns = hosts.map { host -> Column in
        switch host.answers[result.rule.id] {
        case .facts(let facts): .facts(Dictionary(grouping: facts, by: \.condition))
        case .crashed: .same("ended the process")
        case .notRun: .same("not run")
        case nil: .same("–")
        }
      }
      conditions = result.facts.map { fact in
        Condition(
          text: fact.condition,
          seen: columns.indices.map { columns[$0].next(for: fact.condition) })
      }
      notice = rule.expectedFailure ?? (result.stop.isEmpty ? nil : result.stop)
      touches = rule.touches?.fence.code
      let id = id
      omissions = hosts.compactMap { host in
        guard case .notRun(let reason)? = host.answers[id] else { return nil }
        return "Not run on \(host.host.title): \(reason)"
      }
      timeline = result.timeline.map(TimelineContent.init)
      isOpen = result.outcome == .fail || Set(cells.map(\.sign)).subtracting(["–"]).count > 1
    }
  }

  /// What a host saw of a rule's conditions, of which several can have the same text.
  private enum Column {
    case facts([String: [Recording.Fact]])
    case same(String)

    mutating func next(for condition: String) -> String {
      guard case .facts(var facts) = self else {
        if case .same(let words) = self { return words }
        return "–"
      }
      guard let fact = facts[condition]?.first else { return "–" }
      facts[condition]?.removeFirst()
      self = .facts(facts)
      let outcome =
        switch fact.holds {
        case true?: "holds"
        case false?: "does not hold"
        case nil: "never reached"
        }
      return fact.seen.isEmpty ? outcome : "\(outcome): \(fact.seen)"
    }
  }

  fileprivate struct Cell {
    var sign: String
    /// The sign in words, and the class of the cell.
    var words: String
    var kind: String
    /// The host as short as it can be told from the others: "workbook", "iOS 18.2".
    var host: String

    init(_ outcome: RuleResult.Outcome, on host: Recording.Host) {
      self.host = host.name == "UIKit" ? host.version : host.name
      let said: String
      switch outcome {
      case .pass: (sign, said, kind) = ("✓", "holds", "pass")
      case .fail: (sign, said, kind) = ("✗", "does not hold", "fail")
      case .expectedFailure: (sign, said, kind) = ("✗", "is known to fail", "warn")
      case .notRun: (sign, said, kind) = ("–", "not asked", "idle")
      }
      words = "\(said) on \(host.title)"
    }

    init(_ answer: Recording.Answer?, on host: Recording.Host) {
      switch answer {
      case .facts, .crashed:
        self.init(answer?.isProven == true ? .pass : .fail, on: host)
        if answer == .crashed { words = "ended the process on \(host.title)" }
      case .notRun(let reason):
        self.init(.notRun, on: host)
        words = "not run on \(host.title): \(reason)"
      case nil: self.init(.notRun, on: host)
      }
    }
  }

  /// What a rule's program did in this engine, as text.
  fileprivate struct TimelineContent {
    /// Lines that are shown: some programs change hundreds of layers, and a page has hundreds of rules.
    private static let limit = 150

    var title: String
    var text: String
    /// How many lines are left out, in words.
    var rest: String?

    init(_ timeline: Timeline) {
      let lines = timeline.text.split(separator: "\n")
      let calls = Self.count(timeline.calls().count, "call")
      let commits = Self.count(timeline.commits.count, "commit")
      let seconds = (timeline.end * 100).rounded() / 100
      title = "Timeline in this engine: \(calls) and \(commits) in \(seconds) s"
      text = lines.prefix(Self.limit).joined(separator: "\n")
      let more = lines.count - Self.limit
      if more > 0 {
        rest = more == 1 ? "One more line is left out." : "\(more) more lines are left out."
      }
    }

    private static func count(_ number: Int, _ noun: String) -> String {
      number == 1 ? "one \(noun)" : "\(number) \(noun)s"
    }
  }

  fileprivate struct Condition {
    var text: String
    var seen: [String]
  }
}

extension [ConformancePage.Row] {
  fileprivate func count(of host: Int) -> String {
    let asked = filter { $0.cells[host].kind != "idle" }
    return asked.isEmpty
      ? "–" : "\(asked.count { $0.cells[host].kind == "pass" }) of \(asked.count)"
  }
}
