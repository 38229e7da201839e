import Record
import Testing

@testable import Compiling

@Suite("What only follows from an error is not told")
struct ConsequentErrorsTests {
  static let file = "a.swift"

  /// The output of the compiler about a text: each row is the place of an error in it, its identifier, and its
  /// message.
  func told(
    _ text: String, _ rows: [(line: Int, mark: String, id: String, message: String)]
  ) -> [Diagnostic] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let output = rows.map { row in
      let line = lines[row.line - 1]
      let column = line.firstRange(of: row.mark).map { range in
        line.utf8.distance(from: line.startIndex, to: range.lowerBound) + 1
      }
      let severity =
        row.id == Diagnostic.uncalledMethod
        ? "warning" : row.message.hasPrefix("note ") ? "note" : "error"
      return "\(Self.file):\(row.line):\(column ?? 0): \(severity): \(row.message) [\(row.id)]"
    }
    let parser = DiagnosticParser(
      original: { .init(file: $0, line: $1, column: $2, source: lines[$1 - 1]) }, folders: [],
      names: [])
    return ConsequentErrors.removed(
      from: parser.diagnostics(in: output.joined(separator: "\n")),
      in: [.init(name: Self.file, text: text)])
  }

  @Test("A missing colon behind a label is told once, whatever the compiler makes of it")
  func missingColon() {
    let separated = told(
      "    let animator = UIViewPropertyAnimator(duration 0.6, curve: .linear)",
      [
        (1, "0.6", "expected_separator", "expected ',' separator"),
        (1, "duration", "cannot_find_in_scope", "cannot find 'duration' in scope"),
        (
          1, "(duration", "wrong_argument_labels",
          "incorrect argument labels in call (have '_:_:curve:', expected 'duration:curve:animations:')"
        ),
        (1, "0.6", "cannot_convert_argument_value", "cannot convert value of type 'Double'"),
      ])
    #expect(separated.map(\.id) == ["expected_separator"])
    #expect(separated.map(\.lead) == ["A colon is missing after duration."])
    let member = told(
      "    guard let toView = transitionContext.view(forKey .to) else { return }",
      [
        (1, "forKey", "cannot_find_in_scope", "cannot find 'forKey' in scope"),
        (
          1, "forKey", "missing_argument_labels", "missing argument label 'forKey:' in call"
        ),
      ])
    #expect(member.map(\.lead) == ["A colon is missing after forKey."])
    let last = told(
      "    animator.continueAnimation(withTimingParameters: nil, durationFactor 0)",
      [
        (1, "0)", "expected_separator", "expected ',' separator"),
        (1, "durationFactor", "cannot_find_in_scope", "cannot find 'durationFactor' in scope"),
        (1, "0)", "extra_argument_positional", "extra argument in call"),
      ])
    #expect(last.map(\.lead) == ["A colon is missing after durationFactor."])
  }

  @Test("A selector in Objective-C's words is told once")
  func selector() {
    let errors = told(
      "  use(#selector(didPan:)))",
      [
        (
          1, ":", "expr_selector_expected_rparen", "expected ')' to complete '#selector' expression"
        ),
        (1, "(didPan", "opening_paren", "note to match this opening '('"),
        (1, ":", "expected_separator", "expected ',' separator"),
        (1, "#", "expr_selector_no_objc_runtime", "'#selector' can only be used"),
      ])
    #expect(errors.map(\.id) == ["expr_selector_expected_rparen"])
    #expect(errors.first?.notes == [])
  }

  @Test("A missing comma, and a name that is no label, are told as what they are")
  func noMissingColon() {
    let comma = told(
      "    let t = CGAffineTransform(scaleX: 0.1 y: 0.1)",
      [(1, "y:", "expected_separator", "expected ',' separator")])
    #expect(comma.first?.lead == LeadSentences.table["expected_separator"])
    let known = told(
      "    let t = max(width height)",
      [(1, "height", "expected_separator", "expected ',' separator")])
    #expect(known.first?.lead == LeadSentences.table["expected_separator"])
    let name = told(
      "    view(forKey: to)", [(1, "to", "cannot_find_in_scope", "cannot find 'to' in scope")])
    #expect(name.map(\.id) == ["cannot_find_in_scope"])
    let value = told(
      "    (ctx.viewController(forKey: .from) as? Shelf)?.sleeve",
      [
        (1, "ctx", "cannot_find_in_scope", "cannot find 'ctx' in scope"),
        (
          1, ".from", "cannot_infer_base_of_unresolved_member",
          "cannot infer contextual base in reference to member 'from'"
        ),
      ])
    #expect(value.map(\.id) == ["cannot_find_in_scope"])
    #expect(value.first?.lead == LeadSentences.table["cannot_find_in_scope"])
  }

  @Test("What is asked with a needless question mark is not also told to be unwrapped")
  func needlessChain() {
    let errors = told(
      "    mask.position = from?.drop.position",
      [
        (
          1, "from", "optional_not_unwrapped", "value of optional type 'CGPoint?' must be unwrapped"
        ),
        (1, "?", "invalid_optional_chain", "cannot use optional chaining on non-optional value"),
      ])
    #expect(errors.map(\.id) == ["invalid_optional_chain"])
  }

  @Test("A missing opening brace is no closing brace too many")
  func missingOpeningBrace() {
    let errors = told(
      "extension Lift {\n  func a() -> Bool {\n    if b > 400 return true }\n    return false\n  }\n}",
      [
        (3, " return", "expected_lbrace_after_if", "expected '{' after 'if' condition"),
        (4, "return", "expected_decl", "expected declaration"),
        (6, "}", "extra_rbrace", "extraneous '}' at top level"),
      ])
    #expect(errors.map(\.lead) == ["An opening brace is missing here, behind the condition."])
  }

  @Test("A missing closing brace is told where something stands that it should precede")
  func missingClosingBrace() {
    let errors = told(
      "extension A: B {\n  func a() -> C {\n    self\n}\nextension A: C {\n}",
      [
        (5, "extension", "decl_inner_scope", "declaration is only valid at file scope"),
        (6, "}", "expected_rbrace_extension", "expected '}' at end of extension"),
        (1, "{", "opening_brace", "note to match this opening '{'"),
        (3, "self", "cannot_convert_to_return_type_protocol", "'A' does not conform to 'C'"),
      ])
    #expect(errors.map(\.id) == ["decl_inner_scope"])
    #expect(errors.first?.lead?.hasPrefix("A closing brace is missing above") == true)
    #expect(errors.first?.notes.map(\.id) == ["opening_brace"])
  }

  @Test("A missing equals sign is told, and a name in two words is not taken for one")
  func missingEquals() {
    let text = "    let veil UIView(frame: b)\n    veil.backgroundColor = .black\n    go(1)"
    let errors = told(
      text,
      [
        (1, "UIView", "repeated_identifier", "found an unexpected second identifier"),
        (1, "UIView", "join_identifiers", "note join the identifiers together"),
        (1, "(frame", "statement_same_line_without_semi", "consecutive statements"),
        (1, "veil", "cannot_infer_type_for_pattern", "type annotation missing in pattern"),
        (2, ".black", "cannot_infer_base_of_unresolved_member", "cannot infer contextual base"),
        (3, "1", "cannot_convert_argument_value", "cannot convert value of type 'Int'"),
      ])
    #expect(errors.map(\.id) == ["repeated_identifier", "cannot_convert_argument_value"])
    #expect(errors.first?.lead == "= is missing after veil.")
    #expect(errors.first?.notes == [])
    let words = told(
      "    let my veil = UIView()",
      [(1, "veil", "repeated_identifier", "found an unexpected second identifier")])
    #expect(words.map(\.lead) == [nil])
  }

  @Test("A closure that names nothing is told before the name that it lacks")
  func namelessClosure() {
    let text = """
      animator.addCompletion {
        context.completeTransition(position == .end)
      }
      positon.go()
      """
    let errors = told(
      text,
      [
        (2, "position", "cannot_find_in_scope", "cannot find 'position' in scope"),
        (1, "{", "closure_argument_list_missing", "contextual type expects 1 argument"),
        (4, "positon", "cannot_find_in_scope", "cannot find 'positon' in scope"),
      ])
    #expect(errors.map(\.id) == ["closure_argument_list_missing", "cannot_find_in_scope"])
    #expect(
      errors.first?.lead
        == "This closure gets a value: name it before in, as in { position in.")
    #expect(errors.last?.line == 4)
  }

  @Test("What is stored in an extension is neither read too early nor nearly one of UIKit's")
  func stored() {
    let errors = told(
      "extension Lift {\n  var wantsInteractiveStart = isHeld\n}",
      [
        (2, "isHeld", "instance_member_in_initializer", "cannot use instance member 'isHeld'"),
        (2, "wants", "extension_stored_property", "extensions must not contain stored properties"),
        (
          2, "wants", Diagnostic.uncalledMethod,
          "property 'wantsInteractiveStart' nearly matches defaulted requirement "
            + "'wantsInteractiveStart' of protocol 'P'"
        ),
      ])
    #expect(errors.map(\.id) == ["extension_stored_property"])
  }

  @Test("A method of which a type is not known is not compared with UIKit's, and others are")
  func nearMatches() {
    let text = "class A: B {\n  func a(\n    b: C\n  ) -> Animater {\n    d()\n  }\n}"
    func ids(of unknown: Int, _ mark: String) -> [String?] {
      told(
        text,
        [
          (unknown, mark, "cannot_find_type_in_scope", "cannot find type"),
          (2, "a(", Diagnostic.uncalledMethod, "instance method 'a' nearly matches 'a'"),
        ]
      ).map(\.id)
    }
    #expect(ids(of: 4, "Animater") == ["cannot_find_type_in_scope"])
    #expect(ids(of: 5, "d") == ["cannot_find_type_in_scope", Diagnostic.uncalledMethod])
  }

  @Test("A single = where == is meant is no other value for a constant")
  func comparison() {
    let errors = told(
      "      context.completeTransition(position = .end)",
      [
        (
          1, "position", "assignment_lhs_is_immutable_variable",
          "cannot assign to value: 'position'"
        ),
        (1, "= .end", "use_of_equal_instead_of_equality", "use of '=' in a boolean context"),
      ])
    #expect(errors.map(\.lead) == ["A single = sets a value. Two, ==, compare."])
  }
}

@Suite("Advice is given once")
struct RepeatedAdviceTests {
  private func error(_ id: String, _ lead: String?, line: Int, _ source: String) -> Diagnostic {
    let column = source.prefix { $0 == " " }.count + 1
    return Diagnostic(
      severity: .error, id: id, lead: lead, message: source, file: "a.swift", line: line,
      column: column, source: source)
  }

  @Test("A variable is unwrapped once, and each other one by itself")
  func optionals() {
    let (id, lead) = ("optional_base_not_unwrapped", "This may be nil.")
    let found = RepeatedAdvice.removed(from: [
      error(id, lead, line: 1, "  context.finish()"),
      error(id, lead, line: 2, "  context.cancel()"),
      error(id, lead, line: 3, "  animator.stop()"),
      error("optional_not_unwrapped", "Unwrap it.", line: 4, "  animator)"),
    ])
    #expect(found.map(\.line) == [1, 3])
    #expect(found.map(\.lead) == [lead, nil])
  }

  @Test("An import is missed once, and what follows from that is not told")
  func imports() {
    let (id, lead) = ("cannot_find_type_in_scope", "write import UIKit at its top.")
    let found = RepeatedAdvice.removed(from: [
      error("expected_expr", "A", line: 1, "a ="), error(id, lead, line: 2, "UIView"),
      error(id, lead, line: 3, "UILabel"),
      error("cannot_infer_base_of_unresolved_member", "B", line: 4, ".to"),
    ])
    #expect(found.map(\.line) == [1, 2])
  }

  @Test("Two misspelt names are two, and what is said of both is said once")
  func names() {
    let id = "cannot_find_type_in_scope"
    let found = RepeatedAdvice.removed(from: [
      error(id, "Did you mean A?", line: 1, "B"), error(id, "Did you mean C?", line: 2, "D"),
      error(id, "Did you mean A?", line: 3, "B"),
    ])
    #expect(found.map(\.lead) == ["Did you mean A?", "Did you mean C?", nil])
  }
}
