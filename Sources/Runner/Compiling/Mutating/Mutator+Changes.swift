import SwiftSyntax

extension Mutator {
  // MARK: - Statements

  /// Leaves a statement out; does it twice, if that is one time too many.
  func omit(_ node: CodeBlockItemSyntax) {
    switch node.item {
    case .decl: return
    case .stmt(let statement):
      guard statement.is(ExpressionStmtSyntax.self) else { return }
    case .expr(let expression):
      // The value of a body; without it there is none.
      if !Self.acts(expression) { return }
    @unknown default: return
    }
    let lineEnds = String(node.trimmedDescription.filter { $0 == "\n" })
    replace(node, with: lineEnds, as: Self.brief(node) + Mutant.leftOut)
    doOnce(node)
    guard case .expr(let expression) = node.item, Self.isOnce(expression) else { return }
    let text = node.trimmedDescription
    replace(node, with: "\(text); \(text)", as: "\(Self.brief(node)) → twice")
  }

  /// Lets a statement act the first time only, as with state that one branch forgets.
  private func doOnce(_ node: CodeBlockItemSyntax) {
    func text(_ rest: String) -> String {
      let edit = Self.edit(node, "timesHere += 1; \(rest)")
      let lineEnd = source.text.hasSuffix("\n") ? "" : "\n"
      return EditedText(source.text, edits: [edit]).text + lineEnd + "private var timesHere = 0"
    }
    let statement = node.trimmedDescription
    add(
      at: node, Self.brief(node) + Mutant.firstTimeOnly,
      text("if timesHere == 1 { \(statement) }"),
      probe: text("if timesHere > 1 { preconditionFailure() }; \(statement)"))
  }

  /// Whether an expression is written for its effect.
  private static func acts(_ expression: ExprSyntax) -> Bool {
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return acts(chain.expression) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.contains { element in
        element.is(AssignmentExprSyntax.self)
          || element.as(BinaryOperatorExprSyntax.self).map {
            ["+=", "-=", "*=", "/="].contains($0.operator.text)
          } ?? false
      }
    }
    return expression.is(FunctionCallExprSyntax.self) || expression.is(IfExprSyntax.self)
      || expression.is(SwitchExprSyntax.self)
  }

  /// The methods that may be called only once, so that a mutant calls them twice.
  private static let once: Set = [
    "completeTransition", "finishInteractiveTransition", "cancelInteractiveTransition", "finish",
    "cancel", "present", "dismiss", "pushViewController", "popViewController",
  ]

  private static func isOnce(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    let name =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name.map(once.contains) ?? false
  }

  // MARK: - Views

  private static let counterparts = [
    "bringSubviewToFront": "sendSubviewToBack", "sendSubviewToBack": "bringSubviewToFront",
    "aboveSubview": "belowSubview", "belowSubview": "aboveSubview",
    "from": "to", "to": "from", "push": "pop", "pop": "push",
  ]

  /// Puts a view above others instead of below, and the other way round.
  func swapOrder(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
    let name = member.declName.baseName
    let arguments = Array(node.arguments)
    switch (name.text, arguments.count) {
    case ("bringSubviewToFront", 1), ("sendSubviewToBack", 1):
      guard let other = Self.counterparts[name.text] else { return }
      replace(name, with: other)
    case ("addSubview", 1):
      guard let end = node.rightParen else { return }
      add(
        at: node, "addSubview → insertSubview(at: 0)",
        [
          Self.edit(name, "insertSubview"),
          Edit(start: end.bytes.lowerBound, length: 0, text: ", at: 0"),
        ])
    case ("insertSubview", 2):
      guard let label = arguments[1].label else { return }
      if let other = Self.counterparts[label.text] {
        replace(label, with: other)
      } else if label.text == "at" {
        let range = arguments[0].expression.bytes.upperBound..<arguments[1].bytes.upperBound
        add(
          at: node, "insertSubview(at:) → addSubview",
          [
            Self.edit(name, "addSubview"),
            Edit(start: range.lowerBound, length: range.count, text: ""),
          ])
      }
    default: return
    }
  }

  /// Takes the other one of the two sides of a transition.
  func swapSide(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName
    guard node.base == nil, let other = Self.counterparts[name.text] else { return }
    replace(node, with: ".\(other)")
  }

  // MARK: - Conditions

  private static let opposites = [
    "==": "!=", "!=": "==", "===": "!==", "!==": "===", "<": ">", ">": "<", "<=": ">=",
    ">=": "<=", "&&": "||", "||": "&&",
  ]

  func swapComparison(_ node: BinaryOperatorExprSyntax) {
    guard let opposite = Self.opposites[node.operator.text] else { return }
    let around = node.parent.map(Self.brief) ?? node.operator.text
    replace(node, with: opposite, as: "\(node.operator.text) → \(opposite) in \(around)")
  }

  /// Asks for the opposite, unless another change does that.
  func negate(_ condition: ExprSyntax) {
    let isDone =
      condition.is(PrefixOperatorExprSyntax.self) || condition.is(BooleanLiteralExprSyntax.self)
      || condition.as(SequenceExprSyntax.self)?.elements.contains { element in
        element.as(BinaryOperatorExprSyntax.self).map {
          Self.opposites[$0.operator.text] != nil
        } ?? false
      } ?? false
    if !isDone {
      replace(
        condition, with: "!(\(condition.trimmedDescription))", as: "\(Self.brief(condition)) → !")
    }
  }

  /// Takes the other one of the two values behind a question mark.
  func negateChoice(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard let choice = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      choice > 0
    else { return }
    let isCompared =
      choice > 1
      && elements[choice - 2].as(BinaryOperatorExprSyntax.self).map {
        Self.opposites[$0.operator.text] != nil
      } ?? false
    if !isCompared { negate(elements[choice - 1]) }
  }

  // MARK: - Numbers

  /// Puts other numbers in a number's place, with the minus before it.
  func change(_ node: some ExprSyntaxProtocol, among others: [String]) {
    if let minus = node.parent?.as(PrefixOperatorExprSyntax.self), minus.operator.text == "-" {
      for other in others {
        replace(minus, with: other.hasPrefix("-") ? String(other.dropFirst()) : "-\(other)")
      }
      return
    }
    let around = node.parent.map(Self.brief) ?? ""
    for other in others {
      replace(node, with: other, as: "\(node.trimmedDescription) → \(other) in \(around)")
    }
  }
}
