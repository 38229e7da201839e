import SwiftSyntax

/// Judges the statements of a `deinit`.
///
/// The parts of an object are destroyed one after the other, and Swift lets a `deinit` lend the
/// object to code that then reads parts that are gone: memory that another object may have by then.
/// A call, a computed property and a closure can all do that. So a `deinit` may print, also its own
/// type, remove the object from the notification centre, set a property of its own class to `nil`,
/// and send one a message in which the object is not: that invalidates a timer or a display link,
/// and cancels a task.
extension UnsafeCodeFinder {
  func judgeDestruction(_ node: DeinitializerDeclSyntax) {
    let properties = Self.storedProperties(around: node)
    for statement in node.body?.statements ?? [] {
      let isHarmless =
        Self.isPrint(statement, properties) || Self.isMessage(statement, to: properties)
        || Self.isFarewell(statement)
      note(.destruction(isHarmless: isHarmless), at: statement)
    }
  }

  /// The properties that a `deinit` reads without a call: those that its class stores, without
  /// observers, wrappers and laziness.
  private static func storedProperties(around node: DeinitializerDeclSyntax) -> Set<String> {
    guard let members = node.parent?.parent?.as(MemberBlockItemListSyntax.self) else { return [] }
    let stored = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter { variable in
      variable.attributes.isEmpty
        && !variable.modifiers.contains {
          ["lazy", "static", "class", "override", "unowned"].contains($0.name.text)
        }
    }
    let bindings = stored.flatMap(\.bindings).filter { $0.accessorBlock == nil }
    return Set(
      bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self) }
        .map { name($0.identifier) })
  }

  /// Whether a statement prints literals, and properties and the type in them.
  private static func isPrint(
    _ statement: CodeBlockItemSyntax, _ properties: Set<String>
  ) -> Bool {
    guard let call = statement.item.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "print", call.trailingClosure == nil,
      call.additionalTrailingClosures.isEmpty
    else { return false }
    return call.arguments.allSatisfy { argument in
      guard let text = argument.expression.as(StringLiteralExprSyntax.self) else { return false }
      return text.segments.allSatisfy { segment in
        guard let value = segment.as(ExpressionSegmentSyntax.self) else { return true }
        guard value.expressions.count == 1, let only = value.expressions.first,
          only.label == nil
        else { return false }
        return isProperty(only.expression, properties)
          || ["Self.self", "type(of: self)"].contains(only.expression.trimmedDescription)
      }
    }
  }

  /// Whether a statement is `property?.message()`, with literals or nothing in the parentheses, or puts
  /// `nil` into a property.
  private static func isMessage(
    _ statement: CodeBlockItemSyntax, to properties: Set<String>
  ) -> Bool {
    let expression =
      statement.item.as(ExpressionStmtSyntax.self)?.expression ?? statement.item.as(ExprSyntax.self)
    guard let expression else { return false }
    if let list = expression.as(SequenceExprSyntax.self) {
      let parts = Array(list.elements)
      return parts.count == 3 && isProperty(parts[0], properties)
        && parts[1].is(AssignmentExprSyntax.self) && parts[2].is(NilLiteralExprSyntax.self)
    }
    let message = expression.as(OptionalChainingExprSyntax.self)?.expression ?? expression
    guard let call = message.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.additionalTrailingClosures.isEmpty,
      call.arguments.allSatisfy({ isLiteral($0.expression) }),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
    else { return false }
    return isProperty(base.as(OptionalChainingExprSyntax.self)?.expression ?? base, properties)
  }

  /// Whether a statement removes the object from a notification's observers.
  private static func isFarewell(_ statement: CodeBlockItemSyntax) -> Bool {
    statement.item.trimmedDescription == "NotificationCenter.default.removeObserver(self)"
  }

  private static func isProperty(_ expression: ExprSyntax, _ properties: Set<String>) -> Bool {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      return access.base?.trimmedDescription == "self"
        && properties.contains(name(access.declName.baseName))
    }
    guard let reference = expression.as(DeclReferenceExprSyntax.self) else { return false }
    return properties.contains(name(reference.baseName))
  }

  private static func isLiteral(_ expression: ExprSyntax) -> Bool {
    expression.is(BooleanLiteralExprSyntax.self) || expression.is(IntegerLiteralExprSyntax.self)
      || expression.is(FloatLiteralExprSyntax.self) || expression.is(NilLiteralExprSyntax.self)
  }
}
