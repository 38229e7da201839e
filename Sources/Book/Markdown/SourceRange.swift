/// A position in a text file, as compilers and editors count.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// From 1.
  public var line: Int
  /// From 1, in UTF-8 bytes, as the Swift compiler counts.
  public var column: Int

  /// Takes numbers as compilers print them.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders by lines, then by columns.
  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// Where something stands in a text file, from its first to its last character.
public struct SourceRange: Hashable, Sendable {
  /// The first character.
  public var start: SourcePosition
  /// The last character itself, not the one after it.
  public var end: SourcePosition

  /// Takes both ends as they are.
  public init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }

  /// The numbers of the lines that it touches.
  public var lines: ClosedRange<Int> { start.line...max(start.line, end.line) }
}
