import Record
import SwiftSyntax

/// Removes errors that only follow from another one, and says of that one what it means.
///
/// After a slip of the pen the compiler reads the rest of a line, or of a file, as something else than it
/// was meant to be, and what it says of that is not true.
struct ConsequentErrors {
  var diagnostics: [Diagnostic]
  let sources: [CompilationUnit.Source]

  /// - Parameter sources: Those that the diagnostics are about.
  static func removed(
    from diagnostics: [Diagnostic], in sources: [CompilationUnit.Source]
  ) -> [Diagnostic] {
    guard diagnostics.contains(where: { $0.severity == .error }) else { return diagnostics }
    var errors = ConsequentErrors(diagnostics: diagnostics, sources: sources)
    errors.tellHiddenMembers()
    errors.keepUnclosed()
    errors.keepUnopened()
    errors.keepSelectors()
    errors.keepMissingColons()
    errors.keepMissingEquals()
    errors.keepMissingBrackets()
    errors.keepMisreadLines()
    errors.keepUnclosedCalls()
    errors.keepMissingInitializers()
    errors.keepClosuresWithoutNames()
    errors.keepComparisons()
    errors.removeUnknownBases()
    errors.removeFollowers()
    errors.removeNearMatches()
    errors.removeRemedies()
    errors.completeSelectors()
    return errors.diagnostics
  }

  // MARK: - Braces

  /// Without a closing brace everything below stands in the wrong place.
  private mutating func keepUnclosed() {
    guard let end = first(where: { $0.hasPrefix("expected_rbrace") }) else { return }
    let nested = first { $0 == "decl_inner_scope" }
      .flatMap { diagnostics[$0].file == diagnostics[end].file ? $0 : nil }
    let cause = min(nested ?? end, end)
    if nested == cause {
      diagnostics[cause].lead =
        "A closing brace is missing above: this stands inside of something that has no end yet."
      diagnostics[cause].notes += diagnostics[end].notes
    }
    removeAll { index, error in
      // The end of the file lacks one thing for each brace, and `CutFile` joins these.
      index > cause && (nested == cause || error.id?.hasPrefix("expected_") != true)
    }
  }

  /// Without an opening brace the one that closes belongs to something else.
  private mutating func keepUnopened() {
    guard let cause = first(where: { $0.hasPrefix("expected_lbrace_after") }) else { return }
    let file = diagnostics[cause].file
    let ids: Set = [
      "expected_decl", "extra_rbrace", "expected_keyword_in_decl", "func_decl_without_paren",
      "decl_inner_scope",
    ]
    removeAll { index, error in
      index > cause && error.file == file && error.id.map(ids.contains) == true
    }
  }

  /// `#selector(didPan:)`: the rest of the line is read as other arguments and statements.
  private mutating func keepSelectors() {
    for selector in diagnostics where selector.id == "expr_selector_expected_rparen" {
      removeAll { _, error in error != selector && error.isInLine(of: selector) }
      for place in diagnostics.indices where diagnostics[place] == selector {
        diagnostics[place].notes = []
      }
    }
  }

  // MARK: - Colons and equals signs

  private mutating func keepMissingColons() {
    for index in diagnostics.indices.reversed() where index < diagnostics.count {
      guard let label = labelWithoutColon(diagnostics[index]) else { continue }
      let cause = diagnostics[index]
      let doubts = diagnostics.filter { error in
        error.file == cause.file && error.severity == .error
          && (error.line == cause.line || Self.expects(label, error))
      }
      // Only what is no name of a value was meant for a label.
      let isSeparated =
        cause.id == "expected_separator" && doubts.contains { Self.unknown($0) == label }
      guard isSeparated || doubts.contains(where: { Self.expects(label, $0) }),
        let kept = doubts.first(where: { Self.unknown($0) == nil })
      else { continue }
      removeAll { _, error in error != kept && doubts.contains(error) }
      for place in diagnostics.indices where diagnostics[place] == kept {
        diagnostics[place].lead = "A colon is missing after \(label)."
      }
    }
  }

  /// The name before an argument, where a label and its colon could stand.
  private func labelWithoutColon(_ error: Diagnostic) -> String? {
    guard let (before, after) = error.sides else { return nil }
    switch error.id {
    case "expected_separator":
      return before.firstMatch(of: /(?:[(,]|^)\s*([a-z]\w{0,60})\s+$/).map { String($0.1) }
    case "cannot_find_in_scope":
      guard let name = Self.unknown(error), before.contains(/(?:[(,]|^)\s*$/) else { return nil }
      let rest = after.dropFirst(name.count)
      return rest.prefixMatch(of: /\s*\.\w|\s+[\w"\[{(]/) == nil ? nil : name
    default: return nil
    }
  }

  private static func expects(_ label: String, _ error: Diagnostic) -> Bool {
    switch error.id {
    case "missing_argument_labels", "wrong_argument_labels":
      let expected = error.message.split(separator: "expected").last ?? ""
      return expected.contains(":") && expected.contains(label + ":")
    case "missing_argument_named": return error.message.contains("'\(label)'")
    default: return false
    }
  }

  static func unknown(_ error: Diagnostic) -> String? {
    guard error.id == "cannot_find_in_scope" else { return nil }
    let parts = error.message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[1]) : nil
  }

  /// `let veil UIView()`: the compiler takes the type for a part of the name.
  private mutating func keepMissingEquals() {
    for index in diagnostics.indices.reversed() where index < diagnostics.count {
      let cause = diagnostics[index]
      guard cause.id == "repeated_identifier", let (before, after) = cause.sides,
        let name = before.firstMatch(of: /\b(?:let|var)\s+(\w{1,60})\s+$/)?.1,
        after.prefixMatch(of: /\w+\s*(?:[.(\[]|$)/) != nil
      else { continue }
      removeAll { other, error in
        guard other != index, error.file == cause.file, let line = error.line,
          let start = cause.line, line >= start
        else { return false }
        return line == start || error.severity == .error && Self.names(name, error)
      }
      for place in diagnostics.indices where diagnostics[place] == cause {
        diagnostics[place].lead = "= is missing after \(name)."
        diagnostics[place].notes = []
      }
    }
  }

  static func names(_ name: Substring, _ error: Diagnostic) -> Bool {
    guard let source = error.source, source.utf8.count <= mostBytes else { return false }
    return source.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
      .contains(name)
  }

  // MARK: - What stands in one place

  /// A closure that names no values knows none of their names.
  private mutating func keepClosuresWithoutNames() {
    for closure in diagnostics where closure.id == "closure_argument_list_missing" {
      guard let lines = lines(ofClosureAt: closure) else { continue }
      let unknown = diagnostics.filter { error in
        error.file == closure.file && error.line.map(lines.contains) == true
          && Self.unknown(error)?.first?.isLowercase == true
      }
      let names = Set(unknown.compactMap(Self.unknown))
      guard let name = names.first, names.count == 1 else { continue }
      removeAll { _, error in unknown.contains(error) }
      for place in diagnostics.indices where diagnostics[place] == closure {
        diagnostics[place].lead =
          "This closure gets a value: name it before in, as in { \(name) in."
      }
    }
  }

  /// The lines of a closure that has no names for what it gets.
  private func lines(ofClosureAt error: Diagnostic) -> ClosedRange<Int>? {
    guard let (token, source, places) = token(at: error),
      let closure = ancestor(of: token, as: ClosureExprSyntax.self)
    else { return nil }
    let (start, end) = (
      places.location(for: closure.positionAfterSkippingLeadingTrivia).line,
      places.location(for: closure.endPositionBeforeTrailingTrivia).line
    )
    return start + source.firstLine - 1...end + source.firstLine - 1
  }

  /// Whoever compares with a single = wants no other value in a constant.
  private mutating func keepComparisons() {
    for comparison in diagnostics where comparison.id == "use_of_equal_instead_of_equality" {
      let place = diagnostics.firstIndex { error in
        error.id?.hasPrefix("assignment_lhs_is_immutable") == true
          && error.isInLine(of: comparison)
      }
      guard let place else { continue }
      diagnostics[place].lead = comparison.lead
      removeAll { _, error in error == comparison }
    }
  }

  /// What the compiler also says of a line because of one error in it.
  private mutating func removeFollowers() {
    for cause in diagnostics {
      guard let followers = cause.id.flatMap({ Self.followers[$0] }) else { continue }
      removeAll { _, error in
        error.isInLine(of: cause) && error.id.map(followers.contains) == true
      }
    }
  }

  private static let followers: [String: Set<String>] = [
    "extension_stored_property": ["instance_member_in_initializer"],
    // Of what type a member behind a dot is cannot be known where the value in front of it is not.
    "cannot_find_in_scope": ["cannot_infer_base_of_unresolved_member"],
    // What is no optional is not unwrapped, so that nobody can use what it is unwrapped into.
    "condition_optional_element_pattern_not_valid_type": ["pbd_never_used_stmtcond"],
    // What is asked with a question mark may be nil, even where nothing in it can be.
    "invalid_optional_chain": ["optional_not_unwrapped", "optional_base_not_unwrapped"],
  ]

  /// Whether a method is nearly one of UIKit's is not known while its types are not.
  private mutating func removeNearMatches() {
    let errors = diagnostics.filter { $0.severity == .error }
    let doubtful = diagnostics.filter { warning in
      guard warning.id == Diagnostic.uncalledMethod, let (token, _, _) = token(at: warning) else {
        return false
      }
      let function = ancestor(of: token, as: FunctionDeclSyntax.self)?.signature.bytes
      let variable = ancestor(of: token, as: VariableDeclSyntax.self)?.bytes
      guard let range = function ?? variable else { return false }
      return errors.contains { error in
        guard error.file == warning.file, let (other, _, _) = self.token(at: error) else {
          return false
        }
        return range.contains(other.bytes.lowerBound) || other.id == token.id
      }
    }
    removeAll { _, warning in doubtful.contains(warning) }
  }

  /// The compiler's own remedies say less than ours: an exclamation mark hides the fault.
  private mutating func removeRemedies() {
    for index in diagnostics.indices {
      guard let id = diagnostics[index].id,
        ["optional_not_unwrapped", "optional_base_not_unwrapped"].contains(id)
      else { continue }
      diagnostics[index].notes.removeAll {
        $0.id?.hasPrefix("unwrap_with_") == true || $0.id == "optional_base_chain"
      }
    }
  }

  // MARK: - Places

  /// A stranger's line may be as long as a file.
  private static let mostBytes = 500

  func first(where isMeant: (String) -> Bool) -> Int? {
    diagnostics.firstIndex { $0.severity == .error && $0.id.map(isMeant) == true }
  }

  mutating func removeAll(where isConsequence: (Int, Diagnostic) -> Bool) {
    diagnostics = diagnostics.enumerated().filter { !isConsequence($0.offset, $0.element) }
      .map(\.element)
  }

  private func token(
    at error: Diagnostic
  ) -> (TokenSyntax, CompilationUnit.Source, SourceLocationConverter)? {
    guard let line = error.line, let column = error.column,
      let source = sources.first(where: { $0.name == error.file && !$0.isGiven })
    else { return nil }
    let row = line - source.firstLine + 1
    let tree = ParsedSource(source.text).tree
    let places = SourceLocationConverter(fileName: source.name, tree: tree)
    guard row > 0, row <= places.sourceLines.count else { return nil }
    let position = places.position(ofLine: row, column: max(1, column - source.firstColumn + 1))
    return tree.token(at: position).map { ($0, source, places) }
  }

  private func ancestor<Node: SyntaxProtocol>(of token: TokenSyntax, as kind: Node.Type) -> Node? {
    sequence(first: Syntax(token), next: \.parent).lazy.compactMap { $0.as(kind) }.first
  }
}

extension Diagnostic {
  func isInLine(of other: Diagnostic) -> Bool {
    file == other.file && line == other.line
  }
}
