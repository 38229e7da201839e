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
    guard mayHaveNames(text) else { return EditedText(unchanged: text) }
    let tree = ParsedSource(text).tree
    let wrappers = WrapperFinder(viewMode: .sourceAccurate)
    wrappers.walk(tree)
    let finder = Finder(wrappers: wrappers.names)
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

  /// The types at the top of a text that are property wrappers, and whose names nothing else in it has.
  ///
  /// If two things had the name, the attribute could mean the other, which may make no storage: a global
  /// actor, for one. `_x` would then be left to the library.
  private final class WrapperFinder: TypeDeclarationVisitor {
    private var wrappers: Set<String> = []
    /// Everything that is declared and may be a type's name, as often as it is.
    private var declared: [String: Int] = [:]

    var names: Set<String> { wrappers.filter { declared[$0] == 1 } }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      guard node.attributeName.trimmedDescription == "propertyWrapper" else {
        return .skipChildren
      }
      let type = node.parent?.parent
      guard type?.parent?.parent?.parent?.is(SourceFileSyntax.self) == true else {
        return .skipChildren
      }
      if let name = type?.as(StructDeclSyntax.self)?.name ?? type?.as(ClassDeclSyntax.self)?.name
        ?? type?.as(EnumDeclSyntax.self)?.name
      {
        wrappers.insert(name.text)
      }
      return .skipChildren
    }

    override func declare(_ name: TokenSyntax) {
      declared[UnsafeCodeFinder.name(name), default: 0] += 1
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
      declare(node.name)
      return .visitChildren
    }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
      declare(node.name)
      return .visitChildren
    }
  }

  private final class Finder: SyntaxVisitor {
    private let wrappers: Set<String>
    private(set) var edits: [Edit] = []

    /// What wrappers keep their values in: `_x` for a property `x` of a type.
    private var storages: [Set<String>] = []

    init(wrappers: Set<String>) {
      self.wrappers = wrappers
      super.init(viewMode: .sourceAccurate)
    }

    /// Other attributes make no storage, and would leave a name to the library.
    private func isWrapped(_ node: VariableDeclSyntax) -> Bool {
      node.attributes.contains { element in
        guard case .attribute(let attribute) = element else { return false }
        let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
        return name.map(wrappers.contains) ?? false
      }
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
      storages.append(
        Set(
          node.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .filter(isWrapped).flatMap(\.bindings).filter { $0.accessorBlock == nil }
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
