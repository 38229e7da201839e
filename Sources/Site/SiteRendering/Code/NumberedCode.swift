/// Swift code with numbered lines, some of which are marked.
struct NumberedCode {
  private let lines: [String]
  private let marked: Set<Int>

  /// - Parameter marked: Counted from 1.
  init(_ code: String, marking marked: Set<Int> = []) {
    var lines = CodeHTML.lines(of: CodeHTML.html(code, language: "swift"))
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
    self.marked = marked
  }

  /// All lines as HTML.
  var html: String { html(lines.indices) }

  /// A line as HTML with two lines around it; `nil` if there is no such line.
  ///
  /// - Parameter indent: Spaces and tabs up to the place below which a caret stands; `nil` for none.
  func excerpt(around line: Int, caretAfter indent: String? = nil) -> String? {
    guard line >= 1, line <= lines.count else { return nil }
    let range = max(0, line - 3)..<min(lines.count, line + 2)
    return html(range, caret: indent.map { (line, $0) })
  }

  private func html(_ range: Range<Int>, caret: (line: Int, indent: String)? = nil) -> String {
    let items = range.map { index in
      let name = marked.contains(index + 1) ? " class=\"marked\"" : ""
      var line = lines[index]
      if let caret, caret.line == index + 1 {
        line += "\n\(caret.indent)^"
      }
      return "<li\(name)><code>\(line)</code></li>"
    }
    let start = range.lowerBound > 0 ? " start=\"\(range.lowerBound + 1)\"" : ""
    return "<ol class=\"source\"\(start)>\(items.joined(separator: "\n"))</ol>\n"
  }
}
