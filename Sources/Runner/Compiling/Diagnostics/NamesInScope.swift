import SwiftSyntax

/// The names that a place in a file knows without a dot, except those of UIKit's.
public struct NamesInScope {
  let tree: SourceFileSyntax
  let places: SourceLocationConverter
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

  /// A name, with its type where the code says it.
  struct Name {
    var text: String
    var type: String?
  }

  /// The names that a line and column know, both from 1.
  public func names(line: Int, column: Int) -> Set<String> {
    Set(known(line: line, column: column).map(\.text))
  }

  func token(line: Int, column: Int) -> TokenSyntax? {
    guard line > 0, line <= places.sourceLines.count else { return nil }
    return tree.token(at: places.position(ofLine: line, column: max(1, column)))
  }

  /// What a place knows, the innermost first.
  func known(line: Int, column: Int) -> [Name] {
    guard let token = token(line: line, column: column) else { return [] }
    var names: [Name] = []
    for node in sequence(first: Syntax(token), next: \.parent) {
      names += Self.bound(by: node, before: token)
      if let type = Self.type(of: node) { names += members(ofAll: lineage(of: type)) }
    }
    return names + app.flatMap { Self.declared(in: $0.statements) }
  }

  /// The names that the app gives to members of a type, and of its superclasses.
  public func members(of type: String) -> Set<String> {
    Set(members(ofAll: lineage(of: type)).map(\.text))
  }

  /// The only type of the app that has a member of a name.
  public func owner(of name: String) -> String? {
    let types = Set(app.flatMap { $0.statements.compactMap { Self.type(of: Syntax($0.item)) } })
    let owners = types.filter { members(ofAll: [$0]).contains { $0.text == name } }
    return owners.count == 1 ? owners.first : nil
  }

  /// Whether a line stands outside of all types.
  public func isOutsideOfTypes(line: Int, column: Int) -> Bool {
    guard let token = token(line: line, column: column) else { return false }
    return sequence(first: Syntax(token), next: \.parent).allSatisfy { Self.type(of: $0) == nil }
  }

  private static let mostAncestors = 20

  /// A type with all that it inherits from, as far as the app says it.
  public func lineage(of type: String) -> [String] {
    var found = [type]
    var index = 0
    // A stranger writes the files.
    while index < found.count, found.count < Self.mostAncestors {
      for parent in app.flatMap({ Self.parents(of: found[index], in: $0) })
      where !found.contains(parent) { found.append(parent) }
      index += 1
    }
    return found
  }

  // MARK: - Functions

  /// What a function, a closure or a statement names for the code inside of it.
  private static func bound(by node: Syntax, before token: TokenSyntax) -> [Name] {
    if let function = node.as(FunctionDeclSyntax.self) {
      return parameters(function.signature.parameterClause)
    }
    if let initializer = node.as(InitializerDeclSyntax.self) {
      return parameters(initializer.signature.parameterClause)
    }
    if let closure = node.as(ClosureExprSyntax.self) {
      switch closure.signature?.parameterClause {
      case .simpleInput(let names): return names.map { Name(text: $0.name.text) }
      case .parameterClause(let clause):
        return clause.parameters.map {
          Name(text: ($0.secondName ?? $0.firstName).text, type: $0.type.flatMap(TypeNames.name))
        }
      default: return []
      }
    }
    if let statements = node.as(CodeBlockItemListSyntax.self) {
      return declared(in: statements, before: token)
    }
    if let conditional = node.as(IfExprSyntax.self) { return unwrapped(by: conditional.conditions) }
    if let loop = node.as(ForStmtSyntax.self) { return identifiers(in: loop.pattern, type: nil) }
    return []
  }

  private static func parameters(_ clause: FunctionParameterClauseSyntax) -> [Name] {
    clause.parameters.map {
      Name(text: ($0.secondName ?? $0.firstName).text, type: TypeNames.name(of: $0.type))
    }
  }

  private static func unwrapped(by conditions: ConditionElementListSyntax) -> [Name] {
    conditions.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
      .flatMap {
        identifiers(in: $0.pattern, type: TypeNames.name($0.typeAnnotation, $0.initializer))
      }
  }

  private static func identifiers(in pattern: PatternSyntax, type: String?) -> [Name] {
    pattern.as(IdentifierPatternSyntax.self).map { [Name(text: $0.identifier.text, type: type)] }
      ?? []
  }

  // MARK: - Declarations

  /// The names that statements declare; of variables only those that are declared before a place.
  private static func declared(
    in statements: CodeBlockItemListSyntax, before token: TokenSyntax? = nil
  ) -> [Name] {
    statements.flatMap { statement -> [Name] in
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

  private static func named(_ declaration: DeclSyntax) -> [Name] {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.flatMap {
        identifiers(in: $0.pattern, type: TypeNames.name($0.typeAnnotation, $0.initializer))
      }
    }
    return declaration.asProtocol((any NamedDeclSyntax).self).map { [Name(text: $0.name.text)] }
      ?? []
  }

  /// The name of the type that a declaration is, or that it extends.
  private static func type(of node: some SyntaxProtocol) -> String? {
    if let other = node.as(ExtensionDeclSyntax.self) {
      return other.extendedType.trimmedDescription
    }
    guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return nil }
    return group.asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  /// The types and extensions of a file that have a name.
  private static func groups(_ type: String, in file: SourceFileSyntax) -> [any DeclGroupSyntax] {
    file.statements.compactMap { $0.item.asProtocol((any DeclGroupSyntax).self) }
      .filter { Self.type(of: Syntax($0)) == type }
  }

  private static func parents(of type: String, in file: SourceFileSyntax) -> [String] {
    groups(type, in: file).flatMap { $0.inheritanceClause?.inheritedTypes.map(\.type) ?? [] }
      .compactMap(TypeNames.name)
  }

  private func members(ofAll types: [String]) -> [Name] {
    types.flatMap { type in
      app.flatMap { file in
        Self.groups(type, in: file).flatMap { group in
          group.memberBlock.members.map(\.decl)
            .filter { file.id == tree.id || !Self.isPrivate($0) }.flatMap(Self.named)
        }
      }
    }
  }

  /// What another file keeps to itself.
  private static func isPrivate(_ declaration: DeclSyntax) -> Bool {
    declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
    } ?? false
  }
}

/// Reads the names of types where code writes them.
enum TypeNames {
  /// `UIView` for `UIView`, `UIView?`, `UIView!` and `any UIView`; `nil` for a type without a name.
  static func name(of type: TypeSyntax) -> String? {
    if let optional = type.as(OptionalTypeSyntax.self) { return name(of: optional.wrappedType) }
    if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return name(of: forced.wrappedType)
    }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return name(of: some.constraint) }
    if let attributed = type.as(AttributedTypeSyntax.self) { return name(of: attributed.baseType) }
    let isNamed = type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
    return isNamed ? type.trimmedDescription : nil
  }

  /// The type of a variable by what it says, or by the object that it gets: `UIView()` or `… as? UIView`.
  static func name(
    _ annotation: TypeAnnotationSyntax?, _ initializer: InitializerClauseSyntax?
  ) -> String? {
    if let annotation { return name(of: annotation.type) }
    guard let value = initializer?.value else { return nil }
    if let cast = value.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self) {
      return name(of: cast.type)
    }
    let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression
    let name = callee?.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name?.first?.isUppercase == true ? name : nil
  }
}
