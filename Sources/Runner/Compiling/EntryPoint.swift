import SwiftSyntax

/// The place at which a program that consists of any sources begins to run.
public enum EntryPoint: Equatable, Sendable {
  /// One of them declares `makeRootViewController()` at the top level.
  case rootController
  /// The source of this index has statements at the top level.
  case statements(Int)
  /// None of them can be run; they can only be compiled.
  case none

  /// Looks for an entry point; a root controller takes precedence over statements.
  public static func find(in sources: [CompilationUnit.Source]) -> EntryPoint {
    var statements: Int?
    for (index, source) in sources.enumerated() {
      let parsed = ParsedSource(source.text)
      if parsed.declaresRootController { return .rootController }
      let hasStatements = parsed.tree.statements.contains { !$0.item.is(DeclSyntax.self) }
      if hasStatements, statements == nil { statements = index }
    }
    return statements.map { .statements($0) } ?? .none
  }
}
