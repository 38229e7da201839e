import SwiftSyntax

extension NamesInScope {
  /// How to write a member that stands at a place without anything before its name: `.left` or
  /// `recognizer.state`; `nil` where that is not sure.
  public func member(
    meantBy name: String, line: Int, column: Int, library: LibraryMembers
  ) -> String? {
    guard let token = token(line: line, column: column) else { return nil }
    let known = known(line: line, column: column)
    let expected = expectedTypes(at: token, known, library)
    if expected.contains(where: { library.members(of: $0, areStatic: true).contains(name) }) {
      return ".\(name)"
    }
    let call = token.parent?.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call?.calledExpression.id == token.parent?.id
    // A stranger writes the file.
    let types = Set(known.prefix(500).compactMap(\.type)).filter { type in
      members(of: type).contains(name)
        || lineage(of: type).contains {
          library.members(of: $0, areCalled: isCalled).contains(name)
        }
    }
    let texts = Set(known.filter { $0.type.map(types.contains) == true }.map(\.text))
    return texts.count == 1 ? texts.first.map { "\($0).\(name)" } : nil
  }

  /// The types that fit where a name stands alone; none if the code around it does not say so.
  ///
  /// A value may have any type that one of UIKit's properties or parameters of that name has.
  private func expectedTypes(
    at token: TokenSyntax, _ known: [Name], _ library: LibraryMembers
  ) -> Set<String> {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return [] }
    var node = Syntax(reference)
    // `[left, right]`
    if let array = node.parent?.as(ArrayElementSyntax.self)?.parent?.parent { node = array }
    guard let parent = node.parent else { return [] }
    if let argument = parent.as(LabeledExprSyntax.self) {
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      guard let function = call.flatMap({ Self.lastName(of: $0.calledExpression) }) else {
        return []
      }
      return library.types(ofParameter: argument.label?.text ?? "_", of: function)
    }
    if let elements = parent.as(ExprListSyntax.self) {
      return types(ofTargetIn: Array(elements), before: node, known, library)
    }
    if parent.is(ExpressionPatternSyntax.self) {
      let subject = sequence(first: parent, next: \.parent).lazy
        .compactMap { $0.as(SwitchExprSyntax.self)?.subject }.first
      return subject.map { types(of: $0, known, library) } ?? []
    }
    let binding = parent.parent?.as(PatternBindingSyntax.self)
    return binding?.typeAnnotation.flatMap { TypeNames.name(of: $0.type) }.map { [$0] } ?? []
  }

  /// The types of what stands before `=`, `==` or `!=`.
  private func types(
    ofTargetIn elements: [ExprSyntax], before node: Syntax, _ known: [Name],
    _ library: LibraryMembers
  ) -> Set<String> {
    guard let index = elements.firstIndex(where: { $0.id == node.id }), index > 1 else { return [] }
    let (target, mark) = (elements[index - 2], elements[index - 1])
    let sign = mark.as(BinaryOperatorExprSyntax.self)?.operator.text
    guard mark.is(AssignmentExprSyntax.self) || sign == "==" || sign == "!=" else { return [] }
    return types(of: target, known, library)
  }

  private func types(
    of value: ExprSyntax, _ known: [Name], _ library: LibraryMembers
  ) -> Set<String> {
    guard let name = Self.lastName(of: value) else { return [] }
    if value.is(DeclReferenceExprSyntax.self),
      let type = known.first(where: { $0.text == name })?.type
    {
      return [type]
    }
    return library.types(ofProperty: name)
  }

  private static func lastName(of value: ExprSyntax) -> String? {
    value.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? value.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
