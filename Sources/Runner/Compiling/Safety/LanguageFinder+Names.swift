import SwiftSyntax

/// The types that types may inherit from, the types that may be extended, and the constraints of
/// type parameters.
extension LanguageFinder {
  func judge(_ node: ClassDeclSyntax) {
    judgeTypes(node.inheritanceClause, .class)
  }

  func judge(_ node: StructDeclSyntax) {
    judgeTypes(node.inheritanceClause, .structure)
  }

  func judge(_ node: EnumDeclSyntax) {
    judgeTypes(node.inheritanceClause, .enumeration)
  }

  func judge(_ node: ProtocolDeclSyntax) {
    for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
      judgeObject(inherited.type, .inheritance, [.protocol])
    }
  }

  func judge(_ node: ExtensionDeclSyntax) {
    let name = node.extendedType.trimmedDescription
    if AnswerLanguage.isOfUIKit(name) || name == "NSObject" {
      // What UIKit's types promise to Swift, UIKit and Swift have settled.
      for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
        judgeObject(inherited.type, .inheritance, [.protocol])
      }
      return
    }
    let isConstrained =
      AnswerLanguage.extendedIfConstrained.contains(name)
      && node.genericWhereClause?.requirements.isEmpty == false
    if isConstrained || AnswerLanguage.extended.contains(name) {
      if let clause = node.inheritanceClause { note(.foreignConformance(name), at: clause) }
      return
    }
    note(
      .foreignExtension(name), at: node.extendedType, unless: OwnType(name, OwnType.Kind.all))
    judgeTypes(node.inheritanceClause, .extension)
  }

  private enum Owner { case `class`, structure, enumeration, `extension` }

  private func judgeTypes(_ clause: InheritanceClauseSyntax?, _ owner: Owner) {
    for inherited in clause?.inheritedTypes ?? [] {
      let name = Self.plainName(inherited.type)
      if let name, AnswerLanguage.protocols.contains(name) { continue }
      if let name, owner == .enumeration || owner == .extension,
        AnswerLanguage.protocolsOfEnumerations.contains(name)
      {
        continue
      }
      if name == "OptionSet", owner == .structure { continue }
      judgeObject(
        inherited.type, .inheritance, owner == .class ? [.class, .protocol] : [.protocol])
    }
  }

  /// A type's name without attributes, and without the arguments of UIKit's generic classes; `nil` if it
  /// is no name.
  private static func plainName(_ type: TypeSyntax) -> String? {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return attributed.specifiers.isEmpty ? plainName(attributed.baseType) : nil
    }
    if let name = type.as(IdentifierTypeSyntax.self) { return UnsafeCodeFinder.name(name.name) }
    if let member = type.as(MemberTypeSyntax.self), member.genericArgumentClause == nil {
      return plainName(member.baseType).map { $0 + "." + UnsafeCodeFinder.name(member.name) }
    }
    return type.is(ClassRestrictionTypeSyntax.self) ? "class" : nil
  }

  /// Why a name has to be one of an object's type.
  private enum Need { case inheritance, parameter }

  /// Accepts classes and protocols of UIKit's, and the app's and the answer's of these kinds.
  private func judgeObject(_ type: TypeSyntax, _ need: Need, _ kinds: Set<OwnType.Kind>) {
    func refused(_ name: String) -> RefusedSyntax {
      switch need {
      case .inheritance: .inheritance(name)
      case .parameter: .genericClass
      }
    }
    guard let name = Self.plainName(type) else {
      return note(refused(type.trimmedDescription), at: type)
    }
    if AnswerLanguage.isOfUIKit(name) || AnswerLanguage.objects.contains(name) { return }
    note(refused(name), at: type, unless: OwnType(name, kinds))
  }

  // MARK: - Type parameters

  func judge(_ node: GenericParameterSyntax) {
    if let word = node.specifier {
      note(word.text == "each" ? .pack : .genericClass, at: node)
    } else if let type = node.inheritedType {
      judgeParts(of: type)
    } else {
      note(.genericClass, at: node)
    }
  }

  /// Each part of `UIViewController & Part`, of which one has to be an object.
  private func judgeParts(of type: TypeSyntax) {
    for element in type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type] {
      judgeObject(element, .parameter, [.class, .protocol])
    }
  }

  func judge(_ node: ConformanceRequirementSyntax) {
    judgeParts(of: node.rightType)
  }

  /// `Element == CGFloat`, which says of the elements of an array that they are no type parameter.
  func judge(_ node: SameTypeRequirementSyntax) {
    let left = node.leftType.trimmedDescription
    guard left == "Element" || left == "Wrapped", case .type(let right) = node.rightType,
      let name = Self.plainName(right)
    else {
      return note(.genericClass, at: node)
    }
    if !AnswerLanguage.isOfUIKit(name), !AnswerLanguage.elements.contains(name) {
      note(.genericClass, at: node, unless: OwnType(name, OwnType.Kind.all))
    }
  }
}
