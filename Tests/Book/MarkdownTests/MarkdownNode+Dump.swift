import Markdown

extension MarkdownDocument {
  /// A line per node with its range, indented by depth.
  var dump: String {
    var lines: [String] = []
    func add(_ node: MarkdownNode, indent: String) {
      let range = node.range
      let place =
        "\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)"
      let literal = node.literal.isEmpty ? "" : " \(node.literal.debugDescription)"
      lines.append("\(indent)\(node.kind) \(place)\(literal)")
      for child in node.children { add(child, indent: indent + "  ") }
    }
    for block in blocks { add(block, indent: "") }
    return lines.joined(separator: "\n")
  }
}
