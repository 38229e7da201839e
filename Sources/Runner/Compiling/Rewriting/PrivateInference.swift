import SwiftSyntax

/// Whether what is private in a source may decide of what type something visible is.
///
/// A property without a written type has that of its initial value, and `CGRect.zero` in it means what a
/// private `CGRect` of the file says. Other files then read and write the property by that type.
final class PrivateInference: SyntaxVisitor {
  /// What visible initial values are written with.
  private var used: Set<String> = []
  /// What is declared privately, with operators.
  private var hidden: Set<String> = []

  static func isPossible(in tree: SourceFileSyntax) -> Bool {
    let reader = PrivateInference(viewMode: .sourceAccurate)
    reader.walk(tree)
    return !reader.used.isDisjoint(with: reader.hidden) || !reader.hidden.isDisjoint(with: literals)
  }

  /// What literals mean without being named.
  private static let literals: Set = [
    "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "StringLiteralType",
    "ExtendedGraphemeClusterType", "UnicodeScalarType",
  ]

  private static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.isPrivate }
  }

  private func declare(_ token: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
    if Self.isPrivate(modifiers) { hidden.insert(UnsafeCodeFinder.name(token)) }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isHidden = Self.isPrivate(node.modifiers)
    for binding in node.bindings {
      if isHidden {
        hidden.formUnion(Self.words(binding.pattern))
      } else if binding.typeAnnotation == nil, let value = binding.initializer {
        used.formUnion(Self.words(value))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node.modifiers)
    // What is declared in a body is seen nowhere else.
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    // It is called by the name of its type, which is not written here.
    if Self.isPrivate(node.modifiers) { hidden.formUnion(["init", Self.owner(of: node)]) }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if Self.isPrivate(node.modifiers) { hidden.formUnion(Self.words(node.memberBlock)) }
    return .visitChildren
  }

  private static func owner(of node: InitializerDeclSyntax) -> String {
    Surroundings.types(around: node).first ?? ""
  }

  /// The names and operators in a part of a source.
  private static func words(_ node: some SyntaxProtocol) -> Set<String> {
    Set(node.tokens(viewMode: .sourceAccurate).map(UnsafeCodeFinder.name))
  }
}
