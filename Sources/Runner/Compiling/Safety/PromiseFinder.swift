import SwiftSyntax

/// What the compiler takes an answer's word for, and what it lends out for longer than it watches.
///
/// An exclusive access is watched in the task that began it. One that lasts while an async function
/// waits outlives that: another task may replace the array of which an element is lent.
final class PromiseFinder: SyntaxVisitor {
  private var places: [UnsafeCode] = []

  static func places(in tree: SourceFileSyntax) -> [UnsafeCode] {
    let finder = PromiseFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.places
  }

  private func note(_ kind: UnsafeCode.Kind, at node: some SyntaxProtocol) {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    places.append(UnsafeCode(kind: kind, offset: offset, reach: .qualified))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    judgeDeclaration(of: node.name)
    guard node.signature.effectSpecifiers?.asyncSpecifier != nil else { return .visitChildren }
    let isMutating = node.modifiers.contains { $0.name.text == "mutating" }
    if isMutating || node.signature.parameterClause.parameters.contains(where: { isLent($0.type) })
    {
      note(.lending, at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: ThrowsClauseSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.type?.trimmedDescription, !["any Error", "Error", "Never"].contains(type) {
      note(.typedThrows, at: node)
    }
    return .skipChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    judgeDeclaration(of: node.identifier)
    return .visitChildren
  }

  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.effectSpecifiers?.asyncSpecifier != nil,
      node.parameters.contains(where: { isLent($0.type) })
    {
      note(.lending, at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
    if case .parameterClause(let clause) = node.parameterClause,
      clause.parameters.contains(where: { $0.type.map(isLent) == true }),
      node.effectSpecifiers?.asyncSpecifier != nil
        || node.parent.map { AwaitFinder.isIn($0) } == true
    {
      note(.lending, at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.signature.effectSpecifiers?.asyncSpecifier != nil,
      node.signature.parameterClause.parameters.contains(where: { isLent($0.type) })
    {
      note(.lending, at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifier?.name.text == "mutating", node.effectSpecifiers?.asyncSpecifier != nil {
      note(.lending, at: node)
    }
    // All other words of accessors lend what they have, and are not meant to be written.
    if !["get", "set", "willSet", "didSet", "init"].contains(node.accessorSpecifier.text) {
      note(.promise(node.accessorSpecifier.text), at: node)
    }
    return .visitChildren
  }

  private func isLent(_ type: TypeSyntax) -> Bool {
    type.as(AttributedTypeSyntax.self)?.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.text == "inout"
    } == true
  }

  override func visit(_ node: SuppressedTypeSyntax) -> SyntaxVisitorContinueKind {
    note(.promise(node.trimmedDescription), at: node)
    return .visitChildren
  }

  override func visit(_ node: InlineArrayTypeSyntax) -> SyntaxVisitorContinueKind {
    note(.promise("InlineArray"), at: node)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.specifier?.text == "let" { note(.promise("a number as a parameter"), at: node) }
    return .visitChildren
  }

  /// Notes a member that stands in for one that the standard library trusts.
  private func judgeDeclaration(of token: TokenSyntax) {
    let name = UnsafeCodeFinder.name(token)
    if Self.trusted.contains(name) || name.hasPrefix("_withUnsafe") {
      note(.promise(name), at: token)
    }
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    judgeDeclaration(of: node.name)
    return .visitChildren
  }

  /// Requirements of the standard library's and Foundation's protocols that are not documented, and one
  /// that is: an array makes room for as many elements as it is told, unless their bytes are more than
  /// 2^64.
  private static let trusted: Set = [
    "_bridgeToObjectiveC", "_cVarArgEncoding", "_conditionallyBridgeFromObjectiveC",
    "_copyContents", "_copyToContiguousArray", "_customContainsEquatableElement",
    "_customIndexOfEquatableElement", "_customLastIndexOfEquatableElement",
    "_customRemoveLast", "_failEarlyRangeCheck", "_forceBridgeFromObjectiveC",
    "_getObjectiveCType", "_toCustomAnyHashable", "_unconditionallyBridgeFromObjectiveC",
    "underestimatedCount",
    "withContiguousMutableStorageIfAvailable", "withContiguousStorageIfAvailable",
  ]
}

/// Whether something waits in a piece of syntax.
private final class AwaitFinder: SyntaxVisitor {
  private var isFound = false

  static func isIn(_ node: Syntax) -> Bool {
    let finder = AwaitFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.isFound
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }
}
