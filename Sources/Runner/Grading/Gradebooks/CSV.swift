/// Comma-separated values, as RFC 4180 describes them.
enum CSV {
  /// A cell that reads back as the same text, and that no spreadsheet takes for a formula.
  ///
  /// Student names come from file names, so a cell that would begin a formula gets an apostrophe,
  /// which spreadsheets show as text.
  static func cell(_ text: String) -> String {
    var text = text.replacing("\0", with: "")
    if let first = text.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first) {
      text = "'" + text
    }
    let needsQuotes = text.unicodeScalars.contains { ",\"\r\n;".unicodeScalars.contains($0) }
    return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }
}
