import SwiftSyntax

/// Overrides that stand in an extension, which Objective-C allows and Swift alone does not.
///
/// They move into the class itself, wherever in the module it is declared. `#sourceLocation` says
/// where each line came from, so that diagnostics stay with their author's text. What replaces a
/// method of one of UIKit's own classes has no such home, and is left out.
enum ExtensionOverrides {
  /// The texts with all such overrides moved, one for each source.
  static func move(_ sources: [CompilationUnit.Source], texts: [String]) -> [EditedText] {
    let unchanged = texts.map { EditedText(unchanged: $0) }
    guard texts.contains(where: { $0.contains("extension ") && $0.contains("override ") }) else {
      return unchanged
    }
    let found = texts.map { text in
      let collector = Collector(viewMode: .sourceAccurate)
      if text.contains("override ") || text.contains("class ") {
        collector.walk(ParsedSource(text).tree)
      }
      return collector
    }
    guard found.contains(where: { !$0.overrides.isEmpty }) else { return unchanged }
    var edits = [[Edit]](repeating: [], count: texts.count)
    let bytes = texts.map { Array($0.utf8) }
    for (index, collector) in found.enumerated() {
      for member in collector.overrides {
        let text = bytes[index][member.bytes]
        edits[index].append(
          Edit(
            start: member.bytes.lowerBound, length: member.bytes.count,
            text: String(decoding: text.map { $0 == 0x0A ? 0x0A : 0x20 }, as: UTF8.self)))
        guard let home = found.firstIndex(where: { $0.classes[member.type] != nil }),
          let end = found[home].classes[member.type]
        else { continue }
        let origin = place(member.bytes.lowerBound, bytes[index], sources[index])
        let rest = place(end, bytes[home], sources[home])
        edits[home].append(
          Edit(
            start: end, length: 0,
            text: "\n\(origin)\n\(member.access)\(String(decoding: text, as: UTF8.self))\n\(rest)\n"
          ))
      }
    }
    return zip(texts, edits).map { EditedText($0, edits: $1) }
  }

  /// The directive that says where a byte of a source stands.
  private static func place(
    _ offset: Int, _ bytes: [UInt8], _ source: CompilationUnit.Source
  ) -> String {
    source.directive(after: bytes[..<offset].count { $0 == 0x0A })
  }

  private final class Collector: SyntaxVisitor {
    /// Where the body of each class ends.
    var classes: [String: Int] = [:]
    /// With the access that the extension gives to its members.
    var overrides: [(type: String, access: String, bytes: Range<Int>)] = []

    private static let access: Set = ["public", "open", "internal", "fileprivate", "private"]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      classes[node.name.text] = node.memberBlock.rightBrace.bytes.lowerBound
      return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let type = node.extendedType.trimmedDescription
      let access = node.modifiers.contains { $0.name.text == "public" } ? "public " : ""
      for member in node.memberBlock.members {
        let modifiers =
          member.decl.as(FunctionDeclSyntax.self)?.modifiers
          ?? member.decl.as(VariableDeclSyntax.self)?.modifiers
        guard modifiers?.contains(where: { $0.name.text == "override" }) == true else { continue }
        let hasAccess = modifiers?.contains { Self.access.contains($0.name.text) } ?? false
        overrides.append((type, hasAccess ? "" : access, member.decl.bytes))
      }
      return .skipChildren
    }

    // Types inside of functions cannot be extended.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
