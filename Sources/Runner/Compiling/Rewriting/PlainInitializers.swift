import SwiftParser
import SwiftSyntax

/// Protocols with an `init()` to which Apple's classes are made to conform, as in
/// `extension NSObject: Makeable {}`.
///
/// Their `init()` is exempt from being `required` on Apple's platforms. Here the protocol gets one in its
/// place that the engine implements for every object, and types of the app's that conform get that one too.
enum PlainInitializers {
  private static let unsatisfied =
    ": error: initializer requirement 'init()' can only be satisfied by a 'required' initializer"

  /// The files with these protocols rewritten; `nil` if the compiler has refused none.
  static func rewritten(
    _ files: [CompilationUnit.File], after errors: String
  ) -> [CompilationUnit.File]? {
    guard errors.contains(unsatisfied) else { return nil }
    let trees = files.map { Parser.parse(source: $0.text) }
    let declared = Declared(viewMode: .sourceAccurate)
    for tree in trees { declared.walk(tree) }
    let adopted = declared.extended.filter { !declared.types.contains($0.key) }
      .reduce(into: Set<String>()) { $0.formUnion($1.value) }
    var hasChanged = false
    let rewritten = zip(files, trees).map { file, tree in
      let rewriter = Rewriter(adopted, publicProtocols: declared.publicProtocols)
      rewriter.walk(tree)
      guard !rewriter.edits.isEmpty else { return file }
      hasChanged = true
      var file = file
      file.text = EditedText(file.text, edits: rewriter.edits).text
      guard !rewriter.extensions.isEmpty else { return file }
      if !file.text.hasSuffix("\n") { file.text += "\n" }
      file.text += rewriter.extensions.joined(separator: "; ")
      return file
    }
    return hasChanged ? rewritten : nil
  }

  /// The types that the module declares, and the protocols that its extensions make types conform
  /// to.
  private final class Declared: SyntaxVisitor {
    var types: Set<String> = []
    var publicProtocols: Set<String> = []
    var extended: [String: Set<String>] = [:]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

    private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
      types.insert(name.text)
      return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.modifiers.contains(where: { $0.name.text == "public" }) {
        publicProtocols.insert(node.name.text)
      }
      return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let names = (node.inheritanceClause?.inheritedTypes).map(PlainInitializers.names) ?? []
      extended[node.extendedType.trimmedDescription, default: []].formUnion(names)
      return .visitChildren
    }
  }

  private static func names(_ types: InheritedTypeListSyntax) -> [String] {
    types.map { $0.type.trimmedDescription }
  }

  /// Exchanges the initialisers.
  private final class Rewriter: SyntaxVisitor {
    private let adopted: Set<String>
    private let publicProtocols: Set<String>
    private let method = MetatypeInits.method
    var edits: [Edit] = []
    var extensions: [String] = []

    init(_ adopted: Set<String>, publicProtocols: Set<String>) {
      self.adopted = adopted
      self.publicProtocols = publicProtocols
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      guard adopted.contains(node.name.text) else { return .skipChildren }
      for member in node.memberBlock.members {
        guard let declared = member.decl.as(InitializerDeclSyntax.self),
          declared.optionalMark == nil, declared.signature.parameterClause.parameters.isEmpty
        else { continue }
        let place = declared.signature.parameterClause.leftParen.bytes.upperBound
        edits.append(Edit(start: place, length: 0, text: "\(method): Void"))
        let access = publicProtocols.contains(node.name.text) ? "public " : ""
        extensions.append(
          "extension \(node.name.text) { \(access)init() { self.init(\(method): ()) } }")
      }
      return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      add("required convenience ", node.modifiers, node.inheritanceClause, in: node.memberBlock)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      add("", node.modifiers, node.inheritanceClause, in: node.memberBlock)
    }

    /// A type of the app's has an `init()` of its own, which the new one calls.
    private func add(
      _ keywords: String, _ modifiers: DeclModifierListSyntax, _ clause: InheritanceClauseSyntax?,
      in block: MemberBlockSyntax
    ) -> SyntaxVisitorContinueKind {
      let found = clause.map { Set(PlainInitializers.names($0.inheritedTypes)) } ?? []
      guard !found.isDisjoint(with: adopted) else { return .visitChildren }
      let isPublic = modifiers.contains { ["public", "open"].contains($0.name.text) }
      let access = isPublic ? "public " : ""
      edits.append(
        Edit(
          start: block.leftBrace.bytes.upperBound, length: 0,
          text: " \(access)\(keywords)init(\(method): Void) { self.init() };"))
      return .visitChildren
    }
  }
}
