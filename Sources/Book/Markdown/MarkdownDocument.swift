/// A parsed Markdown text: CommonMark, plus tables with pipes and front matter.
public struct MarkdownDocument: Sendable {
  /// One node; nodes lie in the order of the text, each before those below it.
  struct Record: Sendable {
    var kind: MarkdownKind
    var literal = ""
    var range: SourceRange
    /// The index after the last node below this one.
    var end: Int
  }

  let records: [Record]
  let lines: SourceLines
  /// What stands between `---` and `---` at the top, without these lines; begins in line 2.
  public let frontMatter: String?
  /// Identifiers of headings by their index, unique in the document.
  let headingIdentifiers: [Int: String]

  /// The node that holds all others.
  public var root: MarkdownNode { MarkdownNode(document: self, index: 0) }

  /// The top-level blocks, from first to last.
  public var blocks: [MarkdownNode] { root.children }

  /// How many lines the text has.
  public var lineCount: Int { lines.count }

  /// The text of a line without its ending; empty where there is no such line.
  public func line(_ number: Int) -> String { lines[number] }

  init(records: [Record], lines: SourceLines, frontMatter: String?) {
    self.records = records
    self.lines = lines
    self.frontMatter = frontMatter
    var slugs = HeadingSlugs()
    var identifiers: [Int: String] = [:]
    for index in records.indices {
      guard case .heading = records[index].kind else { continue }
      identifiers[index] = slugs.next(for: Self.text(of: index, in: records))
    }
    self.headingIdentifiers = identifiers
  }
}
