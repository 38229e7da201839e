extension MarkdownNode {
  /// The node's text in one line, without markup.
  public var text: String { MarkdownDocument.text(of: index, in: document.nodes) }

  /// A heading's anchor, unique in its document; `nil` for other nodes.
  public var identifier: String? { document.headingIdentifiers[index] }
}

extension MarkdownDocument {
  /// All headings, also those in quotes and lists.
  public var headings: [MarkdownNode] {
    headingIdentifiers.keys.sorted().map { MarkdownNode(document: self, index: $0) }
  }

  static func text(of index: Int, in nodes: [FlatNode]) -> String {
    var text = ""
    for node in nodes[index..<nodes[index].end] {
      switch node.kind {
      case .text, .code, .codeBlock: text += node.literal
      case .softBreak, .lineBreak: text += " "
      default: break
      }
    }
    return text
  }
}
