import SwiftSyntax

extension SourceRewriter {
  /// Gives a constant of Core Animation the type that its property wants.
  ///
  /// Until Swift 4.2 these constants were strings, and a rotation mode took the name of a calculation
  /// mode without complaint (and without effect). Later compilers accept neither the names nor the
  /// mix, so that nothing written for them is touched.
  func retypeLegacyConstant(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let property = elements[0].as(MemberAccessExprSyntax.self),
      property.declName.baseName.text == "rotationMode",
      let constant = elements[2].as(DeclReferenceExprSyntax.self),
      constant.baseName.text.hasPrefix("kCAAnimation"),
      !constant.baseName.text.hasPrefix("kCAAnimationRotate")
    else { return }
    replace(constant.bytes, with: ".init(rawValue: \(constant.baseName.text).rawValue)")
  }
}

// MARK: - What earlier compilers allowed

extension SourceRewriter {
  /// `weak` in a protocol, and `open` where nothing can be overridden, were accepted before Swift 5.
  func modernize(_ node: DeclModifierSyntax) {
    guard let declaration = node.parent?.parent else { return }
    switch node.name.text {
    case "weak", "unowned":
      let owner = declaration.parent?.parent?.parent?.parent
      if owner?.is(ProtocolDeclSyntax.self) == true { blank(node) }
    case "open":
      let modifiers = node.parent?.as(DeclModifierListSyntax.self)
      let isConstant = declaration.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
      let isStatic = modifiers?.contains { ["static", "final"].contains($0.name.text) } == true
      if isConstant || isStatic { replace(node.bytes, with: "public") }
    default: break
    }
  }

  /// `(Void) -> Int` was a function without parameters until Swift 4.
  func emptyParameters(_ node: FunctionTypeSyntax) {
    guard let parameter = node.parameters.first, node.parameters.count == 1,
      parameter.firstName == nil, parameter.type.trimmedDescription == "Void"
    else { return }
    blank(parameter)
  }

  /// `forKey: kCATransitionFade`: the constant was a text until Swift 4.2.
  fileprivate func isLegacyConstant(_ expression: ExprSyntax) -> Bool {
    expression.as(DeclReferenceExprSyntax.self)?.baseName.text.hasPrefix("kCATransition") == true
  }

  func nameLegacyConstant(_ node: LabeledExprSyntax) {
    guard node.label?.text == "forKey", isLegacyConstant(node.expression),
      node.expression.trimmedDescription != "kCATransition"
    else { return }
    insert(".rawValue", at: node.expression.bytes.upperBound)
  }
}
