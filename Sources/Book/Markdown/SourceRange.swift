/// A position in a text file.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// From 1.
  public var line: Int
  /// From 1, in bytes of UTF-8, as the Swift compiler counts.
  public var column: Int

  /// Both count from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Compares lines, then columns.
  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// A range of characters in a text file.
public struct SourceRange: Hashable, Sendable {
  /// The first character.
  public var start: SourcePosition
  /// The last character, not the position after it.
  public var end: SourcePosition

  /// Both ends are included.
  public init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }

  /// The lines that the range touches.
  public var lines: ClosedRange<Int> { start.line...max(start.line, end.line) }
}
