import SwiftSyntax

extension SourceRewriter {
  /// A requirement becomes a property; a method that fulfils one is given one.
  func rewriteOptionalDeclaration(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = enclosingType?.split(separator: ".").last.map(String.init),
      node.parent?.is(MemberBlockItemSyntax.self) == true
    else { return .visitChildren }
    if node.modifiers.contains(where: { $0.name.text == "optional" }) {
      let requirement = index.requirement(declaredBy: node, in: type)
      let property = "var \(requirement.property): (\(requirement.functionType))?"
      if requirement.isOverloaded {
        append("extension \(type) { \(requirement.overloadDeclaration) }")
      }
      let lines = node.trimmedDescription.count { $0 == "\n" }
      replace(
        node.bytes, with: property + " { get }" + String(repeating: "\n", count: lines))
      append("extension \(type) { \(requirement.access)\(property) { nil } }")
      return .skipChildren
    }
    if let requirement = index.requirement(fulfilledBy: node, in: type) {
      insert(
        "; \(requirement.access)var \(requirement.property): (\(requirement.functionType))? "
          + "{ self.\(requirement.reference) }",
        at: node.bytes.upperBound)
    }
    return .visitChildren
  }

  /// An optional property is asked through the extension of its protocol, and a class that has it
  /// answers with its own.
  func rewriteOptionalProperty(_ node: VariableDeclSyntax) {
    guard let type = enclosingType?.split(separator: ".").last.map(String.init),
      node.parent?.is(MemberBlockItemSyntax.self) == true, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    if node.modifiers.contains(where: { $0.name.text == "optional" }) {
      guard let value = binding.typeAnnotation?.type.trimmedDescription else { return }
      let access = OptionalMethod.access(of: node)
      let property = OptionalProperty(
        name: name, type: value, protocolName: type, access: access)
      let lines = node.trimmedDescription.count { $0 == "\n" }
      replace(
        node.bytes,
        with: "var \(property.requirement): (\(value))? { get }"
          + String(repeating: "\n", count: lines))
      append(
        "extension \(type) { \(access)var \(property.requirement): (\(value))? { nil }; "
          + "\(access)var \(name): (\(value))? { \(property.requirement) } }")
    } else if let property = index.property(fulfilledBy: name, in: type) {
      // An optional would be the extension's, which asks this one.
      insert(
        "; \(property.access)var \(property.requirement): (\(property.type))? "
          + "{ let own: \(property.type) = self.\(name); return own }",
        at: node.bytes.upperBound)
    }
  }

  /// `delegate?.moved?(to: x)` asks the property, which has no labels.
  ///
  /// - Returns: Whether the call asks one.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) -> Bool {
    let chain = node.calledExpression.as(OptionalChainingExprSyntax.self)
    let force = node.calledExpression.as(ForceUnwrapExprSyntax.self)
    guard let called = chain?.expression ?? force?.expression,
      let mark = chain?.questionMark ?? force?.exclamationMark,
      let member = called.as(MemberAccessExprSyntax.self), member.base != nil,
      node.additionalTrailingClosures.isEmpty,
      let requirement = requirement(calledBy: node, named: member.declName.baseName.text)
    else { return false }
    if requirement.isOverloaded { blank(mark) }
    replace(
      member.declName.baseName.bytes,
      with: requirement.isOverloaded ? requirement.overload : requirement.property)
    for argument in node.arguments {
      guard let label = argument.label else { continue }
      blank(label)
      if let colon = argument.colon { blank(colon) }
    }
    return true
  }

  private func requirement(
    calledBy node: FunctionCallExprSyntax, named base: String
  ) -> OptionalMethod? {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard node.trailingClosure != nil else { return index.requirement(base: base, labels: labels) }
    return index.requirement(base: base, labelsBeforeClosure: labels)
  }

  /// `delegate?.moved(to:) != nil` reads the property as well.
  ///
  /// Delegates are optional. A member of the same name of a plain receiver is the receiver's own,
  /// unless it is compared with `nil`, or unwrapped from what is called a delegate.
  func rewriteOptionalMember(_ node: MemberAccessExprSyntax) {
    guard node.base != nil, let parent = node.parent, !parent.is(FunctionCallExprSyntax.self),
      !parent.is(OptionalChainingExprSyntax.self)
    else { return }
    let labels = node.declName.argumentNames?.arguments.map(\.name.text)
    let base = node.declName.baseName.text
    let isCompared = isComparedWithNil(node)
    let isBound = isBound(node)
    let isOptional = node.base?.is(OptionalChainingExprSyntax.self) == true
    if labels == nil, OptionalMethod.isPropertyOfUIKit(base) { return }
    let isNamed = labels != nil || isCompared
    guard isCompared || isOptional || isBound && isDelegate(node.base),
      let requirement = isNamed
        ? index.requirement(base: base, labels: labels)
        : isBound ? index.requirement(bound: base) : nil
    else { return }
    replace(node.declName.bytes, with: requirement.property)
  }

  private func isComparedWithNil(_ node: MemberAccessExprSyntax) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self) else { return false }
    return list.contains { $0.is(NilLiteralExprSyntax.self) }
  }

  /// Whether a receiver is called a delegate or a data source, as in `guard let delegate else`.
  private func isDelegate(_ receiver: ExprSyntax?) -> Bool {
    let name =
      receiver?.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? receiver?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    return ["delegate", "datasource"].contains { name.lowercased().hasSuffix($0) }
  }

  /// Whether it is the value of `if let moved = delegate?.moved`.
  private func isBound(_ node: MemberAccessExprSyntax) -> Bool {
    guard let base = node.base else { return false }
    let value: Syntax =
      base.is(OptionalChainingExprSyntax.self)
      ? node.parent?.as(OptionalChainingExprSyntax.self).map { Syntax($0) } ?? Syntax(node)
      : Syntax(node)
    return value.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
  }

  /// `delegate.responds(to: #selector(Mover.moved(to:)))` asks whether there is anything.
  func rewriteOptionalQuestion(_ node: FunctionCallExprSyntax) -> Bool {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "responds", let base = member.base,
      node.arguments.count == 1,
      let macro = node.arguments.first?.expression.as(MacroExpansionExprSyntax.self),
      macro.macroName.text == "selector",
      let named = macro.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      let owner = named.base?.trimmedDescription
    else { return false }
    let labels = named.declName.argumentNames?.arguments.map(\.name.text)
    let base1 = named.declName.baseName.text
    guard let requirement = index.requirement(base: base1, labels: labels),
      requirement.protocolName == owner
    else { return false }
    insert("(", at: base.bytes.lowerBound)
    replace(
      member.declName.bytes.lowerBound..<node.bytes.upperBound,
      with: requirement.property + " != nil)")
    return true
  }
}
