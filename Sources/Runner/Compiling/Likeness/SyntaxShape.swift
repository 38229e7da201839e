import SwiftSyntax

/// The part of a source's syntax that does not depend on its author's names, numbers, texts, spaces
/// and comments.
public struct SyntaxShape: Codable, Equatable, Sendable {
  /// The digests of the source's parts: of statements, calls, declarations and so on.
  public var parts: [UInt64]
  /// The first and the last line of each part, from 1.
  public var firstLines: [Int]
  public var lastLines: [Int]

  /// The fewest words and signs of a part; smaller ones are alike everywhere.
  static let fewestTokens = 12
  /// The most parts of a source that are kept.
  static let mostParts = 2_000

  /// The shape of a source; of one that cannot be parsed, nothing.
  public init(of text: String) {
    parts = []
    firstLines = []
    lastLines = []
    let tree = ParsedSource(text).tree
    let places = SourceLocationConverter(fileName: "", tree: tree)
    _ = add(Syntax(tree), own: DeclaredNames.all(in: tree), places)
  }

  /// Adds a node with all that is in it.
  private mutating func add(
    _ node: Syntax, own: Set<String>, _ places: SourceLocationConverter
  ) -> (digest: UInt64, tokens: Int) {
    if let token = node.as(TokenSyntax.self) {
      return (
        Self.mix(Self.start, Self.word(for: token, own: own).utf8), token.text.isEmpty ? 0 : 1
      )
    }
    var digest = Self.mix(Self.start, "\(node.kind)".utf8)
    var tokens = 0
    var largest = 0
    for child in node.children(viewMode: .sourceAccurate) {
      let (part, count) = add(child, own: own, places)
      digest = withUnsafeBytes(of: part) { Self.mix(digest, $0) }
      tokens += count
      largest = max(largest, count)
    }
    // What only wraps another node says nothing more than that.
    if tokens >= Self.fewestTokens, largest < tokens, parts.count < Self.mostParts {
      parts.append(digest)
      firstLines.append(places.location(for: node.positionAfterSkippingLeadingTrivia).line)
      lastLines.append(places.location(for: node.endPositionBeforeTrailingTrivia).line)
    }
    return (digest, tokens)
  }

  /// The word that a token counts as: names of the author's own are one word, and so are numbers
  /// and texts.
  private static func word(for token: TokenSyntax, own: Set<String>) -> String {
    switch token.tokenKind {
    case .identifier(let name): own.contains(name) ? "name" : name
    case .integerLiteral, .floatLiteral: "number"
    case .stringSegment: "text"
    default: token.text
    }
  }

  // The 64-bit FNV-1a of Fowler, Noll and Vo: <https://datatracker.ietf.org/doc/html/rfc9923>.
  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func mix(_ digest: UInt64, _ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(digest) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}
