import SwiftSyntax

/// Reads all names that a source declares, wherever they hold.
final class DeclaredNames: TypeDeclarationVisitor {
  private var names: Set<String> = []

  static func all(in tree: SourceFileSyntax) -> Set<String> {
    let reader = DeclaredNames(viewMode: .sourceAccurate)
    reader.walk(tree)
    return reader.names
  }

  private func add(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    names.insert(token.text)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    add(node.identifier)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName)
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName)
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }

  override func declare(_ name: TokenSyntax) { names.insert(name.text) }
}
