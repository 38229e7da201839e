import Markdown

/// Consecutive blocks of a Markdown document.
public struct Prose: Sendable {
  /// In the order of the document.
  public var nodes: [MarkdownNode]

  /// The blocks have to be consecutive, and of one document.
  public init(_ nodes: [MarkdownNode] = []) {
    self.nodes = nodes
  }

  /// Parses Markdown.
  public init(markdown: String) {
    nodes = MarkdownDocument(markdown).blocks
  }

  /// Whether there are no blocks.
  public var isEmpty: Bool { nodes.isEmpty }

  /// Plain text: an empty line between paragraphs, a dash before list items.
  public var text: String {
    nodes.map { Self.text(of: $0) }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func text(of node: MarkdownNode) -> String {
    switch node.kind {
    case .codeBlock:
      let lines = CodeFence.shown(node.literal).split(
        separator: "\n", omittingEmptySubsequences: false)
      return lines.dropLast().map { "    \($0)" }.joined(separator: "\n")
    case .list(let start, _):
      return node.children.enumerated().map { offset, item in
        (start.map { "\($0 + offset). " } ?? "- ") + item.text
      }.joined(separator: "\n")
    case .table:
      return node.children.map { row in
        row.children.map(\.text).joined(separator: " | ")
      }.joined(separator: "\n")
    case .html, .thematicBreak: return ""
    default: return node.text
    }
  }
}

extension Prose {
  /// The Markdown source: whole lines of the document.
  public var markdown: String {
    guard let first = nodes.first, let last = nodes.last else { return "" }
    let lines = first.range.start.line...max(first.range.start.line, last.range.end.line)
    return lines.map { first.document.line($0) }.joined(separator: "\n")
  }
}
