import Markdown

/// A table for terminals: in columns where they fit, otherwise row by row.
struct TextTable {
  private let header: [String]
  private let rows: [[String]]

  /// - Parameter node: A table of Markdown.
  init(_ node: MarkdownNode) {
    var cells = node.children.map { $0.children.map { Look.withoutControls($0.text) } }
    header = cells.isEmpty ? [] : cells.removeFirst()
    rows = cells
  }

  func lines(look: Look) -> [String] {
    let widths = header.indices.map { column in
      ([header] + rows).map { column < $0.count ? Look.columns(of: $0[column]) : 0 }.max() ?? 0
    }
    let whole = widths.reduce(0, +) + 3 * (widths.count - 1)
    return whole <= look.width ? columns(widths, look) : stacked(look)
  }

  private func columns(_ widths: [Int], _ look: Look) -> [String] {
    func line(_ cells: [String]) -> String {
      var line = ""
      for (cell, width) in zip(cells, widths) {
        line += cell + String(repeating: " ", count: width - Look.columns(of: cell) + 3)
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
    let rule = widths.map { String(repeating: look.sign("─", or: "-"), count: $0) }
      .joined(separator: "   ")
    return [look.bold(line(header)), look.faint(rule)] + rows.map(line)
  }

  /// Each row's first cell is a heading, and below it are the others, each behind its column's name.
  private func stacked(_ look: Look) -> [String] {
    rows.flatMap { row -> [String] in
      var lines = Lines.wrap(row.first ?? "", width: look.width).map(look.bold)
      for (name, cell) in zip(header, row).dropFirst() {
        let lead = name.isEmpty ? "" : "\(name): "
        lines += Lines.wrap(lead + cell, width: look.width, first: "  ", rest: "    ")
      }
      return lines
    }
  }
}
