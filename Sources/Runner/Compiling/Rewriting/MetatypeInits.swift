import SwiftParser
import SwiftSyntax

/// Initialisers that metatype values call, and that Linux wants to be `required`.
///
/// `type(of: view).init(frame: .zero)` and `T.init()` of a `T: UIViewController` compile on Apple's
/// platforms, because initialisers that come from Objective-C are exempt. Only the type checker
/// knows which these are: calls that it refuses are rewritten to a method of the engine, and
/// compiled again.
enum MetatypeInits {
  /// The engine's counterpart; as long as `init`, so that the columns stay.
  static let method = "_new"

  private static let refusal = ": error: constructing an object of class type '"

  /// The files with the refused calls rewritten; `nil` if there is none.
  ///
  /// - Parameter sources: Those that the first files hold, behind a line that says where they come from.
  static func rewritten(
    _ files: [CompilationUnit.File], of sources: [CompilationUnit.Source], after errors: String
  ) -> [CompilationUnit.File]? {
    let places = RefusedPlaces.all(of: refusal, in: errors, files, sources)
    guard !places.isEmpty else { return nil }
    var files = files
    for (index, offsets) in places { files[index].text = rewritten(files[index].text, at: offsets) }
    return files
  }

  private static func rewritten(_ text: String, at offsets: Set<Int>) -> String {
    let tree = Parser.parse(source: text)
    var edits: [Edit] = []
    for token in tree.tokens(viewMode: .sourceAccurate)
    where offsets.contains(token.bytes.lowerBound) { edits += self.edits(for: token) }
    return EditedText(text, edits: edits).text
  }

  private static func edits(for token: TokenSyntax) -> [Edit] {
    let bytes = token.bytes
    guard token.tokenKind == .keyword(.`init`) else {
      // `T(frame: .zero)`
      return [Edit(start: bytes.upperBound, length: 0, text: "." + method)]
    }
    let made = Edit(start: bytes.lowerBound, length: bytes.count, text: method)
    guard let call = token.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      let paren = call.leftParen,
      let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), let base = access.base,
      base.trimmedDescription == "self", isInInitializer(Syntax(access))
    else { return [made] }
    // The initialiser of a protocol's extension, which delegates.
    let end = call.arguments.isEmpty ? "" : ", "
    return [
      Edit(start: paren.bytes.upperBound, length: 0, text: method + ": ()" + end)
    ]
  }

  private static func isInInitializer(_ node: Syntax) -> Bool {
    var next = node.parent
    while let current = next {
      if current.is(InitializerDeclSyntax.self) { return true }
      if current.is(FunctionDeclSyntax.self) || current.is(ClosureExprSyntax.self) { return false }
      next = current.parent
    }
    return false
  }
}
