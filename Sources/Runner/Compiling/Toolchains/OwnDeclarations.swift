import SwiftSyntax

/// The functions that a source declares at the top level, and the members that it adds to types by
/// extensions.
final class OwnDeclarations: SyntaxVisitor {
  /// By their first names.
  private(set) var functions: Set<String> = []
  /// By the last name of the type: `now`, `init(timeIntervalSinceNow:)`.
  private(set) var members: [String: Set<String>] = [:]
  /// The type whose extension is being read.
  private var extended: String?

  init(in source: ParsedSource) {
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  private func add(_ member: String) -> SyntaxVisitorContinueKind {
    if let extended { members[extended, default: []].insert(member) }
    return .skipChildren
  }

  private static func labels(_ signature: FunctionSignatureSyntax) -> String {
    "(" + signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extended = node.extendedType.lastToken(viewMode: .sourceAccurate)?.text
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { extended = nil }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if extended == nil { functions.insert(node.name.text) }
    return add(node.name.text + Self.labels(node.signature))
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add("init" + Self.labels(node.signature))
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings { _ = add(binding.pattern.trimmedDescription) }
    return .skipChildren
  }

  // What is declared within these is theirs.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
