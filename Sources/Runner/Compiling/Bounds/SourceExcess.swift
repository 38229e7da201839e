public import Record

/// A place at which a source becomes more than a parser can read safely.
///
/// SwiftParser and visitors of its trees are recursive for each level of a source, so that 40 KB of
/// `a()()()…` end the process. All code that parses sources of learners looks for an excess first.
public struct SourceExcess: Equatable, Sendable {
  /// The bound that a source exceeds.
  public enum Kind: Equatable, Sendable {
    /// Bytes.
    case size
    /// Brackets, strings with interpolations and `#if` inside of each other.
    case nesting
    /// Square brackets inside of each other.
    case squareBrackets
    /// Words and signs of one statement, with those of the statements around it.
    case length
    /// A regular expression beside signs that leave open where it ends.
    case regularExpression
  }

  /// The bound that is exceeded.
  public var kind: Kind
  /// From 1.
  public var line: Int
  /// From 1, in bytes.
  public var column: Int

  /// The most bytes of a source.
  public static let mostBytes = 512 << 10
  /// The most levels of brackets, strings and conditions.
  static let mostLevels = 200
  /// The most levels of square brackets: SwiftParser looks ahead twice for each, and again for each inside.
  static let mostSquareBrackets = 8
  /// The most words and signs on the way from a file's beginning to the deepest one.
  static let mostTokens = 1_000

  /// The first excess of a text; `nil` if it can be parsed.
  public static func find(in text: String) -> SourceExcess? {
    var text = text
    return text.withUTF8 { bytes in
      if bytes.count > mostBytes { return SourceExcess(kind: .size, line: 1, column: 1) }
      var scanner = SourceScanner(bytes)
      guard let (kind, offset) = scanner.excess() else { return nil }
      let before = bytes[..<min(offset, bytes.count)]
      let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      return SourceExcess(
        kind: kind, line: 1 + before.count { $0 == 0x0A }, column: before.count - start + 1)
    }
  }

  /// The message for the learner.
  var sentence: String {
    switch kind {
    case .size: "the file is larger than \(Self.mostBytes >> 10) KB, which is too large to be read"
    case .nesting:
      "more than \(Self.mostLevels) brackets, strings or #if are open here, which is too deep to be "
        + "read"
    case .squareBrackets:
      "more than \(Self.mostSquareBrackets) square brackets are open here, which takes too long to be read"
    case .length:
      "this statement has more than \(Self.mostTokens) words and signs, which is too long to be read"
    case .regularExpression:
      "it is not clear where this regular expression ends; write it with Regex(\"…\")"
    }
  }

  /// The excess as the compiler would report it.
  func diagnostic(in source: CompilationUnit.Source) -> Diagnostic {
    Diagnostic(
      severity: .error, message: sentence, file: source.name, line: line + source.firstLine - 1,
      column: column + source.firstColumn - 1)
  }
}
