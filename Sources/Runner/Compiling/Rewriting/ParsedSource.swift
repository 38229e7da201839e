import SwiftParser
import SwiftSyntax
import Synchronization

/// A source's text and its syntax, which is empty if the text has an excess.
struct ParsedSource: Sendable {
  let text: String
  let tree: SourceFileSyntax
  /// Whether the tree is empty because of an excess, and says nothing about the text.
  let isEmptied: Bool

  /// Parses a text, unless that was done a moment ago.
  init(_ text: String) {
    // Texts that are equal may still differ in their bytes, and so in the places of what is in them.
    let known = Self.latest.withLock { $0.first { $0.text.utf8.elementsEqual(text.utf8) } }
    self = known ?? Self(parsing: text)
  }

  private init(parsing text: String) {
    self.text = text
    isEmptied = SourceExcess.find(in: text) != nil
    tree = Parser.parse(source: isEmptied ? "" : text)
    guard text.utf8.count <= Self.mostKeptBytes else { return }
    let parsed = self
    Self.latest.withLock { latest in
      if latest.count == Self.mostKept { latest.removeFirst() }
      latest.append(parsed)
    }
  }

  /// The latest parsed sources: a text is rewritten, judged and digested, and each of these reads
  /// its tree.
  private static let latest = Mutex<[ParsedSource]>([])
  /// Trees take some fifty times the memory of their texts.
  private static let mostKept = 8
  private static let mostKeptBytes = 32 << 10

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
      guard let function = $0.item.as(FunctionDeclSyntax.self) else { return false }
      // Another file cannot call it if it is private to this one.
      return function.name.text == "makeRootViewController"
        && !function.modifiers.contains { ["fileprivate", "private"].contains($0.name.text) }
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
