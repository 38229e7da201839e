import SwiftSyntax

/// Moves members that Objective-C allows in an extension and Swift alone does not: overrides in
/// one, and members of one that a subclass overrides.
///
/// They move into the class itself, wherever in the module it is declared. `#sourceLocation` says
/// where each line came from, so that diagnostics stay with their author's text. What replaces a
/// method of one of UIKit's own classes has no such home: a warning takes its place.
enum ExtensionOverrides {
  /// The texts with all such members moved, one for each source.
  ///
  /// - Parameter cache: Keeps the findings in given sources, which take longest to parse.
  static func move(
    _ sources: [CompilationUnit.Source], texts: [String], cache: ContentCache? = nil
  ) -> [EditedText] {
    let unchanged = texts.map { EditedText(unchanged: $0) }
    guard mayHaveAny(texts) else { return unchanged }
    let found = zip(sources, texts).map { source, text in
      Declarations.find(in: text, cache: source.isGiven ? cache : nil)
    }
    let hierarchy = Hierarchy(found)
    var edits = [[Edit]](repeating: [], count: texts.count)
    let bytes = texts.map { Array($0.utf8) }
    for (index, declarations) in found.enumerated() {
      for member in declarations.members {
        guard member.isOverride || hierarchy.isOverridden(member) else { continue }
        let text = bytes[index][member.bytes]
        let home = found.firstIndex { $0.classes[member.type] != nil }
        let blank = String(decoding: text.map { $0 == 0x0A ? 0x0A : 0x20 }, as: UTF8.self)
        edits[index].append(
          Edit(
            start: member.bytes.lowerBound, length: member.bytes.count,
            text: home == nil
              ? "\(leftOut)\n\(place(member.bytes.upperBound, bytes[index], sources[index]))\n"
              : blank))
        guard let home, let end = found[home].classes[member.type] else { continue }
        if home != index {
          for edit in declarations.opening(to: text) where !edits[index].contains(edit) {
            edits[index].append(edit)
          }
        }
        let origin = place(member.bytes.lowerBound, bytes[index], sources[index])
        let rest = place(end, bytes[home], sources[home])
        edits[home].append(
          Edit(
            start: end, length: 0,
            text: "\n\(origin)\n\(member.access)\(String(decoding: text, as: UTF8.self))\n\(rest)\n"
          ))
      }
    }
    return zip(texts, edits).map {
      $1.isEmpty ? EditedText(unchanged: $0) : EditedText($0, edits: $1)
    }
  }

  /// What the compiler says where a member stood that has no home.
  ///
  /// It names none of the author's words: a name between grave accents, or a comment in a type's name, could
  /// end the text, and go on as code that nobody has judged.
  private static let leftOut = """
    #warning("this override is left out, and is not called here as it is on a device: only Objective-C lets an \
    extension override what a class has from UIKit; derive a class")
    """

  /// Guessed without parsing: an extension with an override, or one of a class of the module that
  /// may have subclasses.
  private static func mayHaveAny(_ texts: [String]) -> Bool {
    guard texts.contains(where: overriding.occurs) else { return false }
    return texts.contains { text in
      guard extending.occurs(in: text) else { return false }
      if overriding.occurs(in: text) { return true }
      return text.split(separator: "extension").dropFirst().contains { rest in
        let name = rest.drop(while: \.isWhitespace)
          .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return texts.contains(where: SourceMark("class \(name)").occurs)
      }
    }
  }

  private static let overriding = SourceMark("override ")
  private static let extending = SourceMark("extension ")
  private static let declaring = [overriding, extending, SourceMark("class ")]

  /// The directive that says where a byte of a source stands.
  private static func place(
    _ offset: Int, _ bytes: [UInt8], _ source: CompilationUnit.Source
  ) -> String {
    source.directive(after: bytes[..<offset].count { $0 == 0x0A })
  }

  /// A method or property in an extension.
  fileprivate struct Member: Codable {
    var type: String
    /// With the labels of a method.
    var name: String
    var isOverride: Bool
    /// The access modifier that the extension gives to its members.
    var access: String
    var bytes: Range<Int>
  }

  /// The superclasses of the module's classes, and the members that each class overrides.
  private struct Hierarchy {
    private var superclasses: [String: String] = [:]
    private var overrides: [String: Set<String>] = [:]

    init(_ found: [Declarations]) {
      for declarations in found {
        superclasses.merge(declarations.superclasses) { first, _ in first }
        overrides.merge(declarations.overrides) { $0.union($1) }
        for member in declarations.members where member.isOverride {
          overrides[member.type, default: []].insert(member.name)
        }
      }
    }

    /// Whether a subclass overrides a member of a class of the module.
    func isOverridden(_ member: Member) -> Bool {
      superclasses[member.type] != nil
        && overrides.contains {
          $0.value.contains(member.name) && inherits($0.key, from: member.type)
        }
    }

    private func inherits(_ name: String, from ancestor: String) -> Bool {
      var seen: Set<String> = []
      var next = superclasses[name]
      while let current = next, seen.insert(current).inserted {
        if current == ancestor { return true }
        next = superclasses[current]
      }
      return false
    }
  }

  /// The classes of one source, with the members of their extensions.
  private struct Declarations: Codable {
    /// The end of each class's body, in bytes, by the name of the class.
    var classes: [String: Int] = [:]
    /// The first type that a class inherits, or nothing.
    var superclasses: [String: String] = [:]
    /// The names of the members that each class overrides in its body.
    var overrides: [String: Set<String>] = [:]
    var members: [Member] = []
    /// The words that hide a declaration from other files, by its name.
    var hiding: [String: [Range<Int>]] = [:]

    /// Removes these words before the declarations that a text names which moves to another file.
    func opening(to text: ArraySlice<UInt8>) -> [Edit] {
      let words = Set(
        String(decoding: text, as: UTF8.self)
          .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      return hiding.keys.sorted().filter(words.contains).flatMap { hiding[$0, default: []] }.map {
        Edit(start: $0.lowerBound, length: $0.count, text: String(repeating: " ", count: $0.count))
      }
    }

    static func find(in text: String, cache: ContentCache?) -> Declarations {
      guard SourceMark.occurs(anyOf: declaring, in: text) else { return Declarations() }
      return ContentCache.memoized("declarations", of: text, in: cache) {
        let collector = Collector(viewMode: .sourceAccurate)
        collector.walk(ParsedSource(text).tree)
        return collector.found
      }
    }
  }

  private final class Collector: SyntaxVisitor {
    var found = Declarations()

    private static let access: Set = ["public", "open", "internal", "fileprivate", "private"]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.name.text
      found.classes[name] = node.memberBlock.rightBrace.bytes.lowerBound
      let inherited = node.inheritanceClause?.inheritedTypes.first?.type
      let superclass = inherited?.as(IdentifierTypeSyntax.self)?.name.text
      found.superclasses[name] = superclass ?? inherited?.trimmedDescription ?? ""
      for member in node.memberBlock.members {
        guard let (key, modifiers) = Self.read(member.decl), Self.isOverride(modifiers) else {
          continue
        }
        found.overrides[name, default: []].insert(key)
      }
      return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let type = node.extendedType.trimmedDescription
      let access = node.modifiers.contains { $0.name.text == "public" } ? "public " : ""
      for member in node.memberBlock.members {
        noteHidden(member.decl)
        noteHidden(member.decl, by: node.modifiers)
        guard let (key, modifiers) = Self.read(member.decl) else { continue }
        let hasAccess = modifiers.contains { Self.access.contains($0.name.text) }
        found.members.append(
          Member(
            type: type, name: key, isOverride: Self.isOverride(modifiers),
            access: hasAccess ? "" : access, bytes: member.decl.bytes))
      }
      return .skipChildren
    }

    // Types inside of functions cannot be extended.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
      for statement in node.statements {
        if let declaration = statement.item.as(DeclSyntax.self) { noteHidden(declaration) }
      }
      return .visitChildren
    }

    /// Notes declarations that other files cannot see.
    private func noteHidden(_ declaration: DeclSyntax) {
      guard let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers else {
        return
      }
      noteHidden(declaration, by: modifiers)
    }

    private func noteHidden(_ declaration: DeclSyntax, by modifiers: DeclModifierListSyntax) {
      guard
        let word = modifiers.first(where: { ["private", "fileprivate"].contains($0.name.text) }),
        word.detail == nil
      else { return }
      let name =
        declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
        ?? declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
      guard let name, found.hiding[name]?.contains(word.bytes) != true else { return }
      found.hiding[name, default: []].append(word.bytes)
    }

    private static func isOverride(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.contains { $0.name.text == "override" }
    }

    /// The name of a method or property, and its modifiers.
    private static func read(_ declaration: DeclSyntax) -> (String, DeclModifierListSyntax)? {
      if let method = declaration.as(FunctionDeclSyntax.self) {
        let labels = method.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
        return ("\(method.name.text)(\(labels.joined()))", method.modifiers)
      }
      guard let property = declaration.as(VariableDeclSyntax.self),
        let name = property.bindings.first?.pattern.trimmedDescription
      else { return nil }
      return (name, property.modifiers)
    }
  }
}
