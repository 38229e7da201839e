import SwiftSyntax

/// The structure of a source, without the names that its author chose.
public struct CodeShape: Sendable {
  /// How often a word or sign follows another one.
  private let pairs: [Pair: Int]
  /// The names that are used and not declared: types, functions and properties of the app and of
  /// UIKit.
  private let used: Set<String>
  /// All that is used or declared.
  private let known: Set<String>

  private struct Pair: Hashable {
    var first: String
    var second: String
  }

  /// Names that hold in every source.
  private static let everywhere: Set = ["self", "Self", "super", "Any", "AnyObject", "Void"]

  /// The least part of a change that has to be found.
  private static let most = 0.55

  /// - Parameter given: The text that all sources to be compared begin with; its names are kept
  ///   as they are.
  public init(_ text: String, given: String) {
    let source = ParsedSource(text)
    let kept = Set(ParsedSource(given).tokens)
    let declared = DeclaredNames.all(in: source.tree).union(Self.everywhere)
    let used = UsedNames(viewMode: .sourceAccurate)
    used.walk(source.tree)
    let words = Self.words(of: source).map {
      declared.contains($0) && !kept.contains($0) ? "_" : $0
    }
    pairs = zip(words, words.dropFirst()).reduce(into: [:]) {
      $0[Pair(first: $1.0, second: $1.1), default: 0] += 1
    }
    self.used = used.names.subtracting(declared).subtracting(kept)
    known = used.names.union(declared)
  }

  /// Whether this code makes the change that leads from one code to another.
  ///
  /// Most of what the change adds has to be here, and most of what it takes away must not; and
  /// nothing may be used that is in neither of the two, because the cause may lie there.
  public func makesChange(from original: CodeShape, to changed: CodeShape) -> Bool {
    guard used.subtracting(original.known).isSubset(of: changed.known) else { return false }
    var size = 0
    var found = 0
    for pair in Set(original.pairs.keys).union(changed.pairs.keys) {
      let before = original.pairs[pair] ?? 0
      let change = (changed.pairs[pair] ?? 0) - before
      let own = (pairs[pair] ?? 0) - before
      size += abs(change)
      found += change > 0 ? min(max(own, 0), change) : min(max(-own, 0), -change)
    }
    return size > 0 && Double(found) > Self.most * Double(size)
  }

  /// Whether two sources differ in nothing but spaces and comments.
  public static func isSame(_ text: String, _ other: String) -> Bool {
    let (one, two) = (ParsedSource(text), ParsedSource(other))
    return !one.isEmptied && !two.isEmptied && one.tokens == two.tokens
  }

  /// The words without comments, and without optional ones: `self.` and the marks of optionals.
  private static func words(of source: ParsedSource) -> [String] {
    let tokens = source.tree.tokens(viewMode: .sourceAccurate).filter { !$0.text.isEmpty }
    var words: [String] = []
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = tokens[index]
      let next = tokens.index(after: index)
      if token.text == "self", next < tokens.endIndex, tokens[next].text == "." {
        index = tokens.index(after: next)
        continue
      }
      index = next
      switch token.tokenKind {
      case .postfixQuestionMark, .exclamationMark: continue
      default: words.append(token.text)
      }
    }
    return words
  }
}

/// Collects the names that a source uses.
private final class UsedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.text)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
