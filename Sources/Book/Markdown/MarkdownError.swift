/// A reason why some bytes are no Markdown document.
public enum MarkdownError: Error, Equatable, Sendable {
  /// The first byte that is not UTF-8 stands here.
  case notUTF8(SourcePosition)
}
