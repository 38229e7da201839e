import SwiftSyntax

/// Collects the edits that bring a source of Swift 2 up to date.
final class LegacySyntaxTranslator: SyntaxVisitor {
  private(set) var edits: [Edit] = []
  /// Capital letters that belong to the source's own enumerations.
  private let ownCases: Set<String>

  init(ownCases: Set<String>) {
    self.ownCases = ownCases
    super.init(viewMode: .all)
  }

  private func replace(_ bytes: Range<Int>, with text: String) {
    edits.append(Edit(start: bytes.lowerBound, length: bytes.count, text: text))
  }

  // MARK: - Declarations

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let clause = node.signature.parameterClause
    let parameters = Array(clause.parameters)
    if parameters.isEmpty, LegacyNames.properties.contains(node.name.text),
      let result = node.signature.returnClause
    {
      replace(node.funcKeyword.bytes, with: "var")
      replace(clause.bytes.lowerBound..<result.arrow.bytes.upperBound, with: ":")
      return .visitChildren
    }
    var labels = parameters.map(\.firstName.text)
    // A first parameter with two names has a label; with one it has none.
    if let first = parameters.first, first.secondName == nil { labels[0] = "_" }
    let earlier = node.name.text + "(" + labels.map { $0 + ":" }.joined() + ")"
    let isOverride = node.modifiers.contains { $0.name.text == "override" }
    let today =
      isOverride || !LegacyNames.overrides.contains(earlier)
      ? LegacyNames.methods[earlier].map(LegacyNames.split) : nil
    if let today {
      replace(node.name.bytes, with: today.base)
      labels = today.labels
    }
    guard labels.count == parameters.count else {
      // `dismiss(animated:completion:)` has as many parameters; nothing else is in the table.
      return .visitChildren
    }
    for (parameter, label) in zip(parameters, labels) {
      let own = parameter.secondName ?? parameter.firstName
      let text = label == own.text ? label : "\(label) \(own.text)"
      let names = parameter.firstName.bytes.lowerBound..<own.bytes.upperBound
      replace(names, with: text)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    // Extensions and neighbours in the file could see what was private.
    if node.name.text == "private" { replace(node.name.bytes, with: "fileprivate") }
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let today = LegacyNames.types[node.name.text] { replace(node.name.bytes, with: today) }
    return .visitChildren
  }

  /// `let a = controller.view` kept the promise of not being `nil`; today `a` would be optional.
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.typeAnnotation == nil,
      let member = node.initializer?.value.as(MemberAccessExprSyntax.self), member.base != nil,
      member.declName.baseName.text == "view"
    {
      edits.append(Edit(start: member.bytes.upperBound, length: 0, text: "!"))
    }
    return .visitChildren
  }

  // MARK: - Expressions

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    if name.text == "dynamicType", let base = node.base {
      edits.append(Edit(start: base.bytes.lowerBound, length: 0, text: "type(of: "))
      replace(base.bytes.upperBound..<node.bytes.upperBound, with: ")")
      return .visitChildren
    }
    if let first = name.text.first, first.isUppercase, !ownCases.contains(name.text),
      name.text != "Type", name.text != "Protocol", isApples(node.base)
    {
      replace(name.bytes, with: first.lowercased() + name.text.dropFirst())
    }
    return .visitChildren
  }

  /// Whether a member with a capital letter is one of UIKit's cases.
  private func isApples(_ base: ExprSyntax?) -> Bool {
    guard let base else { return true }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return ["UI", "NS", "CA"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
    }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id,
      let today = LegacyNames.types[node.baseName.text]
    {
      replace(node.baseName.bytes, with: today)
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      describe(node)
      return .visitChildren
    }
    let name = member.declName.baseName
    if node.arguments.isEmpty, node.trailingClosure == nil, let left = node.leftParen,
      let right = node.rightParen
    {
      if LegacyNames.properties.contains(name.text) {
        replace(left.bytes.lowerBound..<right.bytes.upperBound, with: "")
      } else if let today = LegacyNames.calls[name.text] {
        replace(name.bytes, with: today)
      } else if let today = LegacyNames.singletons[name.text] {
        replace(name.bytes.lowerBound..<right.bytes.upperBound, with: today)
      }
    } else if let today = LegacyNames.labelledCalls[name.text], let first = node.arguments.first,
      first.label == nil
    {
      replace(name.bytes, with: today.name)
      edits.append(Edit(start: first.bytes.lowerBound, length: 0, text: today.label + ": "))
    }
    return .visitChildren
  }

  /// `String(self)` was the description of anything.
  private func describe(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.trimmedDescription == "String", node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil,
      argument.expression.trimmedDescription == "self"
    else { return }
    edits.append(Edit(start: argument.bytes.lowerBound, length: 0, text: "describing: "))
  }

  /// `count++` on a line of its own.
  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = ["++": " += 1", "--": " -= 1"][node.operator.text] {
      replace(node.operator.bytes, with: value)
    }
    return .visitChildren
  }

  // MARK: - Conditions

  /// `if let a = b, c = d where e`: one `let` was enough, and `where` began the rest.
  override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
    var binds = false
    for element in node {
      switch element.condition {
      case .optionalBinding(let binding):
        binds = true
        if binding.bindingSpecifier.presence == .missing {
          edits.append(Edit(start: binding.pattern.bytes.lowerBound, length: 0, text: "let "))
        }
      case .expression(let expression):
        guard binds, let sequence = expression.as(SequenceExprSyntax.self),
          sequence.elements.count >= 3,
          sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        else { continue }
        edits.append(Edit(start: expression.bytes.lowerBound, length: 0, text: "let "))
      default: continue
      }
    }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.text == "where", token.parent?.is(UnexpectedNodesSyntax.self) == true {
      replace(token.bytes, with: ",")
    }
    return .skipChildren
  }
}
