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
