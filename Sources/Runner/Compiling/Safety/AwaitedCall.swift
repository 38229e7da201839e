import SwiftSyntax

/// The form of `await` that is accepted: one call or property, whose values are computed before it
/// begins.
///
/// Swift watches in one task only that a value is not lent twice. If a call waits while a value is
/// lent for it, other code may replace that value. `a?.append(await b())` is such a call, and so is
/// `await a?.append(b())`.
enum AwaitedCall {
  static func isAccepted(_ node: AwaitExprSyntax) -> Bool {
    isByItself(node) && isPlain(node.expression)
  }

  /// Whether it is a statement, or the value of a new variable, of `return` or of `_`.
  private static func isByItself(_ node: AwaitExprSyntax) -> Bool {
    var place = Syntax(node)
    if let parent = place.parent, parent.is(TryExprSyntax.self) { place = parent }
    guard let parent = place.parent else { return false }
    if parent.is(ExprListSyntax.self) {
      let parts = parent.children(viewMode: .sourceAccurate).map { $0 }
      guard parts.count == 3, parts[0].is(DiscardAssignmentExprSyntax.self),
        parts[1].is(AssignmentExprSyntax.self)
      else { return false }
      return true
    }
    if let value = parent.as(InitializerClauseSyntax.self) {
      // A member's value waits for nobody.
      return value.parent?.is(PatternBindingSyntax.self) == true
    }
    return parent.is(CodeBlockItemSyntax.self) || parent.is(ExpressionStmtSyntax.self)
      || parent.is(ReturnStmtSyntax.self)
  }

  private static func isPlain(_ expression: ExprSyntax) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return isPath(call.calledExpression) && call.arguments.allSatisfy { isValue($0.expression) }
    }
    return isPath(expression)
  }

  /// Whether it is `a`, `a.b`, `.a` and so on.
  private static func isPath(_ expression: ExprSyntax) -> Bool {
    if expression.is(DeclReferenceExprSyntax.self) || expression.is(SuperExprSyntax.self) {
      return true
    }
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return false }
    return access.base.map(isPath) ?? true
  }

  private static let numbers: Set = ["CGFloat", "Double", "Int", "UInt64"]

  /// Whether nothing in it can wait, or lend.
  private static func isValue(_ expression: ExprSyntax) -> Bool {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(expression)
    return !finder.isRefused
  }

  private final class Finder: SyntaxVisitor {
    private(set) var isRefused = false

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let isNumber = numbers.contains(node.calledExpression.trimmedDescription)
      let isCase = node.calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil }
      if !isNumber, isCase != true { isRefused = true }
      return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
      isRefused = true
      return .skipChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
      isRefused = true
      return .skipChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
      isRefused = true
      return .skipChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
      isRefused = true
      return .skipChildren
    }
  }
}
