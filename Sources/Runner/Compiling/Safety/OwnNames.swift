import SwiftSyntax

/// The names that sources declare themselves, where each of them stands before an imported one.
///
/// Swift looks for a name from the inside out and stops at the first scope that has it. A local name
/// and a member of the type around hide a function of the C library; a function of the file does
/// not, for both are then candidates of one call.
struct OwnNames {
  private let texts: [SourceNames]
  /// The index of the text that uses the names: it does not see private names of the others.
  private let index: Int

  /// - Parameter index: Of the text in which the names are used.
  init(of texts: [SourceNames], seenFrom index: Int) {
    self.texts = texts
    self.index = index
  }

  /// Whether anything at all is declared that a name in a harmless `deinit` could mean.
  var declaresOneOfDeinit: Bool { texts.contains(where: \.declaresOneOfDeinit) }

  /// Whether a type or one that it inherits from has a member of this name.
  func hasMember(_ name: String, in types: [String]) -> Bool {
    var seen: Set<String> = []
    var waiting = types
    while let type = waiting.popLast() {
      guard seen.insert(type).inserted else { continue }
      if texts.contains(where: { $0.members[type]?.contains(name) == true }) { return true }
      waiting += texts.flatMap { $0.parents[type] ?? [] }
    }
    return false
  }

  /// Whether any type has a member of this name.
  func hasMember(_ name: String) -> Bool {
    texts.contains { $0.members.values.contains { $0.contains(name) } }
  }

  /// Whether a name means a type of these kinds that is declared here.
  ///
  /// - Parameter types: Those around the name, innermost first.
  func hasType(_ type: OwnType, in types: [String]) -> Bool {
    kind(of: type.name, in: types, texts).map(type.kinds.contains) ?? false
  }

  /// Whether a name means a type that is declared in the same text.
  ///
  /// - Parameter types: Those around the name, innermost first.
  func hasTypeHere(_ name: String, in types: [String]) -> Bool {
    kind(of: name, in: types, [texts[index]]) != nil
  }

  private func kind(
    of name: String, in types: [String], _ texts: [SourceNames]
  ) -> OwnType.Kind? {
    let scopes = types.indices.map { types[$0...].reversed().joined(separator: ".") + "." }
    return (scopes + [""]).lazy.compactMap { scope in
      texts.lazy.compactMap { $0.types[scope + name] }.first
    }.first
  }

  func hasTopLevel(_ name: String) -> Bool {
    texts.contains { $0.topLevel.contains(name) } || texts[index].fileprivateNames.contains(name)
  }
}

/// A type that a name has to mean.
struct OwnType: Hashable {
  enum Kind: String, Codable, CaseIterable {
    case `class`, `protocol`, value

    static let all = Set(allCases)
  }

  /// As it is written, with the types that it is in.
  var name: String
  var kinds: Set<Kind>

  init(_ name: String, _ kinds: Set<Kind>) {
    self.name = name
    self.kinds = kinds
  }
}

/// The names that one source declares.
struct SourceNames: Codable, Equatable {
  /// The members of each type, with those of its extensions.
  fileprivate(set) var members: [String: Set<String>] = [:]
  /// The types and protocols that a type names in its declaration and extensions.
  fileprivate(set) var parents: [String: Set<String>] = [:]
  /// Types that are in no function, each with those that it is in.
  fileprivate(set) var types: [String: OwnType.Kind] = [:]
  /// Names at the file's top level, types included.
  fileprivate(set) var topLevel: Set<String> = []
  /// The names at the top level that only their own file sees.
  fileprivate(set) var fileprivateNames: Set<String> = []
  /// See ``OwnNames/declaresOneOfDeinit``.
  fileprivate(set) var declaresOneOfDeinit = false

  /// - Parameter cache: `nil` for a text that changes with every check.
  static func find(in text: String, cache: ContentCache?) -> SourceNames {
    ContentCache.memoized("names and types", of: text, in: cache) {
      let collector = MemberCollector(viewMode: .sourceAccurate)
      let tree = ParsedSource(text).tree
      collector.walk(tree)
      collector.found.declaresOneOfDeinit = tree.tokens(viewMode: .sourceAccurate).contains {
        ["print", "type", "NotificationCenter", "appendInterpolation"]
          .contains(UnsafeCodeFinder.name($0)) && $0.isDeclared
      }
      return collector.found
    }
  }
}

extension TokenSyntax {
  /// Whether it is no use of a name: neither of a function or type, nor the label of an argument.
  fileprivate var isDeclared: Bool {
    guard let parent else { return true }
    return !parent.is(DeclReferenceExprSyntax.self) && !parent.is(IdentifierTypeSyntax.self)
      && !parent.is(LabeledExprSyntax.self)
  }
}

/// Finds the declarations around a node.
enum Surroundings {
  /// The types around a node, innermost first.
  ///
  /// The name of a type in a function says so: it has not the members of another of that name.
  static func types(around node: some SyntaxProtocol) -> [String] {
    let nodes = Array(sequence(first: Syntax(node), next: \.parent))
    return nodes.indices.compactMap { index in
      guard let name = name(ofType: nodes[index]) else { return nil }
      return nodes[index...].contains(where: isCode) ? "\(name)@function" : name
    }
  }

  /// The types in which a name is looked for.
  ///
  /// The names of types that a declaration inherits from or extends are looked for outside of it.
  static func scopes(around node: some SyntaxProtocol) -> [String] {
    let types = types(around: node)
    let isInHead = sequence(first: Syntax(node), next: \.parent).lazy
      .prefix { $0.asProtocol((any DeclGroupSyntax).self) == nil }
      .allSatisfy { !$0.is(MemberBlockSyntax.self) && !$0.is(CodeBlockSyntax.self) }
    return isInHead ? Array(types.dropFirst()) : types
  }

  static func isCode(_ node: Syntax) -> Bool {
    node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self)
      || node.is(AccessorBlockSyntax.self)
  }

  /// A type's name, or that of the type that is extended; `nil` for other nodes.
  static func name(ofType node: Syntax) -> String? {
    if let extended = node.as(ExtensionDeclSyntax.self) {
      return extended.extendedType.trimmedDescription
    }
    guard node.asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
    return node.asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  /// Whether a function, closure or statement around a node has a variable, a parameter or a
  /// function of this name.
  static func hasLocal(_ name: String, around node: some SyntaxProtocol) -> Bool {
    sequence(first: Syntax(node), next: \.parent).contains { scope in
      declarations(of: scope).contains { Declared.names(in: $0).contains(name) }
    }
  }

  /// The parts of a scope that declare something inside of it.
  private static func declarations(of scope: Syntax) -> [Syntax] {
    if let list = scope.as(CodeBlockItemListSyntax.self) {
      // A file's own names are no locals.
      guard scope.parent?.is(SourceFileSyntax.self) != true else { return [] }
      return list.flatMap { item -> [Syntax] in
        if let check = item.item.as(GuardStmtSyntax.self) { return [Syntax(check.conditions)] }
        return item.item.is(DeclSyntax.self) ? [Syntax(item.item)] : []
      }
    }
    let parts: [(any SyntaxProtocol)?] = [
      scope.as(FunctionDeclSyntax.self)?.signature, scope.as(InitializerDeclSyntax.self)?.signature,
      scope.as(SubscriptDeclSyntax.self)?.parameterClause,
      scope.as(AccessorDeclSyntax.self)?.parameters, scope.as(ClosureExprSyntax.self)?.signature,
      scope.as(IfExprSyntax.self)?.conditions, scope.as(WhileStmtSyntax.self)?.conditions,
      scope.as(ForStmtSyntax.self)?.pattern, scope.as(SwitchCaseSyntax.self)?.label,
      scope.as(CatchClauseSyntax.self)?.catchItems,
    ]
    return parts.compactMap { $0.map { Syntax($0) } }
  }
}

/// Collects the names that one declaration, parameter list or pattern declares.
private final class Declared: SyntaxVisitor {
  private var names: Set<String> = []

  static func names(in node: Syntax) -> Set<String> {
    let reader = Declared(viewMode: .sourceAccurate)
    reader.walk(node)
    return reader.names
  }

  private func add(_ token: TokenSyntax?) {
    if let token { names.insert(token.text.replacing("`", with: "")) }
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    add(node.identifier)
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName)
    return .skipChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName)
    return .skipChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .skipChildren
  }

  override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .skipChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      names.formUnion(Declared.names(in: Syntax(binding.pattern)))
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .skipChildren
  }

  // What is inside of these is declared for nobody else.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Reads the types of a source, and the members of all of them.
private final class MemberCollector: SyntaxVisitor {
  var found = SourceNames()

  private func note(_ kind: OwnType.Kind, _ node: some DeclGroupSyntax) {
    guard !sequence(first: Syntax(node), next: \.parent).contains(where: Surroundings.isCode) else {
      return
    }
    found.types[Surroundings.types(around: node).reversed().joined(separator: ".")] = kind
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(.class, node)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(.value, node)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(.value, node)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    note(.protocol, node)
    return .visitChildren
  }

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    for item in node.statements where item.item.is(DeclSyntax.self) {
      var names = Declared.names(in: Syntax(item.item))
      if let type = item.item.asProtocol((any NamedDeclSyntax).self) {
        names.insert(UnsafeCodeFinder.name(type.name))
      }
      let modifiers = item.item.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
      if modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }) {
        found.fileprivateNames.formUnion(names)
      } else {
        found.topLevel.formUnion(names)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if let owner = Surroundings.types(around: node).first {
      found.members[owner, default: []].formUnion(Declared.names(in: Syntax(node.decl)))
    }
    return .visitChildren
  }

  override func visit(_ node: InheritedTypeListSyntax) -> SyntaxVisitorContinueKind {
    if let owner = Surroundings.types(around: node).first {
      found.parents[owner, default: []].formUnion(node.map(\.type.trimmedDescription))
    }
    return .skipChildren
  }
}
