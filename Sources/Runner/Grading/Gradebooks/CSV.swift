import Files

/// Comma-separated values, as RFC 4180 describes them.
enum CSV {
  /// A cell that reads back as the same text, and that no spreadsheet takes for a formula.
  ///
  /// Student names come from file names, so a cell that would begin a formula gets an apostrophe,
  /// which spreadsheets show as text. What a terminal acts on, or turns the order of letters, is
  /// left out.
  static func cell(_ text: String) -> String {
    var text = text.withoutControls
    // Some spreadsheets trim spaces, and take wide signs for narrow ones.
    let first = text.unicodeScalars.first { $0 != " " }
    if let first, "=+-@\t\r＝＋－＠".unicodeScalars.contains(first) {
      text = "'" + text
    }
    let needsQuotes = text.unicodeScalars.contains { ",\"\r\n;".unicodeScalars.contains($0) }
    return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }

  /// The byte order mark.
  static let mark = "\u{FEFF}"

  /// A table's text; each line ends as the standard says.
  static func text(of table: [[String]]) -> String {
    table.map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined()
  }

  /// A line of a file, which may have the ends of lines in its cells.
  struct Row: Equatable {
    /// The line at which it begins, from 1.
    var line: Int
    var cells: [String]

    /// The number of values if one is beyond the columns; empty ones do not count.
    func count(beyond columns: Int) -> Int? {
      cells.dropFirst(columns).contains { !$0.isEmpty } ? cells.count : nil
    }
  }

  /// The rows of a text without those that are empty; `nil` if a quotation does not end.
  ///
  /// What a terminal acts on has no place in a name or a reason, and pages and tables show cells as they are.
  ///
  /// Semicolons separate cells where the first line has one and no comma: that is how spreadsheets
  /// write where a comma is part of a number.
  static func rows(of text: String) -> [Row]? {
    var scalars = Array(text.unicodeScalars)
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    let head = scalars.prefix { $0 != "\n" && $0 != "\r" }
    let separator: Unicode.Scalar = head.contains(";") && !head.contains(",") ? ";" : ","
    var rows: [Row] = []
    var row = Row(line: 1, cells: [])
    var cell = String.UnicodeScalarView()
    var line = 1
    var isQuoted = false
    var index = 0
    func endRow() {
      row.cells.append(String(cell).withoutControls.trimmingSpaces)
      if row.cells != [""] { rows.append(row) }
      cell = .init()
      row = Row(line: line, cells: [])
    }
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == "\n" || (scalar == "\r" && (index == scalars.count || scalars[index] != "\n")) {
        line += 1
      }
      switch scalar {
      case "\"" where isQuoted:
        if index < scalars.count, scalars[index] == "\"" {
          cell.append("\"")
          index += 1
        } else {
          isQuoted = false
        }
      case "\"" where cell.isEmpty: isQuoted = true
      case _ where isQuoted: cell.append(scalar)
      case separator:
        row.cells.append(String(cell).withoutControls.trimmingSpaces)
        cell = .init()
      case "\n": endRow()
      case "\r":
        if index < scalars.count, scalars[index] == "\n" { continue }
        endRow()
      default: cell.append(scalar)
      }
    }
    guard !isQuoted else { return nil }
    endRow()
    return rows
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
