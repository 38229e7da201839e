import SwiftSyntax

/// Whether a private function, or a private property that is no part of an object, may decide the
/// type of a property of a source.
///
/// A property without a written type has that of its initial value, and `CGRect.zero` in it means what a
/// private `CGRect` of the file says. Other files read and write the property, and those after it, by
/// that type.
final class PrivateInference: SyntaxVisitor {
  /// The names and operators in the initial values of variables without a written type.
  private var used: Set<String> = []
  /// The names and operators that are declared privately.
  private var hidden: Set<String> = []

  static func isPossible(in tree: SourceFileSyntax) -> Bool {
    let reader = PrivateInference(viewMode: .sourceAccurate)
    reader.walk(tree)
    // It is called by the name of a value.
    if reader.hidden.contains("callAsFunction") { return !reader.used.isEmpty }
    return !reader.used.isDisjoint(with: reader.hidden)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      if node.modifiers.contains(where: \.isPrivate) {
        hidden.formUnion(Self.words(binding.pattern))
      }
      if binding.typeAnnotation == nil, let value = binding.initializer {
        used.formUnion(Self.words(value))
      }
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: \.isPrivate) {
      hidden.insert(UnsafeCodeFinder.name(node.name))
    }
    // What is declared in a body is seen nowhere else.
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// The names and operators in a part of a source.
  private static func words(_ node: some SyntaxProtocol) -> Set<String> {
    Set(node.tokens(viewMode: .sourceAccurate).map(UnsafeCodeFinder.name))
  }
}
