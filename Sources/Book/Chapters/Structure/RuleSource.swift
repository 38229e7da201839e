/// A place that says of a rule that UIKit keeps it.
public struct RuleSource: Equatable, Sendable {
  /// Why a source leads nowhere.
  public enum MissingAddress: String, Sendable {
    /// Headers come with Xcode.
    case header
    /// Apple shows a bug report to nobody but its author.
    case bugReport
    /// What many people published, none of whom is named.
    case summary
    /// Nothing was found.
    case unwritten
  }

  /// The whole source, in the words of the book.
  public var text: String
  /// The public addresses in it, from the one that matters most.
  public var links: [SourceLink]

  init(_ text: String) {
    self.text = text
    links = SourceLink.all(in: text)
  }

  /// The words up to the end of the first link; the whole text if it has none.
  public var title: String {
    links.first.map { String(text[..<$0.range.upperBound]) } ?? text
  }

  /// What to look for at the first link; empty if it leads to the place itself.
  public var place: String {
    guard let link = links.first else { return "" }
    return String(text[link.range.upperBound...].drop { ",: ".contains($0) })
  }

  /// Why there is no link; `nil` if there is one, or if nobody has said why not.
  public var missingAddress: MissingAddress? {
    guard links.isEmpty else { return nil }
    if text.contains(#/\b\w+\.h\b|\bheader\b/#) { return .header }
    if text.contains(#/^rdar \d+/#) { return .bugReport }
    if text.contains(#/^(?:published|shipped)\b/#) { return .summary }
    return text == "Nobody has written it down" ? .unwritten : nil
  }
}
