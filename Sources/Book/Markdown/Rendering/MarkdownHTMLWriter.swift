/// Writes nodes as HTML, with an explicit stack instead of recursion.
struct MarkdownHTMLWriter {
  let html: MarkdownHTML
  private(set) var result = ""
  /// Closing tags, to be written before the node with the index `end`.
  private var open: [(end: Int, tag: String)] = []
  private var tightness: [(end: Int, isTight: Bool)] = []
  private var columns: [MarkdownAlignment] = []
  private var columnTitles: [String] = []
  private var column = 0

  init(html: MarkdownHTML) {
    self.html = html
  }

  mutating func write(_ root: MarkdownNode) {
    var index = root.index
    let nodes = root.document.nodes
    let end = nodes[index].end
    while index < end {
      close(before: index)
      let node = MarkdownNode(document: root.document, index: index)
      index = begin(node, end: nodes[index].end) ? index + 1 : nodes[index].end
    }
    close(before: .max)
  }

  private mutating func close(before index: Int) {
    while let last = open.last, last.end <= index {
      result += last.tag
      open.removeLast()
    }
    while let last = tightness.last, last.end <= index { tightness.removeLast() }
  }

  /// Writes the beginning of a node, before its children.
  ///
  /// Returns `false` if the children are not written.
  private mutating func begin(_ node: MarkdownNode, end: Int) -> Bool {
    switch node.kind {
    case .document: break
    case .text: result += escapedForHTML(node.literal)
    case .softBreak: result += "\n"
    case .lineBreak: result += "<br>\n"
    case .code: result += "<code>\(html.code(node.literal))</code>"
    case .html, .inlineHTML: raw(node)
    case .codeBlock: result += html.codeBlock(node)
    case .thematicBreak: result += "<hr>\n"
    case .emphasis: element("em", end)
    case .strong: element("strong", end)
    case .blockQuote: element("blockquote", end, line: true)
    case .item: element("li", end, line: true)
    case .list(let start, let isTight):
      tightness.append((end, isTight))
      let number = start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
      element(start == nil ? "ul" : "ol", end, attributes: number, line: true)
    case .paragraph:
      if tightness.last?.isTight == true, isItem(open.last?.tag) { return true }
      element("p", end, line: true)
    case .heading(let level): heading(node, level: min(level + html.headingShift, 6), end)
    case .table(let alignments):
      columns = alignments
      columnTitles = []
      result += "<div class=\"table\">"
      open.append((end, "</div>\n"))
      element("table", end, line: true)
    case .tableRow(let isHeader):
      column = 0
      result += isHeader ? "<thead>" : ""
      if isHeader { open.append((end, "</thead>\n")) }
      element("tr", end, line: true)
    case .tableCell: cell(node, end)
    case .link(let destination, let title): link(destination, title, end)
    case .image(let source, let title):
      guard MarkdownHTML.isSafe(source) else { return true }
      result += "<img src=\"\(escapedForHTML(html.address(source)))\""
      result += " alt=\"\(escapedForHTML(node.text))\"\(attribute("title", title))>"
      return false
    }
    return true
  }

  private mutating func element(
    _ name: String, _ end: Int, attributes: String = "", line: Bool = false
  ) {
    result += "<\(name)\(attributes)>"
    open.append((end, "</\(name)>\(line ? "\n" : "")"))
  }

  private func isItem(_ tag: String?) -> Bool { tag == "</li>\n" }

  private func attribute(_ name: String, _ value: String) -> String {
    value.isEmpty ? "" : " \(name)=\"\(escapedForHTML(value))\""
  }

  private mutating func heading(_ node: MarkdownNode, level: Int, _ end: Int) {
    guard html.hasAnchors, let identifier = node.identifier else {
      element("h\(level)", end, line: true)
      return
    }
    let id = escapedForHTML(identifier)
    result += "<h\(level) id=\"\(id)\">"
    open.append((end, "</h\(level)>\n"))
    open.append(
      (end, " <a class=\"anchor\" href=\"#\(id)\" aria-label=\"Link to this section\">#</a>"))
  }

  private mutating func cell(_ node: MarkdownNode, _ end: Int) {
    let isInHead = open.contains { $0.tag == "</thead>\n" }
    if isInHead { columnTitles.append(node.text) }
    let alignment = column < columns.count ? columns[column] : .none
    var attributes = alignment == .none ? "" : " class=\"\(alignment.rawValue)\""
    // Where the page is narrow, a row is read from top to bottom: its first cell names it, and the titles
    // of the columns the others.
    if !isInHead, column > 0, column < columnTitles.count {
      attributes += attribute("data-column", columnTitles[column])
    }
    column += 1
    // An empty cell names no column.
    element(isInHead && !node.text.isEmpty ? "th" : "td", end, attributes: attributes)
  }

  private mutating func link(_ destination: String, _ title: String, _ end: Int) {
    guard MarkdownHTML.isSafe(destination) else { return }
    let address = escapedForHTML(html.address(destination))
    element("a", end, attributes: " href=\"\(address)\"\(attribute("title", title))")
  }

  private mutating func raw(_ node: MarkdownNode) {
    guard !node.literal.drop(while: \.isWhitespace).hasPrefix("<!--") else { return }
    let text = escapedForHTML(node.literal)
    result += node.kind == .html ? "<pre><code>\(text)</code></pre>\n" : text
  }
}
