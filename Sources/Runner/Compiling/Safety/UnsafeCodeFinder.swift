import SwiftSyntax

/// Visits a source and notes the names that an answer may not use.
final class UnsafeCodeFinder: SyntaxVisitor {
  private var places: [UnsafeCode] = []
  /// Types that the source declares at its top level, which stand before those of imports.
  private let ownTypes: Set<String>

  static func places(in tree: SourceFileSyntax) -> [UnsafeCode] {
    let finder = UnsafeCodeFinder(tree)
    finder.walk(tree)
    return (finder.places + LanguageFinder.places(in: tree)).sorted { $0.offset < $1.offset }
  }

  private init(_ tree: SourceFileSyntax) {
    let types = tree.statements.compactMap { $0.item.asProtocol((any NamedDeclSyntax).self) }
      .filter { !$0.is(FunctionDeclSyntax.self) }
    ownTypes = Set(types.map(\.name.text))
    super.init(viewMode: .sourceAccurate)
  }

  func note(
    _ kind: UnsafeCode.Kind, at node: some SyntaxProtocol, reach: UnsafeCode.Reach = .qualified
  ) {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    guard places.last?.offset != offset else { return }
    places.append(UnsafeCode(kind: kind, offset: offset, reach: reach))
  }

  // MARK: - Words of the language

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if Self.name(node.name) == "makeRootViewController" { note(.root, at: node.name) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if Self.name(node.identifier) == "makeRootViewController" { note(.root, at: node) }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text, !UnsafeNames.modules.contains(module),
      !AppleFrameworks.absent.contains(module)
    {
      note(.module(module), at: node)
    }
    for part in node.path.dropFirst() { refer(to: part.name, isQualified: true) }
    return .skipChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    judgeDestruction(node)
    return .visitChildren
  }

  // MARK: - Names

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id
    else {
      if !isShortCall(node) { refer(to: node.baseName, isQualified: false) }
      return .visitChildren
    }
    let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    if UnsafeNames.modules.contains(base) {
      refer(to: node.baseName, isQualified: true)
    } else if let reason = UnsafeNames.reasons[Self.name(node.baseName)],
      [.memory, .reflection].contains(reason)
    {
      note(.name(Self.name(node.baseName), reason), at: node, reach: .member)
    } else {
      referByUnderscore(to: node.baseName, reach: .member)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    refer(to: node.name, isQualified: false)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    let isQualified = UnsafeNames.modules.contains(node.baseType.trimmedDescription)
    if isQualified { refer(to: node.name, isQualified: true) }
    return .visitChildren
  }

  /// Whether it is `close()` of `UIBezierPath`, called from an extension of it.
  private func isShortCall(_ node: DeclReferenceExprSyntax) -> Bool {
    guard let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == node.id, call.arguments.isEmpty, call.trailingClosure == nil
    else { return false }
    return Self.name(node.baseName) == "close"
  }

  /// The member that is asked of `Thread`: the engine answers `isMainThread`.
  private func memberOfThread(_ token: TokenSyntax) -> String? {
    guard Self.name(token) == "Thread", let reference = token.parent,
      let access = reference.parent?.as(MemberAccessExprSyntax.self),
      access.base?.id == reference.id
    else { return nil }
    return Self.name(access.declName.baseName)
  }

  private func refer(to token: TokenSyntax, isQualified: Bool) {
    let name = Self.name(token)
    // Most names are harmless, and to look around takes longer than all else.
    func reach() -> UnsafeCode.Reach {
      isQualified ? .qualified : .bare(in: Surroundings.scopes(around: token))
    }
    if let reason = UnsafeNames.reasons[name], isQualified || !ownTypes.contains(name) {
      if !isQualified, Surroundings.hasLocal(name, around: token) { return }
      let member = isQualified ? nil : memberOfThread(token)
      if member == "isMainThread" { return }
      let isWaiting = member == "sleep"
      return note(
        isWaiting ? .name("Thread.sleep", .waiting) : .name(name, reason), at: token, reach: reach()
      )
    }
    if name.hasPrefix("pthread_") || name.hasPrefix("NSFile") || name.hasPrefix("URLSession") {
      return note(.name(name, name.hasPrefix("pthread_") ? .threads : .files), at: token)
    }
    if isQualified, UnsafeNames.clocks.contains(name) {
      return note(.name(name, .threads), at: token)
    }
    referByUnderscore(to: token, reach: reach())
  }

  private func referByUnderscore(
    to token: TokenSyntax, reach: @autoclosure () -> UnsafeCode.Reach
  ) {
    let name = Self.name(token)
    guard name.hasPrefix("_"), name.count > 1, !SourceRewriter.helpers.contains(name) else {
      return
    }
    let reach = reach()
    if case .bare = reach, Surroundings.hasLocal(name, around: token) { return }
    note(.underscore(name), at: token, reach: reach)
  }

  static func name(_ token: TokenSyntax) -> String {
    let text = token.text
    return text.utf8.contains(UInt8(ascii: "`")) ? text.replacing("`", with: "") : text
  }

  // MARK: - Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = Self.callee(node)
    let labels = node.arguments.map { $0.label?.text ?? "" }
    if let first = labels.first, first.hasPrefix("contentsOf"),
      UnsafeNames.contents.contains(callee) || callee == "init"
    {
      note(.name("\(callee)(\(first):)", .files), at: node)
    }
    if callee == "write", let first = labels.first, first == "to" || first == "toFile" {
      note(.name("write(\(first):)", .files), at: node)
    }
    for argument in node.arguments
    where argument.label?.text == "options"
      && argument.expression.trimmedDescription.contains("concurrent")
    {
      note(.name("concurrent", .threads), at: argument.expression)
    }
    return .visitChildren
  }

  /// The last name of the called expression.
  static func callee(_ node: FunctionCallExprSyntax) -> String {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      guard name == "init", let base = access.base else { return name }
      return base.trimmedDescription
    }
    return node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }
}
