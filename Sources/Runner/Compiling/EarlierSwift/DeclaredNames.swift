import SwiftSyntax

/// Names that a source declares itself; each subclass says which.
class DeclaredNames: SyntaxVisitor {
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
final class DeclaredCases: DeclaredNames {
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
final class DeclaredProperties: DeclaredNames {
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.pattern.trimmedDescription)
    return .visitChildren
  }
}
