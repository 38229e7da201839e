/// A node of a Markdown document: a block or an inline.
///
/// A node is an index into its document, so that documents of any depth are copied and released
/// without recursion.
public struct MarkdownNode: Sendable {
  /// The document that contains the node.
  public let document: MarkdownDocument
  let index: Int

  /// The node's kind, with the values that only this kind has.
  public var kind: MarkdownKind { document.nodes[index].kind }

  /// The content of a text, code or HTML node, without markup; empty for other nodes.
  ///
  /// The text of a code block ends with a line feed, unless it is empty.
  public var literal: String { document.nodes[index].literal }

  /// The node's place in the text.
  ///
  /// libcmark's ranges of inlines are less exact than those of blocks.
  public var range: SourceRange { document.nodes[index].range }

  /// The direct children, in the order of the text.
  public var children: [MarkdownNode] {
    var children: [MarkdownNode] = []
    var next = index + 1
    let end = document.nodes[index].end
    while next < end {
      children.append(MarkdownNode(document: document, index: next))
      next = document.nodes[next].end
    }
    return children
  }

  /// The node and all its descendants, in preorder.
  public var subtree: [MarkdownNode] {
    (index..<document.nodes[index].end).map { MarkdownNode(document: document, index: $0) }
  }
}

/// The kinds of nodes, with the values that only they have.
public enum MarkdownKind: Equatable, Sendable {
  // Blocks
  case document
  case blockQuote
  /// `start` is the first item's number; `nil` for bullets.
  case list(start: Int?, isTight: Bool)
  case item
  /// `info` is everything after the fence's backticks; empty for indented code.
  case codeBlock(info: String, isFenced: Bool)
  case html
  case paragraph
  case heading(level: Int)
  case thematicBreak
  case table(alignments: [MarkdownAlignment])
  case tableRow(isHeader: Bool)
  case tableCell

  // Inlines
  case text
  case softBreak
  case lineBreak
  case code
  case inlineHTML
  case emphasis
  case strong
  case link(destination: String, title: String)
  case image(source: String, title: String)
}

/// The alignment of a table's column.
public enum MarkdownAlignment: String, Sendable {
  case none, left, center, right
}
