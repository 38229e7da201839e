/// Why bytes cannot be read as Markdown.
public enum MarkdownError: Error, Equatable, Sendable {
  /// The position of the first byte that is not UTF-8.
  case notUTF8(SourcePosition)
}
