internal import CCMark

/// Copies libcmark's tree into nodes.
///
/// Nothing else calls libcmark.
struct FlatNodeBuilder {
  typealias FlatNode = MarkdownDocument.FlatNode

  let lines: SourceLines
  private var nodes: [FlatNode] = []
  /// The indices of nodes that are not closed yet.
  private var open: [Int] = []

  init(lines: SourceLines) {
    self.lines = lines
  }

  /// All nodes of a text.
  ///
  /// There is no recursion, so texts may be nested to any depth.
  consuming func nodes(of text: [UInt8]) -> [FlatNode] {
    Self.withTree(of: text) { root in
      append(root, shift: .none, skipping: nil)
    }
    return nodes
  }

  /// The offset from positions in a cell, which is parsed by itself, to positions in the file.
  private struct Shift {
    var line = 0
    var column = 0
    static let none = Shift()
  }

  /// Appends a node and its descendants, without the node that is `skipped`.
  private mutating func append(
    _ root: OpaquePointer, shift: Shift, skipping skipped: OpaquePointer?
  ) {
    let iterator = cmark_iter_new(root)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
      if node == skipped { continue }
      if event == CMARK_EVENT_EXIT {
        close()
      } else if shift.line == 0, let table = table(at: node) {
        append(table)
        // Resetting passes over the event itself, so the next one comes after the paragraph.
        cmark_iter_reset(iterator, node, CMARK_EVENT_EXIT)
      } else {
        let leaf = Self.isLeaf(node)
        push(
          kind(of: node), literal: Self.string(cmark_node_get_literal(node)),
          range: range(of: node, shift))
        if leaf { close() }
      }
    }
  }

  private mutating func push(_ kind: MarkdownKind, literal: String = "", range: SourceRange) {
    open.append(nodes.count)
    nodes.append(FlatNode(kind: kind, literal: literal, range: range, end: nodes.count + 1))
  }

  private mutating func close() {
    guard let last = open.popLast() else { return }
    nodes[last].end = nodes.count
  }

  // MARK: - Tables

  private func table(at node: OpaquePointer) -> PipeTable? {
    guard cmark_node_get_type(node) == CMARK_NODE_PARAGRAPH else { return nil }
    let range = range(of: node, .none)
    let indent = range.start.column - 1
    return PipeTable(
      lines: range.lines.map { String(lines[$0].utf8.dropFirst(indent)) ?? "" },
      at: range.start)
  }

  private mutating func append(_ table: PipeTable) {
    push(.table(alignments: table.alignments), range: table.range)
    for row in table.rows {
      push(.tableRow(isHeader: row.isHeader), range: row.range)
      for cell in row.cells {
        push(.tableCell, range: cell.range)
        append(cell)
        close()
      }
      close()
    }
    close()
  }

  private mutating func append(_ cell: PipeTable.Cell) {
    let start = cell.range.start
    Self.withTree(of: Array(cell.text.utf8)) { root in
      guard let paragraph = cmark_node_first_child(root) else { return }
      guard cmark_node_get_type(paragraph) == CMARK_NODE_PARAGRAPH,
        cmark_node_next(paragraph) == nil
      else {
        push(.text, literal: cell.text, range: cell.range)
        close()
        return
      }
      append(
        paragraph, shift: Shift(line: start.line - 1, column: start.column - 1),
        skipping: paragraph)
    }
  }

  // MARK: - libcmark

  private static func withTree(of text: [UInt8], _ body: (OpaquePointer) -> Void) {
    let root = text.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        cmark_parse_document(
          characters.baseAddress, characters.count, CMARK_OPT_SOURCEPOS | CMARK_OPT_SMART)
      }
    }
    guard let root else { return }
    body(root)
    cmark_node_free(root)
  }

  private func range(of node: OpaquePointer, _ shift: Shift) -> SourceRange {
    // libcmark gives line breaks no position: they follow the node before them.
    if cmark_node_get_start_line(node) == 0, let end = nodes.last?.range.end {
      return SourceRange(start: end, end: end)
    }
    let start = SourcePosition(
      line: Int(cmark_node_get_start_line(node)) + shift.line,
      column: Int(cmark_node_get_start_column(node)) + shift.column)
    let end = SourcePosition(
      line: Int(cmark_node_get_end_line(node)) + shift.line,
      column: Int(cmark_node_get_end_column(node)) + shift.column)
    return SourceRange(start: start, end: max(start, end))
  }

  private static func string(_ characters: UnsafePointer<CChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }

  private static func isLeaf(_ node: OpaquePointer) -> Bool {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK, CMARK_NODE_CODE_BLOCK,
      CMARK_NODE_TEXT, CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_CODE,
      CMARK_NODE_HTML_INLINE:
      true
    default: false
    }
  }

  private func kind(of node: OpaquePointer) -> MarkdownKind {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_LIST:
      .list(
        start: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
          ? Int(cmark_node_get_list_start(node)) : nil,
        isTight: cmark_node_get_list_tight(node) != 0)
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_CODE_BLOCK:
      .codeBlock(
        info: Self.string(cmark_node_get_fence_info(node)), isFenced: isFenced(node))
    case CMARK_NODE_HTML_BLOCK: .html
    case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_HTML_INLINE: .inlineHTML
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK:
      .link(
        destination: Self.string(cmark_node_get_url(node)),
        title: Self.string(cmark_node_get_title(node)))
    case CMARK_NODE_IMAGE:
      .image(
        source: Self.string(cmark_node_get_url(node)),
        title: Self.string(cmark_node_get_title(node)))
    default: .paragraph
    }
  }

  /// libcmark does not distinguish fenced from indented code; the source does.
  private func isFenced(_ node: OpaquePointer) -> Bool {
    let start = range(of: node, .none).start
    let marker = lines[start.line].utf8.dropFirst(start.column - 1).drop { $0 == 0x20 }.prefix(3)
    return marker.elementsEqual("```".utf8) || marker.elementsEqual("~~~".utf8)
  }
}
