/// A node of a Markdown document: a block or a piece of text.
///
/// A value that refers to its document, so that documents of any depth are copied and released
/// without recursion.
public struct MarkdownNode: Sendable {
  /// The text that it is a part of.
  public let document: MarkdownDocument
  let index: Int

  /// What the node is.
  public var kind: MarkdownKind { document.records[index].kind }

  /// The text of a text, code or HTML node as the reader is to see it; empty for others.
  ///
  /// A code block's ends with a line feed, unless it is empty.
  public var literal: String { document.records[index].literal }

  /// Where the node stands.
  ///
  /// libcmark knows inline nodes less exactly than blocks.
  public var range: SourceRange { document.records[index].range }

  /// From first to last.
  public var children: [MarkdownNode] {
    var children: [MarkdownNode] = []
    var next = index + 1
    let end = document.records[index].end
    while next < end {
      children.append(MarkdownNode(document: document, index: next))
      next = document.records[next].end
    }
    return children
  }

  /// The node itself and all below it, in the order of the text.
  public var subtree: [MarkdownNode] {
    (index..<document.records[index].end).map { MarkdownNode(document: document, index: $0) }
  }
}

/// What a node is, with what only nodes of that kind know.
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

/// How the cells of a table's column are aligned.
public enum MarkdownAlignment: String, Sendable {
  case none, left, center, right
}
