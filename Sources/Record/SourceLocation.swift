/// A place in a text file.
public struct SourceLocation: Equatable, Sendable, CustomStringConvertible {
  /// The file's path, as its author knows it.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in bytes of UTF-8; 0 if only the line is known.
  public var column: Int

  public init(file: String, line: Int, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`, which editors and terminals turn into a link.
  public var description: String { "\(file):\(line)" + (column > 0 ? ":\(column)" : "") }
}
