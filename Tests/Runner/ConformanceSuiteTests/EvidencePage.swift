import Chapters
import Conformance

/// The page of the book that says of each rule how sure we are that UIKit keeps it.
struct EvidencePage {
  let rules: [ConformanceRule]
  /// What hosts other than this engine were seen to do.
  let recordings: [Recording]

  /// The page below its opening.
  var text: String {
    var text = hosts
    var areas: [String] = []
    for rule in rules where !areas.contains(rule.area) { areas.append(rule.area) }
    for area in areas {
      let own = rules.filter { $0.area == area }
      let rows = own.compactMap(row)
      let rest = own.count - rows.count
      text += "\n## \(Self.escaped(area))\n\n"
      text += rest == 1 ? "Apple documents one rule" : "Apple documents \(rest) rules"
      text += " of [this chapter](\(Self.file(of: own[0])))"
      text += rows.isEmpty ? ".\n" : ". The others:\n\n" + rows.joined(separator: "\n") + "\n"
    }
    return text
  }

  private var hosts: String {
    guard !recordings.isEmpty else {
      return "No recording of Apple's UIKit is kept in this repository. Nobody has sent one yet.\n"
    }
    return recordings.map { recording in
      let asked = rules.filter { recording.hasAsked($0.id) }
      let differing = asked.count { recording.answers[$0.id]?.isProven == false }
      return
        "- \(Self.escaped(recording.host.title)) was asked \(asked.count) rules: \(differing) do not "
        + "hold there.\n"
    }.joined()
  }

  /// A line for a rule that rests on less than Apple's word, or of which a recording says something.
  ///
  /// A rule that was recorded rests on the recordings; what we thought before counts no more.
  private func row(_ rule: ConformanceRule) -> String? {
    let asked = recordings.filter { $0.hasAsked(rule.id) }
    let differing = asked.filter { $0.answers[rule.id]?.isProven == false }
    let sentence = Self.escaped(rule.rule.sentence) + " (`\(rule.id)`)"
    let place = rule.rule.sources.map(Self.linked).joined(separator: "; ")
    if !differing.isEmpty {
      let facts = differing.map { recording in
        Self.escaped(recording.host.title) + " " + failures(of: rule, in: recording)
      }
      return "- \(sentence) **Does not hold** on \(facts.joined(separator: "; on "))."
    }
    if !asked.isEmpty {
      return rule.rule.confidence == .documented
        ? nil
        : "- \(sentence) *Recorded* on "
          + asked.map { Self.escaped($0.host.title) }.joined(separator: "; ") + "."
    }
    guard rule.rule.confidence != .documented else { return nil }
    return "- \(sentence) *\(rule.rule.confidence.rawValue.capitalized)*: \(place)."
  }

  private func failures(of rule: ConformanceRule, in recording: Recording) -> String {
    guard case .facts(let facts)? = recording.answers[rule.id] else {
      return "(its program crashes)"
    }
    return facts.filter { $0.holds != true }.map(Self.words).joined(separator: ", ")
  }

  private static func words(for fact: Recording.Fact) -> String {
    "(`\(fact.condition)`\(fact.seen.isEmpty ? "" : ": \(escaped(fact.seen))"))"
  }

  /// A source with its links.
  private static func linked(_ source: RuleSource) -> String {
    var result = ""
    var end = source.text.startIndex
    for link in source.links {
      result += escaped(String(source.text[end..<link.range.lowerBound]))
      result += "[\(escaped(String(source.text[link.range])))](<\(link.address)>)"
      end = link.range.upperBound
    }
    return result + escaped(String(source.text[end...]))
  }

  private static func file(of rule: ConformanceRule) -> String {
    String(rule.rule.fence.file.split(separator: "/").last ?? "")
  }

  /// Text in which nothing is Markdown's.
  private static func escaped(_ text: String) -> String {
    text.map { "\\`*_<>[]#".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
