import SwiftSyntax

/// Gives an answer's names that begin with an underscore a first letter that no library has.
///
/// A library's own `_names` are not meant to be called, and some of them make an object of any
/// number. Only the name distinguishes them from the answer's, and a function of the answer's does
/// not hide a library's of the same name: both are then candidates of one call. After this none of
/// them can be reached.
enum OwnUnderscores {
  /// A letter to Swift that looks like an underscore.
  static let letter = "\u{2CD}"

  /// The text with other names, in the same lines.
  static func rename(_ text: String) -> EditedText {
    guard mayHaveNames(text) else { return EditedText(unchanged: text) }
    let tree = ParsedSource(text).tree
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return EditedText(text, edits: finder.edits)
  }

  /// Whether a byte that may belong to a name comes behind an underscore that begins one.
  private static func mayHaveNames(_ text: String) -> Bool {
    func isOfName(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte)
        || (0x61...0x7A).contains(byte | 0x20)
    }
    // The byte before, and whether a name has just begun with an underscore.
    var before: UInt8 = 0x20
    var hasBegun = false
    for byte in text.utf8 {
      if hasBegun, isOfName(byte) { return true }
      hasBegun = byte == 0x5F && !isOfName(before)
      before = byte
    }
    return false
  }

  private final class Finder: SyntaxVisitor {
    private(set) var edits: [Edit] = []

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      guard case .identifier(let name) = token.tokenKind else { return .skipChildren }
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      // Between backticks, or as a closure's value.
      let prefix = name.prefix { $0 == "`" || $0 == "$" }
      let rest = name.dropFirst(prefix.count)
      if rest.first == "_", rest.count > 1 {
        edits.append(
          Edit(start: start + prefix.utf8.count, length: 1, text: OwnUnderscores.letter))
      }
      return .skipChildren
    }
  }
}
