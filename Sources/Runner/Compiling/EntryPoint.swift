import SwiftSyntax

/// Where sources of any origin begin to run.
public enum EntryPoint: Equatable, Sendable {
  /// One of them declares `makeRootViewController()` at the top level.
  case rootController
  /// The source of this index has statements at the top level.
  case statements(Int)
  /// Nothing begins: they can only be compiled.
  case none

  /// Looks for a beginning; a root controller counts before statements.
  public static func find(in sources: [CompilationUnit.Source]) -> EntryPoint {
    var statements: Int?
    for (index, source) in sources.enumerated() {
      for item in ParsedSource(source.text).tree.statements {
        if let function = item.item.as(FunctionDeclSyntax.self) {
          if function.name.text == "makeRootViewController" { return .rootController }
        } else if !item.item.is(DeclSyntax.self), statements == nil {
          statements = index
        }
      }
    }
    return statements.map { .statements($0) } ?? .none
  }
}
