import Record
import Testing

@testable import Compiling

@Suite("Why a line goes on where the compiler saw its end")
struct MisreadLineTests {
  struct Row: Sendable {
    var id = "statement_same_line_without_semi"
    /// With a mark, ¦, at the place of the error.
    var line: String
    var sentence: String
  }

  private static let other = "Here the line goes on with something that does not belong to it."

  @Test(
    "A cause that the text shows is told; otherwise only what is true of every such line",
    arguments: [
      Row(
        line: "    owner.child as? Leaf?.stem.cut¦()",
        sentence:
          "A cast stands in parentheses before something of its result is asked: (… as? Leaf)?.stem."
      ),
      Row(
        id: "invalid_member_type", line: "    let a = b as! Leaf.¦stem",
        sentence:
          "A cast stands in parentheses before something of its result is asked: (… as! Leaf).stem."
      ),
      Row(
        line: "    let side = isOpen?¦ wide : narrow",
        sentence: "A space is missing before the question mark: isOpen ? … : …"),
      Row(
        id: "expected_case_colon", line: "    case .open ¦when width > 3:",
        sentence: "A condition behind a case begins with where: write where instead of when."),
      Row(
        id: "expected_case_colon", line: "    case .open¦ close()",
        sentence: "A colon is missing here: it ends each case, and default."),
      Row(
        id: "declaration_same_line_without_semi", line: "  )¦ UIView? {",
        sentence: "An arrow is missing before what the function returns: -> UIView?"),
      Row(
        line: "func width()¦ CGFloat { 1 }",
        sentence: "An arrow is missing before what the function returns: -> CGFloat"),
      Row(
        line: "    lett¦ leaf = 1",
        sentence: "A new name begins with let or var: let leaf = …"),
      Row(
        line: "    const¦ leaf: Int = 1",
        sentence: "A new name begins with let or var: let leaf = …"),
      Row(line: "    retrun¦ leaf", sentence: "Did you mean return?"),
      Row(
        line: "    if a { b() }¦ elseif c { d() }",
        sentence: "else if is written in two words."),
      Row(
        id: "expected_lbrace_after_if", line: "    if a ¦and b {",
        sentence: "and is written && in Swift."),
      Row(
        id: "expected_else_after_guard", line: "    guard a ¦or b else { return }",
        sentence: "or is written || in Swift."),
      Row(
        id: "expected_lbrace_after_if", line: "    if not ¦a {",
        sentence: "not is written ! in Swift, right before its value."),
      Row(line: "    a.b = c¦ d.e = f", sentence: "Two statements stand on one line."),
      Row(line: "    a()¦ b()", sentence: "Two statements stand on one line."),
      Row(line: "    view¦ hide()", sentence: other),
      Row(line: "    a.b = 1¦, 2", sentence: other),
      Row(
        id: "declaration_same_line_without_semi", line: "  let a = 1¦ var b = 2",
        sentence: "Two declarations stand on one line."),
      Row(id: "declaration_same_line_without_semi", line: "  let a = 1¦ b", sentence: other),
    ])
  func causes(row: Row) throws {
    let mark = try #require(row.line.firstRange(of: "¦"))
    let diagnostic = Diagnostic(
      severity: .error, id: row.id, message: "", file: "a.swift", line: 1,
      column: row.line[..<mark.lowerBound].utf8.count + 1, source: row.line.replacing("¦", with: "")
    )
    #expect(LeadSentences.sentence(about: diagnostic) == row.sentence)
  }

  @Test(
    "What separates or ends a list is told by the bracket that is open",
    arguments: [
      ("    go(a ¦b)", "A comma or a closing parenthesis is missing here."),
      ("    a = [1, 2¦", "A comma or a closing square bracket is missing here."),
      ("    a = [go(\"[(\"), 2¦", "A comma or a closing square bracket is missing here."),
      ("    2¦", "A comma is missing here, or what closes the list."),
    ])
  func separators(line: String, sentence: String) throws {
    let mark = try #require(line.firstRange(of: "¦"))
    let diagnostic = Diagnostic(
      severity: .error, id: "expected_separator", message: "expected ',' separator",
      file: "a.swift", line: 1, column: line[..<mark.lowerBound].utf8.count + 1,
      source: line.replacing("¦", with: ""))
    #expect(LeadSentences.sentence(about: diagnostic) == sentence)
  }
}
