import SwiftParser
import SwiftSyntax

/// Members of an object without a class, which Objective-C finds by their names.
///
/// Only the type checker knows which expressions are of type `AnyObject`. Where it misses a member
/// in one, the member is looked up through a type of the engine that has the common ones; and where
/// it misses the property in place of an optional method of a protocol of the module, the object is
/// cast to the protocol.
enum ObjectLookups {
  /// The engine's function; no answer gains anything by calling it.
  static let function = "_optionalMembers"

  private static let refusal = ": error: value of type 'AnyObject' has no member '"

  /// The files with the refused members rewritten; `nil` if there is none.
  ///
  /// - Parameter sources: Those that the first files hold, behind a line that says where they come from.
  static func rewritten(
    _ files: [CompilationUnit.File], of sources: [CompilationUnit.Source], after errors: String
  ) -> [CompilationUnit.File]? {
    let places = RefusedPlaces.all(of: refusal, in: errors, files, sources)
    guard !places.isEmpty else { return nil }
    let names = Set(
      errors.split(separator: "\n").compactMap { line in
        line.firstRange(of: refusal).map { String(line[$0.upperBound...].prefix { $0 != "'" }) }
      })
    let protocols = files.reduce(into: [String: String]()) { found, file in
      guard file.text.contains("var optional_") || file.text.contains("func overloaded_") else {
        return
      }
      let collector = RequirementCollector(viewMode: .sourceAccurate)
      collector.walk(Parser.parse(source: file.text))
      found.merge(collector.protocols) { first, _ in first }
    }
    var files = files
    for (index, offsets) in places {
      let finder = Finder(offsets, named: names, protocols)
      finder.walk(Parser.parse(source: files[index].text))
      files[index].text = EditedText(files[index].text, edits: finder.edits).text
    }
    return files
  }

  private final class Finder: SyntaxVisitor {
    private let offsets: Set<Int>
    /// The names of the members that are missing.
    private let names: Set<String>
    private let protocols: [String: String]
    var edits: [Edit] = []

    init(_ offsets: Set<Int>, named names: Set<String>, _ protocols: [String: String]) {
      self.offsets = offsets
      self.names = names
      self.protocols = protocols
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard let base = node.base, isRefused(node, base) else { return .visitChildren }
      let (object, marks) = Self.unwrapped(base)
      let name = node.declName.baseName.text
      let start = object.bytes.lowerBound
      let (opening, closing) =
        protocols[name].map { ("((", ") as? \($0))?") } ?? ("\(function)(of: ", ")?")
      edits.append(Edit(start: start, length: 0, text: opening))
      edits.append(Edit(start: object.bytes.upperBound, length: marks, text: closing))
      return .skipChildren
    }

    /// The compiler names the place of the member, or that of the object's last part.
    private func isRefused(_ node: MemberAccessExprSyntax, _ base: ExprSyntax) -> Bool {
      guard names.contains(node.declName.baseName.text) else { return false }
      if offsets.contains(node.declName.bytes.lowerBound) { return true }
      let (object, _) = Self.unwrapped(base)
      if offsets.contains(object.bytes.lowerBound) { return true }
      guard let last = object.as(MemberAccessExprSyntax.self) else { return false }
      return offsets.contains(last.declName.bytes.lowerBound)
        || offsets.contains(last.period.bytes.lowerBound)
    }

    /// The expression without its marks (`?` and `!`), and how many marks stand behind it.
    private static func unwrapped(_ base: ExprSyntax) -> (ExprSyntax, Int) {
      var object = base
      while let inner = object.as(OptionalChainingExprSyntax.self)?.expression
        ?? object.as(ForceUnwrapExprSyntax.self)?.expression
      {
        object = inner
      }
      return (object, base.bytes.upperBound - object.bytes.upperBound)
    }
  }

  /// Finds the protocol that declares the property in place of an optional method.
  private final class RequirementCollector: SyntaxVisitor {
    var protocols: [String: String] = [:]
    private var current: String?

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      current = node.name.text
      return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { current = nil }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if let current, let name = node.bindings.first?.pattern.trimmedDescription,
        name.hasPrefix("optional_")
      {
        protocols[name] = current
      }
      return .skipChildren
    }
  }
}
