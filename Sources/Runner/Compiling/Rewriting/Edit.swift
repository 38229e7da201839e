/// A piece of a source's text, by bytes, and its replacement.
///
/// An edit never adds or removes a line end, so that every line stays the line it was.
struct Edit: Codable, Equatable, Sendable {
  /// From the start of the text, in bytes of UTF-8.
  var start: Int
  /// In bytes of UTF-8; 0 for an insertion.
  var length: Int
  var text: String
}

/// A text with edits applied, and the way back for places in it.
struct EditedText: Codable, Equatable, Sendable {
  /// A changed part of a line.
  ///
  /// Columns are from 0, in bytes.
  struct Shift: Codable, Equatable, Sendable {
    var line: Int
    /// In the text as it is now.
    var column: Int
    var length: Int
    /// In the text as it was.
    var originalColumn: Int
    var originalLength: Int
  }

  var text: String
  /// In order.
  var shifts: [Shift]

  /// A text that stays as it is.
  init(unchanged text: String) {
    self.text = text
    self.shifts = []
  }

  /// A text with edits, which must not overlap.
  init(_ original: String, edits: [Edit]) {
    var result: [UInt8] = []
    var shifts: [Shift] = []
    var line = 1
    var column = 0
    var originalColumn = 0
    let bytes = Array(original.utf8)
    func take(_ range: Range<Int>) {
      for byte in bytes[range] {
        result.append(byte)
        column += 1
        originalColumn += 1
        guard byte == 0x0A else { continue }
        line += 1
        column = 0
        originalColumn = 0
      }
    }
    var position = 0
    // Insertions at one place stay in the order in which they were asked for.
    for edit in edits.enumerated().sorted(by: {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }).map(\.element) where edit.start >= position {
      take(position..<edit.start)
      let replacement = Array(edit.text.utf8)
      result += replacement
      position = edit.start + edit.length
      if replacement.contains(0x0A) || bytes[edit.start..<position].contains(0x0A) {
        line += replacement.count { $0 == 0x0A }
        column = replacement.count - (replacement.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)
        let removed = bytes[edit.start..<position]
        originalColumn = position - (removed.lastIndex(of: 0x0A).map { $0 + 1 } ?? edit.start)
        continue
      }
      if replacement.count != edit.length {
        shifts.append(
          Shift(
            line: line, column: column, length: replacement.count, originalColumn: originalColumn,
            originalLength: edit.length))
      }
      column += replacement.count
      originalColumn += edit.length
    }
    take(position..<bytes.count)
    self.text = String(decoding: result, as: UTF8.self)
    self.shifts = shifts
  }

  /// The column that a place of the text as it is now had in the text as it was.
  ///
  /// Both are from 1.
  func originalColumn(line: Int, column: Int) -> Int {
    var moved = 0
    for shift in shifts where shift.line == line && shift.column < column {
      let offset = column - 1 - shift.column
      if offset < shift.length {
        return shift.originalColumn + min(offset, shift.originalLength) + 1
      }
      moved = shift.originalColumn + shift.originalLength - shift.column - shift.length
    }
    return column + moved
  }
}
