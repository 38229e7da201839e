import SwiftSyntax

/// Collects what has to be edited in a source of Swift 1, beyond what Swift 2 needs.
///
/// Swift 1 imported every object of Objective-C as one that might be `nil` and was taken for granted
/// (`UIViewController!`), cast with a bare `as`, and wrote lines with `println`.
final class ImplicitOptionals: SyntaxVisitor {
  private(set) var edits: [Edit] = []
  /// What the source itself declares hides UIKit's properties of the same names.
  private let declared: Set<String>
  private var parameters: [Set<String>] = []
  private let text: String

  /// Whether a text has what Swift 2 no longer had.
  static func mark(_ text: String) -> Bool {
    text.contains("println(")
      || text.firstMatch(of: #/func[^{]*\(\w+: *UI\w+(?:Controller|Transitioning|Segue)!/#) != nil
  }

  init(_ source: ParsedSource) {
    text = source.text
    declared = DeclaredProperties.all(in: source)
    super.init(viewMode: .sourceAccurate)
  }

  private func insert(_ text: String, at offset: Int) {
    edits.append(Edit(start: offset, length: 0, text: text))
  }

  private func replace(_ bytes: Range<Int>, with text: String) {
    edits.append(Edit(start: bytes.lowerBound, length: bytes.count, text: text))
  }

  // MARK: - Declarations

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let clause = node.signature.parameterClause
    parameters.append(Set(clause.parameters.map { ($0.secondName ?? $0.firstName).text }))
    let labels = clause.parameters.enumerated().map { index, parameter in
      index == 0 && parameter.secondName == nil ? "_" : parameter.firstName.text
    }
    let name = node.name.text + "(" + labels.map { $0 + ":" }.joined() + ")"
    guard EarlierNames.methods[name] != nil else { return .visitChildren }
    for (parameter, label) in zip(clause.parameters, labels) {
      guard let type = parameter.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else {
        continue
      }
      let isAny = type.wrappedType.trimmedDescription == "AnyObject"
      if isAny { replace(type.wrappedType.bytes, with: "Any") }
      let isOptional = isAny || label == "withEvent" || EarlierNames.stillOptional.contains(name)
      replace(type.exclamationMark.bytes, with: isOptional ? "?" : "")
    }
    if let type = node.signature.returnClause?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      replace(type.exclamationMark.bytes, with: "?")
    }
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { parameters.removeLast() }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.typeAnnotation == nil,
      let call = node.initializer?.value.as(FunctionCallExprSyntax.self),
      let method = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["viewControllerForKey", "viewForKey", "containerView"].contains(
        method.declName.baseName.text),
      !isAskedForNil(node.pattern)
    {
      insert("!", at: call.bytes.upperBound)
    }
    return .visitChildren
  }

  /// Whether what a variable holds is unwrapped somewhere, so that it has to stay optional.
  private func isAskedForNil(_ pattern: PatternSyntax) -> Bool {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return false }
    return [name + "?.", name + "!"].contains { mark in
      text.ranges(of: mark).contains { range in
        text[..<range.lowerBound].last.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
      }
    }
  }

  // MARK: - Expressions

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, isTakenForGranted(base) { insert("!", at: base.bytes.upperBound) }
    return .visitChildren
  }

  private func isTakenForGranted(_ expression: ExprSyntax) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return EarlierNames.grantedProperties.contains(name) && !declared.contains(name)
        && !parameters.contains { $0.contains(name) }
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), member.base != nil else {
      return false
    }
    let name = member.declName.baseName.text
    return EarlierNames.grantedProperties.contains(name) && !declared.contains(name)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      name.text == "println"
    {
      replace(name.bytes, with: "print")
    }
    return .visitChildren
  }

  /// `as` was a promise where it could fail; beside a literal it still is none.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(ExpressionPatternSyntax.self) != true else { return .visitChildren }
    for (value, cast) in zip(node.elements, node.elements.dropFirst()) {
      guard let cast = cast.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
        !value.is(IntegerLiteralExprSyntax.self), !value.is(FloatLiteralExprSyntax.self),
        !value.is(StringLiteralExprSyntax.self), !value.is(ArrayExprSyntax.self)
      else { continue }
      insert("!", at: cast.asKeyword.bytes.upperBound)
    }
    return .visitChildren
  }
}
