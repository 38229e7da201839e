public import Chapters
import SwiftParser
import SwiftSyntax

/// A rule's program in which every `precondition` states a fact instead of ending the program.
///
/// A run that ends at the first wrong value says little about another host. So each condition gets
/// a number, and writes whether it held, and the value on its left side.
public struct FactProgram: Sendable {
  /// A condition of the program, as its author wrote it.
  public struct Condition: Equatable, Sendable {
    public var text: String
    /// The line of the chapter's file, from 1.
    public var line: Int
  }

  /// In the order of the program, which numbers them.
  public var conditions: [Condition]
  /// The program, with calls of ``support``; each line stays the line it was.
  public var text: String

  /// Numbers the conditions of a rule's fence.
  public init(_ fence: CodeFence) {
    self.init(fence.code, firstLine: fence.firstCodeLine)
  }

  init(_ code: String, firstLine: Int = 1) {
    let tree = Parser.parse(source: code)
    let finder = ConditionFinder(tree, firstLine: firstLine)
    finder.walk(tree)
    conditions = finder.conditions
    var bytes = Array(code.utf8)
    for insertion in finder.insertions.reversed() {
      bytes.replaceSubrange(insertion.range, with: Array(insertion.text.utf8))
    }
    text = String(decoding: bytes, as: UTF8.self)
  }
}

/// Finds all conditions, and the places where calls of the support code take over.
private final class ConditionFinder: SyntaxVisitor {
  private(set) var conditions: [FactProgram.Condition] = []
  /// In the order of their places, without overlaps.
  private(set) var insertions: [(range: Range<Int>, text: String)] = []
  private let locations: SourceLocationConverter
  private let firstLine: Int

  init(_ tree: SourceFileSyntax, firstLine: Int) {
    locations = SourceLocationConverter(fileName: "", tree: tree)
    self.firstLine = firstLine
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text == "precondition", let condition = node.arguments.first?.expression
    else { return .visitChildren }
    let number = conditions.count
    conditions.append(
      FactProgram.Condition(
        text: condition.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(
          separator: " "),
        line: locations.location(for: node.positionAfterSkippingLeadingTrivia).line + firstLine - 1)
    )
    replace(callee, by: "ruleFacts.state")
    insert("\(number), ", at: condition.positionAfterSkippingLeadingTrivia)
    if let sequence = condition.as(SequenceExprSyntax.self) { wrapOperands(of: sequence, number) }
    return .skipChildren
  }

  /// Wraps the left side of each comparison, up to an operator that joins conditions.
  private func wrapOperands(of sequence: SequenceExprSyntax, _ number: Int) {
    var operand: [ExprSyntax] = []
    for element in sequence.elements {
      guard let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text else {
        operand.append(element)
        continue
      }
      if Self.comparisons.contains(symbol) {
        wrap(operand, number)
        operand = []
      } else if symbol == "&&" || symbol == "||" {
        operand = []
      } else {
        operand.append(element)
      }
    }
  }

  private func wrap(_ operand: [ExprSyntax], _ number: Int) {
    guard let first = operand.first, let last = operand.last, !Self.isLiteral(first) else { return }
    // In `abs(x - y) < z`, x is what was seen.
    if operand.count == 1, let call = first.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "abs", let inner = call.arguments.first,
      let difference = inner.expression.as(SequenceExprSyntax.self)
    {
      let elements = Array(difference.elements)
      let minus = elements.lastIndex {
        $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "-"
      }
      if let minus { return wrap(Array(elements[..<minus]), number) }
    }
    insert("ruleFacts.seen(\(number), ", at: first.positionAfterSkippingLeadingTrivia)
    insert(")", at: last.endPositionBeforeTrailingTrivia)
  }

  private static let comparisons: Set = ["==", "!=", "===", "!==", "<", "<=", ">", ">="]

  private static func isLiteral(_ expression: ExprSyntax) -> Bool {
    expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self)
      || expression.is(NilLiteralExprSyntax.self) || expression.is(TryExprSyntax.self)
  }

  private func insert(_ text: String, at position: AbsolutePosition) {
    insertions.append((position.utf8Offset..<position.utf8Offset, text))
  }

  private func replace(_ node: some SyntaxProtocol, by text: String) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    insertions.append((start..<node.endPositionBeforeTrailingTrivia.utf8Offset, text))
  }
}
