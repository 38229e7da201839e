import SwiftParser
import SwiftSyntax

/// A source's text and its syntax, which is empty if the text has an excess.
struct ParsedSource {
  let text: String
  let tree: SourceFileSyntax
  /// Whether the tree is empty because of an excess, and says nothing about the text.
  let isEmptied: Bool

  init(_ text: String) {
    self.text = text
    isEmptied = SourceExcess.find(in: text) != nil
    tree = Parser.parse(source: isEmptied ? "" : text)
  }

  /// The offset in bytes of the first place at which the text is no Swift to this parser.
  var firstFault: Int? {
    if isEmptied { return 0 }
    guard tree.hasError else { return nil }
    let finder = FaultFinder(viewMode: .all)
    finder.walk(tree)
    return finder.offset ?? 0
  }

  /// The source without spaces and comments.
  var tokens: [String] {
    tree.tokens(viewMode: .sourceAccurate).map(\.text).filter { !$0.isEmpty }
  }

  /// Whether it declares `makeRootViewController()` at the top level.
  var declaresRootController: Bool {
    tree.statements.contains {
      $0.item.as(FunctionDeclSyntax.self)?.name.text == "makeRootViewController"
    }
  }

  /// The modules that it imports, or of which it imports a part.
  var imports: Set<String> {
    let collector = ImportCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    return collector.modules
  }

  /// Whether it uses types that Linux has in the module `FoundationNetworking`.
  var needsNetworking: Bool {
    tree.tokens(viewMode: .sourceAccurate).contains { token in
      AppleFrameworks.networking.contains { token.text.hasPrefix($0) }
    }
  }
}

private final class ImportCollector: SyntaxVisitor {
  var modules: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text { modules.insert(module) }
    return .skipChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

private final class FaultFinder: SyntaxVisitor {
  var offset: Int?

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    note(node)
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing { note(token) }
    return .skipChildren
  }

  private func note(_ node: some SyntaxProtocol) {
    offset = offset ?? node.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}

extension SyntaxProtocol {
  /// The bytes of the node, without the space and comments around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
