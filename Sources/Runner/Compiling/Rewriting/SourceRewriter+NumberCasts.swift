import SwiftSyntax

extension SourceRewriter {
  /// The types to which Objective-C's numbers can be cast.
  static let numberTypes: Set = ["CGFloat", "Double", "Float", "Int", "Bool"]

  /// `value as? CGFloat` becomes a call, because Linux has no way from one number's type to another.
  ///
  /// Of the code to the left of a cast, the operand alone is cast, unless an operator binds
  /// tighter.
  func rewriteNumberCasts(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() {
      guard index > 0, index + 1 < elements.count,
        let cast = element.as(UnresolvedAsExprSyntax.self),
        let mark = cast.questionOrExclamationMark,
        let type = elements[index + 1].as(TypeExprSyntax.self)?.type.trimmedDescription,
        Self.numberTypes.contains(type)
      else { continue }
      // `value as Any as? CGFloat` casts twice.
      var first = index - 1
      while first >= 2, elements[first - 1].is(UnresolvedAsExprSyntax.self) { first -= 2 }
      let operand = elements[first]
      // `try` belongs to all of the expression.
      guard first == 0 || !Self.bindsTighter(elements[first - 1]),
        !operand.is(TryExprSyntax.self), !operand.is(AwaitExprSyntax.self)
      else { continue }
      insert("_bridgedCast(", at: operand.bytes.lowerBound)
      let end = mark.text == "!" ? ")!" : ")"
      replace(
        cast.bytes.lowerBound..<elements[index + 1].bytes.upperBound,
        with: ", to: \(type).self\(end)")
    }
  }

  private static func bindsTighter(_ element: ExprSyntax) -> Bool {
    guard let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return false
    }
    return ["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "...", "..<"].contains(symbol)
  }
}
