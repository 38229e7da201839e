import SwiftSyntax

/// The Swift that an answer may be written in.
///
/// The engine and an answer share a process, and the compiler's promise that safe code stays within its
/// own memory has holes: in generic types, associated types, actors, what is lent while somebody waits.
/// Each search for further holes has found one. So this lists the syntax that an animation is made
/// of, and all else is refused, what a later Swift adds as well. ``LanguageFinder`` looks at what
/// has conditions.
enum AnswerLanguage {
  /// The kinds of syntax that an answer may contain, by swift-syntax's names.
  static let kinds: Set<SyntaxKind> = structure.union(declarations).union(statements)
    .union(expressions).union(types).union(patterns)

  /// Lists, blocks and clauses, which are as harmless as their contents.
  ///
  /// ``Rewriting/misreadCode(in:)`` reports places where the parser had to invent or skip
  /// something.
  private static let structure: Set<SyntaxKind> = [
    .token, .sourceFile, .codeBlockItemList, .codeBlockItem, .codeBlock, .memberBlockItemList,
    .memberBlockItem, .memberBlock, .attributeList, .attribute, .declModifierList, .declModifier,
    .declModifierDetail, .labeledExprList, .labeledExpr, .exprList, .missing, .missingDecl,
    .missingExpr, .missingPattern, .missingStmt, .missingType, .unexpectedNodes,
    .objCSelectorPieceList, .objCSelectorPiece, .availabilityArgumentList, .availabilityArgument,
    .availabilityLabeledArgument, .platformVersionItemList, .platformVersionItem,
    .platformVersion, .versionTuple, .versionComponentList, .versionComponent,
    .simpleStringLiteralExpr, .simpleStringLiteralSegmentList,
  ]

  private static let declarations: Set<SyntaxKind> = [
    .importDecl, .importPathComponentList, .importPathComponent, .classDecl, .structDecl,
    .enumDecl, .enumCaseDecl, .enumCaseElementList, .enumCaseElement, .enumCaseParameterClause,
    .enumCaseParameterList, .enumCaseParameter, .protocolDecl, .extensionDecl, .inheritanceClause,
    .inheritedTypeList, .inheritedType, .classRestrictionType, .functionDecl, .functionSignature,
    .functionParameterClause, .functionParameterList, .functionParameter,
    .functionEffectSpecifiers, .throwsClause, .returnClause, .initializerDecl, .deinitializerDecl,
    .variableDecl, .patternBindingList, .patternBinding, .typeAnnotation, .initializerClause,
    .accessorBlock, .accessorDeclList, .accessorDecl, .accessorParameters, .typeAliasDecl,
    .typeInitializerClause, .genericParameterClause, .genericParameterList, .genericParameter,
    .genericWhereClause, .genericRequirementList, .genericRequirement, .conformanceRequirement,
    .sameTypeRequirement, .macroExpansionDecl,
  ]

  private static let statements: Set<SyntaxKind> = [
    .expressionStmt, .returnStmt, .guardStmt, .forStmt, .whileStmt, .repeatStmt, .breakStmt,
    .continueStmt, .fallThroughStmt, .labeledStmt, .deferStmt, .doStmt, .catchClauseList,
    .catchClause, .catchItemList, .catchItem, .throwStmt, .whereClause, .conditionElementList,
    .conditionElement, .optionalBindingCondition, .matchingPatternCondition,
    .availabilityCondition, .switchCaseList, .switchCase, .switchCaseLabel, .switchCaseItemList,
    .switchCaseItem, .switchDefaultLabel,
  ]

  private static let expressions: Set<SyntaxKind> = [
    .declReferenceExpr, .declNameArguments, .declNameArgumentList, .declNameArgument,
    .memberAccessExpr, .superExpr, .functionCallExpr, .multipleTrailingClosureElementList,
    .multipleTrailingClosureElement, .subscriptCallExpr, .sequenceExpr, .assignmentExpr,
    .discardAssignmentExpr, .binaryOperatorExpr, .prefixOperatorExpr, .postfixOperatorExpr,
    .unresolvedAsExpr, .unresolvedIsExpr, .unresolvedTernaryExpr, .arrowExpr, .ifExpr,
    .switchExpr, .closureExpr, .closureSignature, .closureShorthandParameterList,
    .closureShorthandParameter, .closureParameterClause, .closureParameterList, .closureParameter,
    .closureCaptureClause, .closureCaptureList, .closureCapture, .closureCaptureSpecifier,
    .optionalChainingExpr, .forceUnwrapExpr, .tupleExpr, .arrayExpr, .arrayElementList,
    .arrayElement, .dictionaryExpr, .dictionaryElementList, .dictionaryElement, .nilLiteralExpr,
    .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr,
    .stringLiteralSegmentList, .stringSegment, .expressionSegment, .typeExpr,
    .genericSpecializationExpr, .keyPathExpr, .keyPathComponentList, .keyPathComponent,
    .keyPathPropertyComponent, .keyPathOptionalComponent, .macroExpansionExpr, .tryExpr,
    .awaitExpr, .inOutExpr, .patternExpr,
  ]

  private static let types: Set<SyntaxKind> = [
    .identifierType, .memberType, .genericArgumentClause, .genericArgumentList, .genericArgument,
    .optionalType, .implicitlyUnwrappedOptionalType, .arrayType, .dictionaryType, .tupleType,
    .tupleTypeElementList, .tupleTypeElement, .functionType, .typeEffectSpecifiers,
    .attributedType, .typeSpecifierList, .compositionType, .compositionTypeElementList,
    .compositionTypeElement, .someOrAnyType, .metatypeType,
  ]

  private static let patterns: Set<SyntaxKind> = [
    .identifierPattern, .wildcardPattern, .tuplePattern, .tuplePatternElementList,
    .tuplePatternElement, .valueBindingPattern, .expressionPattern, .isTypePattern,
  ]

  /// Attributes, besides that of a module that the rewriter leaves out.
  static let attributes: Set = [
    "available", "autoclosure", "discardableResult", "escaping", "IBAction", "IBDesignable",
    "IBInspectable", "IBOutlet", "MainActor", "nonobjc", "NSManaged", "objc", "objcMembers",
    "preconcurrency", "Sendable", "unchecked", "unknown",
  ]

  /// Modifiers of declarations, with the words that may stand in their parentheses.
  static let modifiers: Set = [
    "class", "convenience", "dynamic", "fileprivate", "fileprivate(set)", "final", "internal",
    "internal(set)", "lazy", "mutating", "nonisolated", "open", "optional", "override", "private",
    "private(set)", "public", "public(set)", "required", "static", "unowned", "unowned(safe)",
    "weak",
  ]

  static let accessors: Set = ["get", "set", "willSet", "didSet"]

  /// Operators of which an answer's types may have their own.
  static let operators: Set = ["==", "<", "+", "-", "*", "/"]
  /// Operators that may be written outside of types too, as for points and sizes.
  static let freeOperators: Set = ["+", "-", "*", "/"]

  static let macros: Set = [
    "selector", "keyPath", "function", "file", "fileID", "filePath", "line", "column", "Preview",
    "colorLiteral", "imageLiteral", "error", "warning",
  ]

  // MARK: - Names

  /// Protocols of Swift's that an answer's types may conform to: no library reads memory on the
  /// strength of their promises.
  static let protocols: Set = [
    "Comparable", "CustomStringConvertible", "Equatable", "Error", "Hashable", "Identifiable",
    "LocalizedError", "Sendable",
  ]

  /// Further types that an enumeration may name behind its colon: raw values and `CaseIterable`.
  static let protocolsOfEnumerations: Set = [
    "CaseIterable", "CGFloat", "Character", "Double", "Float", "Int", "Int8", "Int16", "Int32",
    "Int64", "String", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// Classes and protocols of objects that have neither of UIKit's prefixes.
  static let objects: Set = [
    "AnyObject", "NSKeyValueCoding", "NSKeyValueObserving", "NSLayoutConstraint",
    "NSMessageForwarding", "NSObject", "NSObjectProtocol", "class",
  ]

  /// Types of Swift's and Foundation's that may get members, and what everybody writes a `clamped(to:)` in:
  /// one protocol, and two generic types whose parameter has it and so cannot grow.
  static let extended: Set = [
    "Bool", "CGAffineTransform", "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector",
    "Character", "ClosedRange", "Comparable", "Date", "Double", "Float", "IndexPath", "Int",
    "Notification.Name", "NSAttributedString", "NSNotification.Name", "NSObject", "Range", "String",
    "TimeInterval",
  ]

  /// Generic types that may get members only in extensions for elements of one class or one type.
  static let extendedIfConstrained: Set = ["Array", "Optional", "Set"]

  /// The types that an element may have.
  static let elements = extended.union([
    "UInt", "UUID", "UInt8", "Substring", "CGPath", "CGImage", "CGColor",
  ])

  /// Whether it is a name of UIKit's or Core Animation's, which `UInt` is not.
  static func isOfUIKit(_ name: String) -> Bool {
    (name.hasPrefix("UI") || name.hasPrefix("CA"))
      && name.utf8.dropFirst(2).first.map { (0x41...0x5A).contains($0) } == true
  }
}
