import SwiftSyntax

/// What may stand in a `deinit`.
///
/// The parts of an object are destroyed one after the other, and Swift lets a `deinit` lend the
/// object to somebody who then reads parts that are gone: memory that another object may have by
/// then. A call, a computed property and a closure can all do that, and which of them a name stands
/// for is not known here. So only what cannot lend the object is let through.
extension UnsafeCodeFinder {
  func judgeDestruction(_ node: DeinitializerDeclSyntax) {
    for statement in node.body?.statements ?? [] {
      if let imported = importedNames(in: statement, of: node) {
        guard !imported.isEmpty else { continue }
        note(.destruction(unlessOwn: imported), at: statement)
      } else {
        note(.destruction(unlessOwn: []), at: statement)
      }
    }
  }

  /// The names that have to be those of imports for a statement to be harmless; `nil` if it is not.
  private func importedNames(
    in statement: CodeBlockItemSyntax, of node: DeinitializerDeclSyntax
  ) -> [String]? {
    guard var expression = statement.item.as(ExprSyntax.self) else { return nil }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { expression = chain.expression }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      call.trailingClosure == nil, call.additionalTrailingClosures.isEmpty
    else { return nil }
    let called = call.calledExpression.trimmedDescription
    let arguments = call.arguments.map(\.expression)
    if called == "print", arguments.allSatisfy(Self.isLiteral) { return ["print"] }
    if called == "NotificationCenter.default.removeObserver",
      arguments.map(\.trimmedDescription) == ["self"]
    {
      return ["NotificationCenter", "default", "removeObserver"]
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let name = Self.property(access.base), Self.stores(name, around: node),
      arguments.allSatisfy(Self.isLiteral)
    else { return nil }
    return []
  }

  private static func isLiteral(_ expression: ExprSyntax) -> Bool {
    if let text = expression.as(StringLiteralExprSyntax.self) {
      return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    }
    return expression.is(BooleanLiteralExprSyntax.self) || expression.is(NilLiteralExprSyntax.self)
      || expression.is(IntegerLiteralExprSyntax.self)
      || expression.is(FloatLiteralExprSyntax.self)
  }

  /// The name in `name`, `name?`, `name!` and `self.name`.
  private static func property(_ base: ExprSyntax?) -> String? {
    if let optional = base?.as(OptionalChainingExprSyntax.self) {
      return property(optional.expression)
    }
    if let forced = base?.as(ForceUnwrapExprSyntax.self) { return property(forced.expression) }
    if let access = base?.as(MemberAccessExprSyntax.self) {
      return access.base?.trimmedDescription == "self" ? access.declName.baseName.text : nil
    }
    return base?.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// Whether the type around a `deinit` keeps a plain stored property of this name.
  private static func stores(_ name: String, around node: DeinitializerDeclSyntax) -> Bool {
    guard let members = node.parent?.parent?.as(MemberBlockItemListSyntax.self) else {
      return false
    }
    return members.contains { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self), variable.attributes.isEmpty,
        !variable.modifiers.contains(where: { $0.name.text == "lazy" })
      else { return false }
      return variable.bindings.contains {
        $0.accessorBlock == nil && $0.pattern.trimmedDescription == name
      }
    }
  }
}
