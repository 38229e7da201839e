import SwiftSyntax

extension SourceRewriter {
  /// `delegate.moved!(to: x)` calls what the property holds, which has no labels.
  func rewriteForcedCall(_ node: FunctionCallExprSyntax) {
    guard let force = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let member = force.expression.as(MemberAccessExprSyntax.self), member.base != nil,
      let requirement = index.requirement(
        base: member.declName.baseName.text,
        labels: node.arguments.map { $0.label?.text ?? "_" })
    else { return }
    replace(member.declName.baseName.bytes, with: requirement.property)
    for argument in node.arguments {
      guard let label = argument.label else { continue }
      blank(label)
      if let colon = argument.colon { blank(colon) }
    }
  }
}
