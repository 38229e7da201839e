import SwiftSyntax

/// Gives an answer's names that begin with an underscore a first letter that no library has.
///
/// A library's own `_names` are not meant to be called, and some of them make an object of any number.
/// They are told from the answer's by name only, and a function of the answer's does not hide a library's
/// of the same name: both are then candidates of one call. After this none of them can be reached.
enum OwnUnderscores {
  /// A letter to Swift that looks like an underscore.
  static let letter = "\u{2CD}"

  /// The text with other names, in the same lines.
  static func rename(_ text: String) -> EditedText {
    guard text.contains(/(?:^|[^\w])_\w/) else { return EditedText(unchanged: text) }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(ParsedSource(text).tree)
    return EditedText(text, edits: finder.edits)
  }

  private final class Finder: SyntaxVisitor {
    var edits: [Edit] = []

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      guard case .identifier(let name) = token.tokenKind else { return .skipChildren }
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      // Between backticks, or as the projection of a wrapper.
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
