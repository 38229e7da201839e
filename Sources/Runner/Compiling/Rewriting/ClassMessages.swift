import SwiftParser
import SwiftSyntax

/// Rewrites messages to a value of `AnyClass`, classes as objects, subscripts of an object without a class,
/// and uses of a delegate that is declared as that of a scroll view.
///
/// Apple's classes answer `description()` and are objects; `AnyObject` has the subscripts of dictionaries and
/// arrays; and tables and collection views declare their delegate's own type. Which expressions these are is
/// the type checker's to say.
enum ClassMessages {
  private static let descriptions = [
    ": error: value of type 'AnyClass' (aka 'any AnyObject.Type') has no member 'description'",
    ": error: value of type 'any AnyObject.Type' has no member 'description'",
  ]
  private static let subscripts = ": error: value of type 'AnyObject' has no subscripts"
  private static let delegates = [
    "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout", "UITableViewDelegate",
    "UITextViewDelegate",
  ]

  /// The files with the refused expressions rewritten; `nil` if there are none of these kinds.
  ///
  /// - Parameter sources: Those that the first files hold, behind a line that says where they come from.
  static func rewritten(
    _ files: [CompilationUnit.File], of sources: [CompilationUnit.Source], after errors: String
  ) -> [CompilationUnit.File]? {
    var edits: [Int: [Edit]] = [:]
    func rewrite(_ refusal: String, _ edit: (TokenSyntax) -> [Edit]) {
      for (index, offsets) in RefusedPlaces.all(of: refusal, in: errors, files, sources) {
        let tree = Parser.parse(source: files[index].text)
        for token in tree.tokens(viewMode: .sourceAccurate)
        where offsets.contains(token.bytes.lowerBound) { edits[index, default: []] += edit(token) }
      }
    }
    for refusal in descriptions { rewrite(refusal, name) }
    for refusal in classesAsObjects(in: errors) { rewrite(refusal, box) }
    rewrite(subscripts, lookUp)
    for delegate in delegates {
      rewrite(
        ": error: cannot assign value of type '(any UIScrollViewDelegate)?' to type '(any \(delegate))?'"
      ) { [Edit(start: $0.bytes.upperBound, length: 0, text: " as? \(delegate)")] }
    }
    guard !edits.isEmpty else { return nil }
    var files = files
    for (index, edits) in edits {
      files[index].text = EditedText(files[index].text, edits: edits).text
    }
    return files
  }

  /// The compiler's words for each class that stands where an object is wanted.
  private static func classesAsObjects(in errors: String) -> Set<String> {
    let beginnings = [
      ": error: cannot assign value of type '", ": error: cannot convert value of type '",
      ": error: cannot convert return expression of type '",
    ]
    let ends = [" type 'AnyObject'", " type 'AnyObject?'"]
    return Set(
      errors.split(separator: "\n").compactMap { line in
        guard let start = beginnings.lazy.compactMap({ line.firstRange(of: $0) }).first else {
          return nil
        }
        let rest = line[start.upperBound...]
        // The name of the diagnostic stands behind it.
        guard let end = ends.lazy.compactMap({ rest.firstRange(of: $0) }).first,
          rest[..<end.lowerBound].contains(".Type' ")
        else { return nil }
        return String(line[start.lowerBound..<end.upperBound])
      })
  }

  /// `known[name] = kind` becomes `known[name] = kind as AnyObject`, which boxes it.
  private static func box(_ token: TokenSyntax) -> [Edit] {
    var expression: Syntax?
    var node = token.parent
    while let current = node, current.is(ExprSyntax.self), !current.is(SequenceExprSyntax.self) {
      expression = current
      node = current.parent
    }
    return expression.map { [Edit(start: $0.bytes.upperBound, length: 0, text: " as AnyObject")] }
      ?? []
  }

  /// `type(of: view).description()` becomes `NSStringFromClass(type(of: view))`.
  private static func name(_ token: TokenSyntax) -> [Edit] {
    var node = token.parent
    while let current = node, !current.is(StmtSyntax.self) {
      if let call = current.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
        let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
        access.declName.baseName.text == "description"
      {
        return [
          Edit(start: base.bytes.lowerBound, length: 0, text: "NSStringFromClass("),
          Edit(
            start: base.bytes.upperBound, length: call.bytes.upperBound - base.bytes.upperBound,
            text: ")"),
        ]
      }
      node = current.parent
    }
    return []
  }

  /// `object["key"]` becomes `_members(of: object)["key"]`.
  private static func lookUp(_ token: TokenSyntax) -> [Edit] {
    var node = token.parent
    while let current = node, !current.is(StmtSyntax.self) {
      if let call = current.as(SubscriptCallExprSyntax.self),
        call.bytes.lowerBound == token.bytes.lowerBound
          || call.leftSquare.bytes.lowerBound == token.bytes.lowerBound
      {
        let object = call.calledExpression.bytes
        return [
          Edit(start: object.lowerBound, length: 0, text: "_members(of: "),
          Edit(start: object.upperBound, length: 0, text: ")"),
        ]
      }
      node = current.parent
    }
    return []
  }
}
