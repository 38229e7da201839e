import SwiftSyntax

extension SourceRewriter {
  /// `#selector(didPan(_:))` becomes `Selector("didPan(_:)", Panner.didPan(_:))`.
  ///
  /// Selectors are compared by the name, which is also the action's name in the record.
  func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    // What is no Swift, as `#selector(didPan:)`, is the compiler's to explain.
    guard let argument = node.arguments.first, !node.hasError else { return }
    if let label = argument.label?.text, let colon = argument.colon {
      rewriteAccessor(node, label: label, argument: argument, colon: colon)
      return
    }
    replace(node.pound.bytes.lowerBound..<node.macroName.bytes.upperBound, with: "Selector")
    let expression = unwrapped(argument.expression)
    let place = argument.expression.bytes.lowerBound
    guard let sequence = expression.as(SequenceExprSyntax.self),
      let first = sequence.elements.first,
      sequence.elements.count == 3, let type = sequence.elements.last
    else {
      insert(name(of: expression), at: place)
      tellOverriding(expression, at: node.bytes.upperBound)
      qualify(expression)
      return
    }
    insert(name(of: first), at: place)
    // `method as (Argument) -> Void`, which tells overloads apart.
    let owner = qualify(first)
    let text = type.trimmedDescription
    if let owner, text.split(separator: ">").count(where: { $0.hasSuffix("-") }) < 2 {
      insert("(\(owner)) -> ", at: type.bytes.lowerBound)
    }
  }

  /// Says which classes override a method of an extension, for whoever looks for one of them.
  private func tellOverriding(_ expression: ExprSyntax, at end: Int) {
    let member = expression.as(MemberAccessExprSyntax.self)
    let base = member?.base?.trimmedDescription ?? enclosingType ?? ""
    let type = ["self", "Self"].contains(base) ? enclosingType ?? "" : base
    let method = member?.declName.trimmedDescription ?? expression.trimmedDescription
    guard let extended = index.extendedMembers.first(where: { $0.isMeant(by: method, of: type) })
    else { return }
    insert("._overridden { $0 is \(extended.protocolName) }", at: end)
  }

  /// The name of a method as the selector's first argument.
  private func name(of expression: ExprSyntax) -> String {
    let method = expression.as(MemberAccessExprSyntax.self)?.declName.trimmedDescription
    return "\"\(method ?? expression.trimmedDescription)\", "
  }

  /// Puts the type in front of a method's name, and says which it is.
  @discardableResult
  private func qualify(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      guard let enclosingType else { return nil }
      insert(enclosingType + ".", at: name.bytes.lowerBound)
      return enclosingType
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    let text = base.trimmedDescription
    if ["self", "Self", "super"].contains(text) {
      guard let enclosingType else { return nil }
      replace(base.bytes, with: enclosingType)
      return enclosingType
    }
    if isType(base) { return text }
    if let type = typeOfCast(base) {
      replace(base.bytes, with: type)
      return type
    }
    if let owner = index.onlyProtocol(declaring: member.declName.trimmedDescription) {
      // The type of a value of the protocol's type has no such method.
      replace(base.bytes, with: owner)
      return owner
    }
    insert("Swift.type(of: ", at: base.bytes.lowerBound)
    insert(")", at: base.bytes.upperBound)
    return nil
  }

  /// The type that `(value as! Type)` has.
  private func typeOfCast(_ expression: ExprSyntax) -> String? {
    guard let sequence = unwrapped(expression).as(SequenceExprSyntax.self),
      sequence.elements.count == 3,
      sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let type = sequence.elements.last?.as(TypeExprSyntax.self)
    else { return nil }
    return type.trimmedDescription
  }

  /// Types begin with a capital letter, here as everywhere.
  private func isType(_ expression: ExprSyntax) -> Bool {
    let last =
      expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? expression.trimmedDescription
    return last.first?.isUppercase == true
  }

  /// `#selector(getter: UIView.alpha)` is known by its name only: `Selector("alpha")`.
  private func rewriteAccessor(
    _ node: MacroExpansionExprSyntax, label: String, argument: LabeledExprSyntax,
    colon: TokenSyntax
  ) {
    let expression = unwrapped(argument.expression)
    let name =
      expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? expression.trimmedDescription
    let selector =
      label == "setter" ? "set\(name.prefix(1).uppercased())\(name.dropFirst()):" : name
    let lines = node.trimmedDescription.count { $0 == "\n" }
    replace(
      node.bytes, with: "Selector(\"\(selector)\")" + String(repeating: "\n", count: lines))
  }

  private func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    {
      return unwrapped(only.expression)
    }
    return expression
  }

  // MARK: - Selectors as text

  /// `Selector("didTap:")` is made from the method where there is one of that name.
  func rewriteStringSelector(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.trimmedDescription == "Selector", node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil,
      let reference = reference(in: unwrapped(argument.expression))
    else { return }
    replace(argument.expression.bytes, with: reference)
  }

  /// `action: "didTap:"`, as in the first years of Swift.
  func rewriteStringArgument(_ node: LabeledExprSyntax) {
    guard let label = node.label?.text, label == "action" || label == "selector",
      node.expression.is(StringLiteralExprSyntax.self),
      let reference = reference(in: node.expression)
    else { return }
    replace(node.expression.bytes, with: "Selector(\(reference))")
  }

  private func reference(in expression: ExprSyntax) -> String? {
    guard let literal = expression.as(StringLiteralExprSyntax.self),
      let name = literal.representedLiteralValue,
      let found = index.reference(to: name, in: enclosingType)
    else { return nil }
    return "\"\(found.method)\", \(found.type).\(found.method)"
  }

  // MARK: - Key paths

  /// `#keyPath(CALayer.opacity)` is the text `"opacity"`.
  func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    var names = argument.expression.trimmedDescription.split(separator: ".").map(String.init)
    while names.count > 1, names[0].first?.isUppercase == true { names.removeFirst() }
    let text = "\"" + names.joined(separator: ".") + "\""
    let lines = node.trimmedDescription.count { $0 == "\n" }
    replace(node.bytes, with: text + String(repeating: "\n", count: lines))
  }
}
