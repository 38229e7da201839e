import Markdown

/// Some blocks of a chapter that belong together.
public struct Prose: Sendable {
  /// From first to last; neighbours in their document.
  public var nodes: [MarkdownNode]

  /// Takes blocks of one document.
  public init(_ nodes: [MarkdownNode] = []) {
    self.nodes = nodes
  }

  /// Reads a text.
  public init(markdown: String) {
    nodes = MarkdownDocument(markdown).blocks
  }

  /// Whether there is nothing to read.
  public var isEmpty: Bool { nodes.isEmpty }

  /// The words without markup: paragraphs with an empty line between them, items with a dash.
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
  /// The text as its author wrote it: whole lines of the chapter's file.
  public var markdown: String {
    guard let first = nodes.first, let last = nodes.last else { return "" }
    let lines = first.range.start.line...max(first.range.start.line, last.range.end.line)
    return lines.map { first.document.line($0) }.joined(separator: "\n")
  }
}
