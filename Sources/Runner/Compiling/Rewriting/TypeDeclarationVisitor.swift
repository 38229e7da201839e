import SwiftSyntax

/// Visits each declaration of a type in a source; subclasses define the action.
class TypeDeclarationVisitor: SyntaxVisitor {
  /// Called with the name of each class, structure, enumeration, actor, protocol and alias, wherever it
  /// stands.
  func declare(_ name: TokenSyntax) {}

  private func stop(at name: TokenSyntax) -> SyntaxVisitorContinueKind {
    declare(name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { stop(at: node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { stop(at: node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { stop(at: node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { stop(at: node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    stop(at: node.name)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    stop(at: node.name)
  }
}
