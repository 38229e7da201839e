import SwiftSyntax

/// The part of a source that the compiler can see while it compiles another file of the module.
///
/// Bodies of functions and initialisers are left out, and nothing else: stored properties decide how
/// large a type is, their initial values decide of what type they are, and observers decide how they
/// are reached. A body that shows all the same stays: that of a function with an opaque result, or
/// with an attribute, which may have it inlined. In a source with syntax errors, everything stays.
final class VisibleText: SyntaxVisitor {
  private var bodies: [Range<Int>] = []
  /// Whether private declarations are left out that no other file can depend on.
  private var leavesOutPrivate = false

  static func of(_ text: String) -> String {
    let source = ParsedSource(text)
    guard !source.tree.hasError else { return text }
    let reader = VisibleText(viewMode: .sourceAccurate)
    reader.walk(source.tree)
    var visible: [UInt8] = []
    var end = 0
    let bytes = Array(text.utf8)
    for body in reader.bodies {
      visible += bytes[end..<body.lowerBound]
      end = body.upperBound
    }
    return String(decoding: visible + bytes[end...], as: UTF8.self)
  }

  /// The text that two sources have in common if other files of the module cannot distinguish them.
  ///
  /// It is ``of(_:)`` without comments, amounts of space, the places that diagnostics name, and
  /// private functions and static properties, unless a class that may have subclasses declares them,
  /// or one of them may decide of what type a property is.
  static func digestible(_ text: String) -> String {
    let source = ParsedSource(text)
    guard !source.tree.hasError else { return text }
    let reader = VisibleText(viewMode: .sourceAccurate)
    reader.leavesOutPrivate = !PrivateInference.isPossible(in: source.tree)
    reader.walk(source.tree)
    var hidden = reader.bodies[...]
    var visible = ""
    for token in source.tree.tokens(viewMode: .sourceAccurate) {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      while let first = hidden.first, first.upperBound <= start { hidden.removeFirst() }
      if hidden.first?.contains(start) == true || token.tokenKind == .endOfFile { continue }
      if !visible.isEmpty {
        visible += token.hasLineEndBefore ? "\n" : token.hasSpaceBefore ? " " : ""
      }
      visible += token.text
    }
    return visible
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if leavesOutPrivate, node.attributes.isEmpty, !node.signature.isOpaque,
      isHidden(node, node.modifiers)
    {
      bodies.append(node.bytes)
      return .skipChildren
    }
    return leaveOut(node.body, of: node.attributes, node.signature)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isGlobal =
      node.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
      || Self.owner(of: node)?.is(SourceFileSyntax.self) == true
    if leavesOutPrivate, isGlobal, node.attributes.isEmpty, isHidden(node, node.modifiers) {
      bodies.append(node.bytes)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    if leavesOutPrivate { bodies.append(node.bytes) }
    return .skipChildren
  }

  /// Whether only its own file can name it, and no layout has a place for it.
  private func isHidden(_ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax) -> Bool {
    guard modifiers.contains(where: { $0.isPrivate }) else { return false }
    guard let owner = Self.owner(of: node) else { return false }
    if let owner = owner.as(ClassDeclSyntax.self) {
      return owner.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
    }
    return owner.is(SourceFileSyntax.self) || owner.is(StructDeclSyntax.self)
      || owner.is(EnumDeclSyntax.self) || owner.is(ExtensionDeclSyntax.self)
  }

  /// The declaration or the file that has this one among its own; `nil` below conditions.
  private static func owner(of node: some SyntaxProtocol) -> Syntax? {
    if node.parent?.is(CodeBlockItemSyntax.self) == true {
      return node.parent?.parent?.parent
    }
    return node.parent?.parent?.parent?.parent
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    leaveOut(node.body, of: node.attributes, node.signature)
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    leaveOut(node.body, of: node.attributes, nil)
  }

  private func leaveOut(
    _ body: CodeBlockSyntax?, of attributes: AttributeListSyntax,
    _ signature: FunctionSignatureSyntax?
  ) -> SyntaxVisitorContinueKind {
    if let body, attributes.isEmpty, signature?.isOpaque != true { bodies.append(body.bytes) }
    return .skipChildren
  }
}

extension FunctionSignatureSyntax {
  /// Whether the body decides a type.
  fileprivate var isOpaque: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
  }
}

extension DeclModifierSyntax {
  /// Whether it hides all of a declaration, and not only its setter.
  var isPrivate: Bool {
    detail == nil
      && (name.tokenKind == .keyword(.private) || name.tokenKind == .keyword(.fileprivate))
  }
}

extension TokenSyntax {
  private var triviaBefore: [TriviaPiece] {
    (previousToken(viewMode: .sourceAccurate)?.trailingTrivia.pieces ?? []) + leadingTrivia.pieces
  }

  fileprivate var hasSpaceBefore: Bool { !triviaBefore.isEmpty }

  fileprivate var hasLineEndBefore: Bool {
    triviaBefore.contains { piece in
      switch piece {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
      case .blockComment(let text), .docBlockComment(let text): text.contains(where: \.isNewline)
      default: false
      }
    }
  }
}
