import SwiftParser
import SwiftSyntax

/// Members of an object without a class, which Objective-C finds by their names.
///
/// Only the type checker knows which expressions are of type `AnyObject`. Where it misses a member
/// in one, the member is looked up through a type of the engine that has the common ones; if only one
/// protocol or class of the module declares the member, the object is cast to that one instead.
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
    let collector = OwnerCollector(of: names)
    for file in files { collector.walk(Parser.parse(source: file.text)) }
    let owners = collector.owners
    var files = files
    for (index, offsets) in places {
      let finder = Finder(offsets, named: names, owners)
      finder.walk(Parser.parse(source: files[index].text))
      files[index].text = EditedText(files[index].text, edits: finder.edits).text
    }
    return files
  }

  private final class Finder: SyntaxVisitor {
    private let offsets: Set<Int>
    /// The names of the members that are missing.
    private let names: Set<String>
    private let owners: [String: String]
    var edits: [Edit] = []

    init(_ offsets: Set<Int>, named names: Set<String>, _ owners: [String: String]) {
      self.offsets = offsets
      self.names = names
      self.owners = owners
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard let base = node.base, isRefused(node, base) else { return .visitChildren }
      let (object, marks) = Self.unwrapped(base)
      let name = node.declName.baseName.text
      let start = object.bytes.lowerBound
      // What stands for an optional method is optional itself.
      let isOptional = marks > 0 || name.hasPrefix("optional_")
      let (opening, closing) =
        owners[name].map { ("((", isOptional ? ") as? \($0))?" : ") as! \($0))") }
        ?? ("\(function)(of: ", ")?")
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

  /// Finds the protocol that declares a member, or else the class.
  private final class OwnerCollector: SyntaxVisitor {
    private let names: Set<String>
    private var protocols: [String: Set<String>] = [:]
    private var classes: [String: Set<String>] = [:]
    private var types: [(name: String, isProtocol: Bool)] = []

    init(of names: Set<String>) {
      self.names = names
      super.init(viewMode: .sourceAccurate)
    }

    /// Those of the members that have only one.
    var owners: [String: String] {
      names.reduce(into: [:]) { owners, name in
        let candidates = protocols[name] ?? classes[name] ?? []
        if candidates.count == 1 { owners[name] = candidates.first }
      }
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      types.append((node.name.text, true))
      return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      types.append((node.name.text, false))
      return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if let binding = node.bindings.first { note(binding.pattern.trimmedDescription) }
      return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.name.text)
      return .skipChildren
    }

    private func note(_ name: String) {
      guard names.contains(name), let type = types.last else { return }
      if type.isProtocol {
        protocols[name, default: []].insert(type.name)
      } else {
        classes[name, default: []].insert(type.name)
      }
    }
  }
}
