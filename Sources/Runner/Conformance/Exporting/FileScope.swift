import SwiftParser
import SwiftSyntax

/// A program whose declarations are visible in its own file only.
///
/// Rules name their controllers alike, and in a package they become files of one module.
struct FileScope {
  /// The modules' names, sorted.
  let imports: [String]
  /// The declarations; of a program with statements, a function `run()` around them.
  let text: String
  /// Whether the program has statements instead of a root view controller.
  let isScript: Bool

  init(_ program: String) {
    let tree = Parser.parse(source: program)
    var imports: Set<String> = []
    var outside: [String] = []
    var inside: [String] = []
    let isScript = tree.statements.contains { !$0.item.is(DeclSyntax.self) }
    let hasExtensions = tree.statements.contains { $0.item.is(ExtensionDeclSyntax.self) }
    for statement in tree.statements {
      if let declaration = statement.item.as(ImportDeclSyntax.self) {
        imports.insert(declaration.path.trimmedDescription)
      } else if isScript, !(hasExtensions && Self.isType(statement.item)) {
        inside.append(statement.description)
      } else {
        outside.append(Self.scoped(statement))
      }
    }
    if isScript {
      outside.append("\n\nfileprivate func run() {" + inside.joined() + "\n}\n")
    }
    self.isScript = isScript
    self.imports = imports.sorted()
    text = outside.joined()
  }

  /// Whether it is a type, which an extension of the program may name, or an extension, which can
  /// stand only at the top level.
  private static func isType(_ item: CodeBlockItemSyntax.Item) -> Bool {
    guard let declaration = item.as(DeclSyntax.self) else { return false }
    return declaration.asProtocol((any DeclGroupSyntax).self) != nil
  }

  private static let wide: Set = ["public", "open", "internal", "package"]
  private static let narrow: Set = ["private", "fileprivate"]

  private static func scoped(_ statement: CodeBlockItemSyntax) -> String {
    let text = statement.description
    guard let declaration = statement.item.as(DeclSyntax.self),
      let modified = declaration.asProtocol((any WithModifiersSyntax).self)
    else { return text }
    // An extension with a conformance may not say how visible it is.
    if declaration.as(ExtensionDeclSyntax.self)?.inheritanceClause != nil { return text }
    let access = modified.modifiers.first { (wide.union(narrow)).contains($0.name.text) }
    if let access, narrow.contains(access.name.text) { return text }
    let start = statement.position.utf8Offset
    let place: Range<Int>
    if let access {
      place =
        access.positionAfterSkippingLeadingTrivia
        .utf8Offset..<access.endPositionBeforeTrailingTrivia.utf8Offset
    } else {
      let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
      let first =
        attributes?.last.flatMap { $0.nextToken(viewMode: .sourceAccurate) }
        ?? declaration.firstToken(viewMode: .sourceAccurate)
      let offset = first?.positionAfterSkippingLeadingTrivia.utf8Offset ?? start
      place = offset..<offset
    }
    var bytes = Array(text.utf8)
    let word = access == nil ? "fileprivate " : "fileprivate"
    bytes.replaceSubrange(
      (place.lowerBound - start)..<(place.upperBound - start), with: Array(word.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }
}
