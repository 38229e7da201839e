import Record
import Testing

@testable import Checking

@Suite("A file that ends in the middle of something has one error for that")
struct CutFileTests {
  let text = "class A {\n  func a() {\n    b(\n"

  func error(_ id: String, line: Int) -> Diagnostic {
    Diagnostic(
      severity: .error, id: id, lead: id, message: "expected", file: "a.swift", line: line,
      column: 1,
      notes: [Diagnostic(severity: .note, message: "to match this")])
  }

  @Test("All that is missing at the end is one error, with the notes of all")
  func joined() {
    let joined = CutFile(text).joined(
      [
        error("cannot_find_in_scope", line: 2), error("expected_expr_in_expr_list", line: 4),
        error("expected_rbrace_in_brace_stmt", line: 4), error("expected_rbrace_class", line: 4),
        error("missing_argument_named", line: 3),
      ], of: "a.swift")
    #expect(joined.map(\.id) == ["cannot_find_in_scope", "expected_expr_in_expr_list"])
    #expect(joined.last?.notes.count == 3)
    #expect(joined.last?.lead?.hasPrefix("The file ends in the middle") == true)
  }

  @Test("Where a brace is missing and nothing else, the error of the innermost brace stays")
  func brace() {
    let joined = CutFile(text).joined(
      [
        error("expected_decl", line: 3), error("expected_rbrace_class", line: 3),
        error("expected_rbrace_extension", line: 3),
      ], of: "a.swift")
    #expect(joined.map(\.lead) == ["expected_rbrace_class"])
  }

  @Test("One brace that is missing at the end, and what is missing elsewhere, stay as they are")
  func others() {
    let one = [error("expected_rbrace_class", line: 4)]
    #expect(CutFile(text).joined(one, of: "a.swift") == one)
    let early = [error("expected_expr", line: 1), error("expected_rbrace_class", line: 2)]
    #expect(CutFile(text).joined(early, of: "a.swift") == early)
    let other = one + one
    #expect(CutFile(text).joined(other, of: "b.swift") == other)
  }
}
