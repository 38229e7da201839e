import SwiftSyntax

/// The enumeration cases and static members that a source declares itself.
enum DeclaredCases {
  static func names(in source: ParsedSource) -> Set<String> {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(source.tree)
    return collector.names
  }

  private final class Collector: SyntaxVisitor {
    var names: Set<String> = []

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
}
