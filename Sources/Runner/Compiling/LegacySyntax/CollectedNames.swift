import SwiftSyntax

/// Collects names in a source; each subclass says which.
class CollectedNames: SyntaxVisitor {
  fileprivate(set) var names: Set<String> = []

  required override init(viewMode: SyntaxTreeViewMode) {
    super.init(viewMode: viewMode)
  }

  static func all(in source: ParsedSource) -> Set<String> {
    let collector = Self(viewMode: .sourceAccurate)
    collector.walk(source.tree)
    return collector.names
  }
}

/// Enumeration cases and static members.
final class DeclaredCases: CollectedNames {
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) else {
      return .skipChildren
    }
    for binding in node.bindings { names.insert(binding.pattern.trimmedDescription) }
    return .skipChildren
  }
}

/// Variables, wherever they are declared.
final class DeclaredProperties: CollectedNames {
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.pattern.trimmedDescription)
    return .visitChildren
  }
}

/// Types at the top level.
final class DeclaredTypes: CollectedNames {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { insert(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { insert(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { insert(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { insert(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    insert(node.name)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    insert(node.name)
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func insert(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    names.insert(name.text)
    return .skipChildren
  }
}

/// Variables that are unwrapped, as in `name?.member` or `name!`.
final class UnwrappedNames: CollectedNames {
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    insert(node.expression)
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    insert(node.expression)
  }

  private func insert(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = expression.as(DeclReferenceExprSyntax.self) { names.insert(name.baseName.text) }
    return .visitChildren
  }
}
