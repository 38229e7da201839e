import SwiftSyntax

/// Another name for a type of UIKit's that stands where a type is only said: after a colon or an arrow.
///
/// Whatever else is refused by the name of a type, what it inherits, what is made of it or called on
/// it, is written by UIKit's name then.
enum PlainAlias {
  static func isAccepted(_ node: TypeAliasDeclSyntax) -> Bool {
    let name = node.name.text
    guard let type = node.initializer.value.as(IdentifierTypeSyntax.self),
      type.genericArgumentClause == nil, node.genericParameterClause == nil,
      AnswerLanguage.isOfUIKit(type.name.text), !AnswerLanguage.isOfUIKit(name)
    else { return false }
    return node.root.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      token.text != name || token == node.name || isAnnotation(token)
    }
  }

  /// Whether a word is the type of a parameter, a result or a variable, or an optional of that.
  private static func isAnnotation(_ word: TokenSyntax) -> Bool {
    guard let type = word.parent?.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil
    else { return false }
    var place = type.parent
    while let present = place {
      switch present.kind {
      case .optionalType, .implicitlyUnwrappedOptionalType, .attributedType, .functionType,
        .tupleType, .tupleTypeElement, .tupleTypeElementList, .someOrAnyType:
        place = present.parent
      case .typeAnnotation, .functionParameter, .returnClause, .closureParameter:
        return true
      default:
        return false
      }
    }
    return false
  }
}
