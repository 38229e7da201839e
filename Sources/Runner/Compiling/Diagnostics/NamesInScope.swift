import SwiftSyntax

/// The names that a place in a file knows without a dot, except those of UIKit's.
public struct NamesInScope {
  private let tree: SourceFileSyntax
  private let places: SourceLocationConverter
  /// All files of the app.
  private let app: [SourceFileSyntax]

  /// - Parameters:
  ///   - text: The file.
  ///   - others: The app's other files.
  public init(of text: String, besides others: [String]) {
    tree = ParsedSource(text).tree
    places = SourceLocationConverter(fileName: "", tree: tree)
    app = [tree] + others.map { ParsedSource($0).tree }
  }

  /// The names that a line and column know, both from 1.
  public func names(line: Int, column: Int) -> Set<String> {
    guard line > 0, line <= places.sourceLines.count,
      let token = tree.token(at: places.position(ofLine: line, column: max(1, column)))
    else { return [] }
    var names = Set(app.flatMap { Self.declared(in: $0.statements) })
    for node in sequence(first: Syntax(token), next: \.parent) {
      names.formUnion(Self.bound(by: node, before: token))
      if let type = Self.type(of: node) {
        names.formUnion(app.flatMap { Self.members(of: type, in: $0) })
      }
    }
    return names
  }

  /// The names that the app gives to members of a type.
  public func members(of type: String) -> Set<String> {
    Set(app.flatMap { Self.members(of: type, in: $0) })
  }

  // MARK: - Functions

  /// What a function, a closure or a statement names for the code inside of it.
  private static func bound(by node: Syntax, before token: TokenSyntax) -> [String] {
    if let function = node.as(FunctionDeclSyntax.self) {
      return parameters(function.signature.parameterClause)
    }
    if let initializer = node.as(InitializerDeclSyntax.self) {
      return parameters(initializer.signature.parameterClause)
    }
    if let closure = node.as(ClosureExprSyntax.self) {
      switch closure.signature?.parameterClause {
      case .simpleInput(let names): return names.map(\.name.text)
      case .parameterClause(let clause):
        return clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      default: return []
      }
    }
    if let statements = node.as(CodeBlockItemListSyntax.self) {
      return declared(in: statements, before: token)
    }
    if let conditional = node.as(IfExprSyntax.self) { return unwrapped(by: conditional.conditions) }
    if let loop = node.as(ForStmtSyntax.self) { return identifiers(in: loop.pattern) }
    return []
  }

  private static func parameters(_ clause: FunctionParameterClauseSyntax) -> [String] {
    clause.parameters.map { ($0.secondName ?? $0.firstName).text }
  }

  private static func unwrapped(by conditions: ConditionElementListSyntax) -> [String] {
    conditions.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
      .flatMap { identifiers(in: $0.pattern) }
  }

  private static func identifiers(in pattern: PatternSyntax) -> [String] {
    pattern.as(IdentifierPatternSyntax.self).map { [$0.identifier.text] } ?? []
  }

  // MARK: - Declarations

  /// The names that statements declare; of variables only those that are declared before a place.
  private static func declared(
    in statements: CodeBlockItemListSyntax, before token: TokenSyntax? = nil
  ) -> [String] {
    statements.flatMap { statement -> [String] in
      let isBefore = token.map { statement.endPosition <= $0.position } ?? true
      switch statement.item {
      case .decl(let declaration):
        return isBefore || !declaration.is(VariableDeclSyntax.self) ? named(declaration) : []
      case .stmt(let statement):
        guard isBefore, let condition = statement.as(GuardStmtSyntax.self) else { return [] }
        return unwrapped(by: condition.conditions)
      default: return []
      }
    }
  }

  private static func named(_ declaration: DeclSyntax) -> [String] {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.flatMap { identifiers(in: $0.pattern) }
    }
    return declaration.asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
  }

  /// The name of the type that a declaration is, or that it extends.
  private static func type(of node: Syntax) -> String? {
    if let other = node.as(ExtensionDeclSyntax.self) {
      return other.extendedType.trimmedDescription
    }
    guard node.asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
    return node.asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  private static func members(of type: String, in file: SourceFileSyntax) -> [String] {
    file.statements.compactMap { $0.item.asProtocol((any DeclGroupSyntax).self) }
      .filter { Self.type(of: Syntax($0)) == type }
      .flatMap { $0.memberBlock.members.flatMap { named($0.decl) } }
  }
}
