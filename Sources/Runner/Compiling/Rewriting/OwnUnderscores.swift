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

    /// What wrappers keep their values in: `_x` for a property `x` of a type.
    private var storages: [Set<String>] = []

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
      storages.append(
        Set(
          node.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .filter { !$0.attributes.isEmpty }.flatMap(\.bindings)
            .compactMap { $0.pattern.as(IdentifierPatternSyntax.self) }
            .map { "_" + $0.identifier.text }))
      return .visitChildren
    }
    override func visitPost(_ node: MemberBlockSyntax) { storages.removeLast() }

    /// Whether it is the storage of a wrapper around it: by itself, or after `self`.
    private func isStorage(_ token: TokenSyntax) -> Bool {
      guard storages.last?.contains(token.text) == true,
        let reference = token.parent?.as(DeclReferenceExprSyntax.self)
      else { return false }
      guard let access = reference.parent?.as(MemberAccessExprSyntax.self),
        access.declName.id == reference.id
      else { return true }
      return access.base?.trimmedDescription == "self"
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      guard case .identifier(let name) = token.tokenKind else { return .skipChildren }
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      // Between backticks, or as the projection of a wrapper.
      let prefix = name.prefix { $0 == "`" || $0 == "$" }
      let rest = name.dropFirst(prefix.count)
      if rest.first == "_", rest.count > 1, !isStorage(token) {
        edits.append(
          Edit(start: start + prefix.utf8.count, length: 1, text: OwnUnderscores.letter))
      }
      return .skipChildren
    }
  }
}
