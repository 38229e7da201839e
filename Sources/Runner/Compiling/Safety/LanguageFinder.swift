import SwiftSyntax

/// Finds the syntax of a source that is not of the ``AnswerLanguage``.
final class LanguageFinder: SyntaxAnyVisitor {
  private(set) var places: [UnsafeCode] = []
  /// Whether anything in the source waits.
  private let waits: Bool

  static func places(in tree: SourceFileSyntax) -> [UnsafeCode] {
    let finder = LanguageFinder(
      waits: tree.tokens(viewMode: .sourceAccurate).contains {
        $0.tokenKind == .keyword(.await)
      })
    finder.walk(tree)
    return finder.places
  }

  private init(waits: Bool) {
    self.waits = waits
    super.init(viewMode: .sourceAccurate)
  }

  func note(
    _ refused: RefusedSyntax, at node: some SyntaxProtocol, unless own: OwnType? = nil
  ) {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    places.append(
      UnsafeCode(
        kind: own.map { .foreign(refused, unless: $0) } ?? .language(refused), offset: offset,
        reach: own == nil ? .qualified : .bare(in: Surroundings.scopes(around: node))))
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard AnswerLanguage.kinds.contains(node.kind) else {
      note(RefusedSyntax.named(node.kind), at: node)
      return .skipChildren
    }
    return .visitChildren
  }

  // MARK: - Words

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if !AnswerLanguage.attributes.contains(name) { note(.attribute(name), at: node) }
    // What stands in the parentheses of these are words of the language.
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    let name = node.tokens(viewMode: .sourceAccurate).map(\.text).joined()
    if !AnswerLanguage.modifiers.contains(name) {
      note(name == "async" ? .asyncLet : .modifier(name), at: node)
    } else if name == "mutating", waits {
      note(.mutatingWhileWaiting, at: node)
    }
    return .skipChildren
  }

  override func visit(_ node: ClosureCaptureSpecifierSyntax) -> SyntaxVisitorContinueKind {
    if let detail = node.detail, detail.text != "safe" {
      note(.modifier("unowned(\(detail.text))"), at: node)
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    judgeMacro(node.macroName, node.genericArgumentClause)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    judgeMacro(node.macroName, node.genericArgumentClause)
    return .visitChildren
  }

  private func judgeMacro(_ name: TokenSyntax, _ types: GenericArgumentClauseSyntax?) {
    if types != nil || !AnswerLanguage.macros.contains(name.text) {
      note(.macro(name.text), at: name)
    }
  }

  // MARK: - Functions and properties

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if case .binaryOperator(let name) = node.name.tokenKind {
      let isStatic = node.modifiers.contains { $0.name.text == "static" }
      let accepted = isStatic ? AnswerLanguage.operators : AnswerLanguage.freeOperators
      if !accepted.contains(name) { note(.ownOperator, at: node.name) }
    } else if case .identifier = node.name.tokenKind {
    } else {
      note(.ownOperator, at: node.name)
    }
    if let word = node.signature.effectSpecifiers?.asyncSpecifier { judgeWaiting(node, word) }
    return .visitChildren
  }

  /// A method that waits keeps its receiver: an object, never a value that is lent.
  private func judgeWaiting(_ node: FunctionDeclSyntax, _ word: TokenSyntax) {
    if node.modifiers.contains(where: { $0.name.text == "mutating" }) {
      return note(.mutatingWhileWaiting, at: word)
    }
    guard let owner = Surroundings.owner(of: node) else { return }
    if owner.is(ClassDeclSyntax.self) { return }
    guard let extended = owner.as(ExtensionDeclSyntax.self)?.extendedType else {
      return note(.waitingValue, at: word)
    }
    let name = extended.trimmedDescription
    if AnswerLanguage.isOfUIKit(name) { return }
    note(.waitingValue, at: word, unless: OwnType(name, [.class]))
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let word = node.signature.effectSpecifiers?.asyncSpecifier {
      note(.waitingClosure, at: word)
    }
    if Surroundings.owner(of: node)?.is(ProtocolDeclSyntax.self) == true {
      note(.requirement, at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: TypeEffectSpecifiersSyntax) -> SyntaxVisitorContinueKind {
    if let word = node.asyncSpecifier { note(.waitingClosure, at: word) }
    return .visitChildren
  }

  override func visit(_ node: ThrowsClauseSyntax) -> SyntaxVisitorContinueKind {
    if node.type != nil { note(.typedThrows, at: node) }
    return .skipChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifier != nil || !AnswerLanguage.accessors.contains(node.accessorSpecifier.text) {
      note(.accessor, at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if let word = node.awaitKeyword { note(.forAwait, at: word) }
    if let word = node.unsafeKeyword { note(.unsafe, at: word) }
    return .visitChildren
  }

  // MARK: - Types

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.initializer.value
    // Anything else could be inherited from, or extended, by another name.
    let isAccepted =
      type.is(FunctionTypeSyntax.self) || (type.as(TupleTypeSyntax.self)?.elements.count ?? 0) > 1
      || PlainAlias.isAccepted(node)
    if !isAccepted { note(.alias, at: node) }
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.someOrAnySpecifier.text != "any" { note(.hiddenType, at: node) }
    return .visitChildren
  }

  override func visit(_ node: TupleTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.elements.count > 12 { note(.largeTuple, at: node) }
    return .visitChildren
  }

  override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
    if node.elements.count > 12 { note(.largeTuple, at: node) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if UnsafeCodeFinder.name(node.name) == "Self" { judgeSelf(node) }
    return .visitChildren
  }

  /// In a class it is whatever class is below, and in a protocol any type at all.
  private func judgeSelf(_ node: IdentifierTypeSyntax) {
    let owner = sequence(first: Syntax(node), next: \.parent)
      .first { $0.asProtocol((any DeclGroupSyntax).self) != nil }
    if owner?.is(StructDeclSyntax.self) == true || owner?.is(EnumDeclSyntax.self) == true { return }
    let extended = owner?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    if extended == "Comparable" { return }
    if node.parent?.is(ConformanceRequirementSyntax.self) == true { return }
    if isResult(node), let owner {
      if owner.is(ClassDeclSyntax.self) { return }
      if let extended, AnswerLanguage.isOfUIKit(extended) { return }
      if let extended {
        return note(.selfType, at: node, unless: OwnType(extended, [.class, .value]))
      }
    }
    note(.selfType, at: node)
  }

  /// Whether a type is all that a method returns, as in `-> Self` and `-> Self?`.
  private func isResult(_ type: IdentifierTypeSyntax) -> Bool {
    let whole = type.parent?.as(OptionalTypeSyntax.self).map { Syntax($0) } ?? Syntax(type)
    return whole.parent?.is(ReturnClauseSyntax.self) == true
      && whole.parent?.parent?.parent?.is(FunctionDeclSyntax.self) == true
  }

  // MARK: - Names

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    judge(node)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    judge(node)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    judge(node)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    judge(node)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    judge(node)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterClauseSyntax) -> SyntaxVisitorContinueKind {
    let owner = node.parent
    if owner?.is(FunctionDeclSyntax.self) == true || owner?.is(InitializerDeclSyntax.self) == true {
      return .visitChildren
    }
    note(.genericType, at: node)
    return .skipChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    judge(node)
    return .visitChildren
  }

  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    judge(node)
    return .visitChildren
  }

  override func visit(_ node: SameTypeRequirementSyntax) -> SyntaxVisitorContinueKind {
    judge(node)
    return .visitChildren
  }

  // MARK: - Expressions

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    for argument in node.arguments where argument.label?.text == "keyPath" {
      note(.keyPathSubscript, at: argument)
    }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    let isArgument =
      node.parent?.is(LabeledExprSyntax.self) == true
      && node.parent?.parent?.parent?.is(FunctionCallExprSyntax.self) == true
    if !isArgument || waits || !Self.isPlainPath(node.expression) { note(.lending, at: node) }
    return .visitChildren
  }

  /// Whether it is `a`, `a.b` and so on.
  private static func isPlainPath(_ expression: ExprSyntax) -> Bool {
    if expression.is(DeclReferenceExprSyntax.self) { return true }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
      return false
    }
    return isPlainPath(base)
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    if !AwaitedCall.isAccepted(node) { note(.awaitAnywhere, at: node) }
    return .visitChildren
  }
}

extension Surroundings {
  /// The type, protocol or extension of which a declaration is a member; `nil` if it is none.
  static func owner(of member: some DeclSyntaxProtocol) -> Syntax? {
    guard member.parent?.is(MemberBlockItemSyntax.self) == true else { return nil }
    return member.parent?.parent?.parent?.parent
  }
}
