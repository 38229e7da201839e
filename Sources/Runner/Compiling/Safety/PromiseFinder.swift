import SwiftSyntax

/// What the compiler takes an answer's word for, and what it lends out for longer than it watches.
///
/// An exclusive access is watched in the task that began it. One that lasts while an async function
/// waits, or while a call waits for the actor of the function, outlives that: another task may replace
/// the array of which an element is lent.
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
    let parameters = node.signature.parameterClause.parameters
    let isMutating = node.modifiers.contains { $0.name.text == "mutating" }
    let mayWait =
      node.signature.effectSpecifiers?.asyncSpecifier != nil || Isolation.isStated(for: node)
    if mayWait, isMutating || parameters.contains(where: { isLent($0.type) }) {
      note(.lending, at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    if ReferenceFinder.isIn(node.expression) { note(.lending, at: node) }
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
    if node.modifier?.name.text == "mutating",
      node.effectSpecifiers?.asyncSpecifier != nil || Isolation.isStated(for: node)
    {
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

/// Whether a declaration says, or what it is in, on which actor it runs.
private enum Isolation {
  static func isStated(for declaration: some DeclSyntaxProtocol) -> Bool {
    if let function = declaration.as(FunctionDeclSyntax.self),
      function.signature.parameterClause.parameters.contains(where: { isIsolated($0.type) })
    {
      return true
    }
    var node: Syntax? = Syntax(declaration)
    while let place = node {
      if place.is(ActorDeclSyntax.self) { return true }
      if let attributes = place.asProtocol(WithAttributesSyntax.self)?.attributes,
        attributes.contains(where: isActor)
      {
        return true
      }
      node = place.parent
    }
    return false
  }

  private static func isIsolated(_ type: TypeSyntax) -> Bool {
    type.as(AttributedTypeSyntax.self)?.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.text == "isolated"
    } == true
  }

  // Types are written with a capital letter, other attributes without. What a wrapper, a builder or a
  // macro does is not known here, and `IBAction` is UIKit's.
  private static func isActor(_ element: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = element else { return true }
    let name = attribute.attributeName.trimmedDescription
    return name.first?.isUppercase == true && !name.hasPrefix("IB")
  }
}

/// Whether something is lent in a piece of syntax, outside of the closures in it.
private final class ReferenceFinder: SyntaxVisitor {
  private var isFound = false

  static func isIn(_ node: some SyntaxProtocol) -> Bool {
    let finder = ReferenceFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.isFound
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
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
