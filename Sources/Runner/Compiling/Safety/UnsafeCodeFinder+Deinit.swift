import SwiftSyntax

/// What may stand in a `deinit`.
///
/// The parts of an object are destroyed one after the other, and Swift lets a `deinit` lend the
/// object to somebody who then reads parts that are gone: memory that another object may have by
/// then. A call, a computed property and a closure can all do that, and which of them a name stands
/// for is not known here. So a `deinit` may print a text, which is what those who look for a leak
/// need, and do nothing else.
extension UnsafeCodeFinder {
  func judgeDestruction(_ node: DeinitializerDeclSyntax) {
    for statement in node.body?.statements ?? [] {
      note(.destruction(isPrint: Self.isPrint(statement)), at: statement)
    }
  }

  /// Whether a statement prints literals by a function of this name.
  private static func isPrint(_ statement: CodeBlockItemSyntax) -> Bool {
    guard let call = statement.item.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "print", call.trailingClosure == nil,
      call.additionalTrailingClosures.isEmpty
    else { return false }
    return call.arguments.allSatisfy { argument in
      guard let text = argument.expression.as(StringLiteralExprSyntax.self) else { return false }
      return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    }
  }
}
