import SwiftSyntax

/// Collects the edits for a source of Swift 1, beyond those for Swift 2.
///
/// Swift 1 imported every object of Objective-C as an implicitly unwrapped optional
/// (`UIViewController!`), cast with a bare `as`, and printed lines with `println`.
final class ImplicitOptionals: SyntaxVisitor {
  private(set) var edits: [Edit] = []
  /// Names that the source itself declares, which hide UIKit's properties of the same names.
  private let declared: Set<String>
  private var parameters: [Set<String>] = []
  /// Variables that the source unwraps somewhere.
  private let unwrapped: Set<String>

  /// Whether a source has constructs that Swift 2 no longer had.
  static func isSwift1(_ source: ParsedSource) -> Bool {
    let finder = Swift1Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    return finder.isFound
  }

  init(_ source: ParsedSource) {
    unwrapped = UnwrappedNames.all(in: source)
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
    guard LegacyNames.methods[name] != nil else { return .visitChildren }
    for (parameter, label) in zip(clause.parameters, labels) {
      guard let type = parameter.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else {
        continue
      }
      let isAny = type.wrappedType.trimmedDescription == "AnyObject"
      if isAny { replace(type.wrappedType.bytes, with: "Any") }
      let isOptional = isAny || label == "withEvent" || LegacyNames.stillOptional.contains(name)
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

  /// Whether a variable is unwrapped somewhere, so that it has to stay optional.
  private func isAskedForNil(_ pattern: PatternSyntax) -> Bool {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return false }
    return unwrapped.contains(name)
  }

  // MARK: - Expressions

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, isTakenForGranted(base) { insert("!", at: base.bytes.upperBound) }
    return .visitChildren
  }

  private func isTakenForGranted(_ expression: ExprSyntax) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return LegacyNames.grantedProperties.contains(name) && !declared.contains(name)
        && !parameters.contains { $0.contains(name) }
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), member.base != nil else {
      return false
    }
    let name = member.declName.baseName.text
    return LegacyNames.grantedProperties.contains(name) && !declared.contains(name)
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

/// Looks for `println` and for parameters like `UIViewController!`.
private final class Swift1Finder: SyntaxVisitor {
  var isFound = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if name == "println" { isFound = true }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.signature.parameterClause.parameters.first, first.secondName == nil,
      let type = first.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
        .trimmedDescription, type.hasPrefix("UI"),
      ["Controller", "Transitioning", "Segue"].contains(where: type.hasSuffix)
    {
      isFound = true
    }
    return .visitChildren
  }
}
