extension MarkdownDocument {
  /// Parses a file's contents.
  ///
  /// Accepts all kinds of line endings, and a byte order mark.
  public init(bytes: [UInt8]) throws(MarkdownError) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw .notUTF8(Self.firstInvalidPosition(in: bytes))
    }
    self.init(lines: SourceLines(bytes))
  }

  public init(_ text: String) {
    self.init(lines: SourceLines(Array(text.utf8)))
  }

  /// The front matter of a file's contents, of which nothing else is parsed.
  public static func frontMatter(in bytes: [UInt8]) -> String? {
    FrontMatter(in: SourceLines(bytes)).text
  }

  private init(lines: SourceLines) {
    let matter = FrontMatter(in: lines)
    let bytes = lines.bytes(emptying: matter.lineCount)
    self.init(
      nodes: FlatNodeBuilder(lines: lines).nodes(of: bytes), lines: lines,
      frontMatter: matter.text)
  }

  private static func firstInvalidPosition(in bytes: [UInt8]) -> SourcePosition {
    var position = SourcePosition(line: 1, column: 1)
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&rest) {
      if scalar == "\n" {
        position = SourcePosition(line: position.line + 1, column: 1)
      } else {
        position.column += UTF8.width(scalar)
      }
    }
    return position
  }
}
