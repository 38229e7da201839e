import SwiftSyntax

extension SourceRewriter {
  /// The members that ``_members(of:)`` of the engine finds.
  private static let objectMembers: Set = [
    "doubleValue", "floatValue", "intValue", "integerValue", "boolValue", "cgRectValue",
    "cgPointValue", "cgSizeValue", "count", "frame", "bounds", "center", "tag", "alpha",
    "uiEdgeInsetsValue", "cgAffineTransformValue", "responds", "isEqual", "isKind", "perform",
    "object",
    "value", "text", "title", "view", "isHidden", "length", "stringValue", "isSelected",
    "lastObject",
    "firstObject",
  ]

  /// `(value as AnyObject).doubleValue` becomes a call, because Linux finds no member in an object
  /// without a class.
  func rewriteObjectMember(_ node: MemberAccessExprSyntax) {
    var base = node.base
    while let chained = base?.as(OptionalChainingExprSyntax.self)?.expression
      ?? base?.as(ForceUnwrapExprSyntax.self)?.expression
    {
      base = chained
    }
    guard Self.objectMembers.contains(node.declName.baseName.text),
      let tuple = base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let elements = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
      elements.count >= 3, let type = elements.last?.as(TypeExprSyntax.self),
      type.type.trimmedDescription.hasPrefix("AnyObject"),
      let cast = elements.dropLast().last?.as(UnresolvedAsExprSyntax.self)
    else { return }
    insert("_members(of: ", at: tuple.leftParen.bytes.lowerBound)
    replace(cast.bytes.lowerBound..<type.bytes.upperBound, with: "as Any?")
    insert(")", at: tuple.rightParen.bytes.upperBound)
    if let node = node.base, node.id != tuple.id {
      // Nothing is left to unwrap.
      blankBytes(tuple.rightParen.bytes.upperBound..<node.bytes.upperBound)
    }
  }

  private func blankBytes(_ bytes: Range<Int>) {
    replace(bytes, with: String(repeating: " ", count: bytes.count))
  }
}
