/// A parsed Markdown text: CommonMark with pipe tables and front matter.
public struct MarkdownDocument: Sendable {
  /// A node.
  ///
  /// The array of nodes is in preorder.
  struct FlatNode: Sendable {
    var kind: MarkdownKind
    var literal = ""
    var range: SourceRange
    /// The index after the node's last descendant.
    var end: Int
  }

  let nodes: [FlatNode]
  let lines: SourceLines
  /// The lines between the `---` at the top and the next one; begins at line 2.
  public let frontMatter: String?
  /// Identifiers by the indices of headings; unique in the document.
  let headingIdentifiers: [Int: String]

  /// The document's node, which contains all others.
  public var root: MarkdownNode { MarkdownNode(document: self, index: 0) }

  /// The top-level blocks, from first to last.
  public var blocks: [MarkdownNode] { root.children }

  /// The text in UTF-8, without a byte order mark; its lines end with line feeds.
  public var bytes: [UInt8] { lines.bytes }

  /// The number of lines of the text.
  public var lineCount: Int { lines.count }

  /// A line without its line ending, counted from 1; empty if there is no such line.
  public func line(_ number: Int) -> String { lines[number] }

  init(nodes: [FlatNode], lines: SourceLines, frontMatter: String?) {
    self.nodes = nodes
    self.lines = lines
    self.frontMatter = frontMatter
    var slugs = HeadingSlugs()
    var identifiers: [Int: String] = [:]
    for index in nodes.indices {
      guard case .heading = nodes[index].kind else { continue }
      identifiers[index] = slugs.next(for: Self.text(of: index, in: nodes))
    }
    self.headingIdentifiers = identifiers
  }
}
