import SwiftSyntax

/// What the compiler, at work on another file of the module, can see of a source.
///
/// Bodies of functions and initialisers are left out, and nothing else: stored properties decide how
/// large a type is, their initial values decide of what type they are, and observers decide how they
/// are reached. A body that shows all the same stays: that of a function with an opaque result, or
/// with an attribute, which may have it inlined. In a source with syntax errors, everything stays.
final class VisibleText: SyntaxVisitor {
  private var bodies: [Range<Int>] = []

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

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    leaveOut(node.body, of: node.attributes, node.signature)
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
    let isOpaque = signature?.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.some)
    }
    if let body, attributes.isEmpty, isOpaque != true { bodies.append(body.bytes) }
    return .skipChildren
  }
}
