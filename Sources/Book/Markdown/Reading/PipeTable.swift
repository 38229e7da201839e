/// A table in GitHub's syntax: a paragraph whose lines are cells between pipes.
///
/// Every row begins and ends with `|`. The second row holds dashes, with colons for alignment.
struct PipeTable {
  struct Cell {
    /// Without surrounding spaces, and with a pipe for each `\|`.
    var text: String
    var range: SourceRange
  }

  struct Row {
    var isHeader: Bool
    var range: SourceRange
    var cells: [Cell]
  }

  private(set) var alignments: [MarkdownAlignment]
  private(set) var rows: [Row]
  private(set) var range: SourceRange

  /// `nil` if the lines are not a table.
  init?(lines: [String], at start: SourcePosition) {
    guard lines.count >= 2, lines[0].hasPrefix("|") else { return nil }
    var rows: [Row] = []
    for (offset, line) in lines.enumerated() {
      let place = SourcePosition(line: start.line + offset, column: start.column)
      guard let row = Self.row(line, at: place, isHeader: offset == 0) else { return nil }
      rows.append(row)
    }
    let alignments = rows[1].cells.compactMap { Self.alignment($0.text) }
    guard alignments.count == rows[1].cells.count, rows[0].cells.count == alignments.count
    else { return nil }
    rows.remove(at: 1)
    self.alignments = alignments
    self.rows = rows
    self.range = SourceRange(start: start, end: rows[rows.count - 1].range.end)
  }

  private static func alignment(_ text: String) -> MarkdownAlignment? {
    let dashes = text.drop { $0 == ":" }.prefix { $0 == "-" }
    guard !dashes.isEmpty, text.dropFirst(text.hasPrefix(":") ? 1 : 0).hasPrefix("-"),
      ["", ":"].contains(text[dashes.endIndex...])
    else { return nil }
    return switch (text.hasPrefix(":"), text.hasSuffix(":")) {
    case (true, true): .center
    case (true, false): .left
    case (false, true): .right
    case (false, false): MarkdownAlignment.none
    }
  }

  private static func row(_ line: String, at place: SourcePosition, isHeader: Bool) -> Row? {
    let bytes = Array(line.utf8)
    let length = bytes.count - bytes.reversed().prefix { $0 == space }.count
    guard length > 1, bytes[0] == pipe, bytes[length - 1] == pipe else { return nil }
    var cells: [Cell] = []
    var begin = 1
    for offset in 1..<length where bytes[offset] == pipe && bytes[offset - 1] != backslash {
      cells.append(cell(bytes, begin..<offset, at: place))
      begin = offset + 1
    }
    let range = SourceRange(
      start: place, end: SourcePosition(line: place.line, column: place.column + length - 1))
    return Row(isHeader: isHeader, range: range, cells: cells)
  }

  private static func cell(
    _ bytes: [UInt8], _ part: Range<Int>, at place: SourcePosition
  ) -> Cell {
    let content = bytes[part].drop { $0 == space }
    let trimmed = content.dropLast(content.reversed().prefix { $0 == space }.count)
    let start = SourcePosition(line: place.line, column: place.column + trimmed.startIndex)
    let end = SourcePosition(
      line: place.line, column: start.column + max(trimmed.count - 1, 0))
    let text = String(decoding: trimmed, as: UTF8.self)
      .split(separator: #"\|"#, omittingEmptySubsequences: false).joined(separator: "|")
    return Cell(text: text, range: SourceRange(start: start, end: end))
  }

  private static let pipe = UInt8(ascii: "|")
  private static let space = UInt8(ascii: " ")
  private static let backslash = UInt8(ascii: "\\")
}
