import Record
import Testing

@testable import Compiling

/// Slips after which one line, or one call, is read as something else.
extension ConsequentErrorsTests {
  @Test("Of a misread line only the cause is told, and a name that it was to declare is not missed")
  func misreadLine() {
    let errors = told(
      "    lett leaf = Leaf()\n    leaf.fall()\n    stem.grow()",
      [
        (1, " leaf", "statement_same_line_without_semi", "consecutive statements"),
        (1, "lett", "cannot_find_in_scope", "cannot find 'lett' in scope"),
        (1, "leaf", "cannot_find_in_scope", "cannot find 'leaf' in scope"),
        (2, "leaf", "cannot_find_in_scope", "cannot find 'leaf' in scope"),
        (3, "stem", "cannot_find_in_scope", "cannot find 'stem' in scope"),
      ])
    #expect(errors.map(\.line) == [1, 3])
    #expect(errors.first?.lead == "A new name begins with let or var: let leaf = …")
  }

  @Test("A missing arrow is told without the function that seems to have no body")
  func missingArrow() {
    let errors = told(
      "  func a() {}\n  func leaf(\n    of b: B\n  ) Leaf? {\n    nil\n  }",
      [
        (4, " Leaf", "declaration_same_line_without_semi", "consecutive declarations"),
        (4, "Leaf", "expected_decl", "expected declaration"),
        (2, "leaf", "func_decl_without_brace", "expected '{' in body of function declaration"),
      ])
    #expect(
      errors.map(\.lead) == ["An arrow is missing before what the function returns: -> Leaf?"])
  }

  @Test("Values in a row are told to be an array only where one is expected")
  func missingBrackets() {
    func told(_ type: String) -> [Diagnostic] {
      self.told(
        "    leaf.sizes = 1, 0.5, 2",
        [
          (1, ", 0.5", "statement_same_line_without_semi", "consecutive statements"),
          (1, ", 0.5", "expected_expr", "expected expression"),
          (
            1, "1", "cannot_convert_assign",
            "cannot assign value of type 'Int' to type '\(type)'"
          ),
        ])
    }
    #expect(
      told("[Any]").map(\.lead) == [
        "Several values are an array, and stand in square brackets: [1, 0.5, 2]"
      ])
    #expect(
      told("CGPoint").first?.lead
        == "Here the line goes on with something that does not belong to it.")
  }

  @Test("A call without its end is told once")
  func unclosedCall() {
    let errors = told(
      "    go(to: .leaf { stop() }\n  }\n  stem.grow()",
      [
        (2, "}", "expected_rparen_expr_list", "expected ')' in expression list"),
        (1, "(to", "opening_paren", "note to match this opening '('"),
        (1, "}", "missing_argument_named", "missing argument for parameter 'then' in call"),
        (1, ".leaf", "cannot_call_non_function_value", "cannot call value of non-function type"),
        (3, "stem", "cannot_find_in_scope", "cannot find 'stem' in scope"),
      ])
    #expect(errors.map(\.id) == ["expected_rparen_expr_list", "cannot_find_in_scope"])
  }

  @Test("A class without an initializer is told, and not that nobody can make its objects")
  func missingInitializer() {
    let text = "final class Leaf: Plant {\n  var size: Int\n}\nlet leaf = Leaf()"
    let errors = told(
      text,
      [
        (1, "Leaf", "class_without_init", "class 'Leaf' has no initializers"),
        (
          4, ")", "missing_argument_named",
          "missing argument for parameter '\(MetatypeInits.method)' in call"
        ),
        (2, "Int", "cannot_find_type_in_scope", "cannot find type 'Int' in scope"),
      ])
    #expect(errors.map(\.id) == ["class_without_init", "cannot_find_type_in_scope"])
    let inApp = Diagnostic(
      severity: .error, id: "failed_to_produce_diagnostic", message: "failed", file: "app.swift",
      line: 1)
    let told = ConsequentErrors.removed(
      from: [errors[0], inApp],
      in: [.init(name: Self.file, text: text), .init(name: "app.swift", text: "", isGiven: true)])
    #expect(told.map(\.id) == ["class_without_init"])
  }

  @Test("What only our UIKit has inside is a name that nobody knows, without a note")
  func hiddenMember() {
    let hidden = Diagnostic(
      severity: .error, id: "candidate_inaccessible",
      message: "'context' is inaccessible due to 'private' protection level", file: Self.file,
      line: 1, column: 3, source: "  context.end()",
      notes: [
        Diagnostic(
          severity: .note, message: "here",
          file: "UIKit.UIPercentDrivenInteractiveTransition.context", line: 2)
      ])
    let told = ConsequentErrors.removed(from: [hidden], in: [])
    #expect(told.map(\.message) == ["cannot find 'context' in scope"])
    #expect(told.first?.lead == LeadSentences.table["cannot_find_in_scope"])
    #expect(told.first?.notes == [])
    var own = hidden
    own.notes[0].file = "app.swift"
    #expect(ConsequentErrors.removed(from: [own], in: []) == [own])
  }

  @Test("A variable whose declaration is wrong has no members that could be known")
  func unknownBase() {
    let errors = told(
      "    let pan = Pan(action: didPan)\n    pan.edges = .left\n    other.edges = .left\n  func didPan(_ pan: Pan) {}",
      [
        (
          1, "didPan", "cannot_convert_argument_value",
          "cannot convert value of type '(Pan) -> ()' to expected argument type 'Selector'"
        ),
        (2, "left", "cannot_infer_base_of_unresolved_member", "cannot infer contextual base"),
        (3, "left", "cannot_infer_base_of_unresolved_member", "cannot infer contextual base"),
      ])
    #expect(errors.map(\.line) == [1, 3])
    #expect(errors.first?.lead == "A selector is expected here: #selector(didPan(_:)).")
  }
}
