extension MarkdownNode {
  /// The node's text in one line, without markup.
  public var text: String { MarkdownDocument.text(of: index, in: document.records) }

  /// A heading's anchor, unique in its document; `nil` for other nodes.
  public var identifier: String? { document.headingIdentifiers[index] }
}

extension MarkdownDocument {
  /// All headings, also those in quotes and lists.
  public var headings: [MarkdownNode] {
    headingIdentifiers.keys.sorted().map { MarkdownNode(document: self, index: $0) }
  }

  static func text(of index: Int, in records: [Record]) -> String {
    var text = ""
    for record in records[index..<records[index].end] {
      switch record.kind {
      case .text, .code, .codeBlock: text += record.literal
      case .softBreak, .lineBreak: text += " "
      default: break
      }
    }
    return text
  }
}
