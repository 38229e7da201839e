import Record
import Testing

@testable import Compiling

@Suite("The compiler's words become data")
struct DiagnosticParserTests {
  let parser = DiagnosticParser(
    original: { .init(file: $0, line: $1, column: $2 - 1, source: "line \($1)") },
    folders: ["/src/", "/engine/"], names: [(own: "HeadlessUIKit", text: "UIKit")])

  @Test("Errors keep their notes, names and places; our paths go")
  func example() {
    let output = """
      exercises/ch17/1-stub.swift:7:8: error: type 'B' does not conform to 'P' [type_does_not_conform]
      class B: P { }
            ^
      /engine/UIView.swift:6:19: note: protocol requires 'must' from HeadlessUIKit [no_witnesses]
      exercises/ch17/1-stub.swift:9:5: warning: unused [unused_value] [#no-usage]
      <unknown>:0: error: missing module [sema_no_import]
      ld.lld: error: undefined symbol: foo
      """
    #expect(
      parser.diagnostics(in: output) == [
        Diagnostic(
          severity: .error, id: "type_does_not_conform",
          lead: LeadSentences.table["type_does_not_conform"],
          message: "type 'B' does not conform to 'P'", file: "exercises/ch17/1-stub.swift", line: 7,
          column: 7, source: "line 7",
          notes: [
            Diagnostic(
              severity: .note, id: "no_witnesses", message: "protocol requires 'must' from UIKit",
              file: "UIView.swift", line: 6, column: 18, source: "line 6")
          ]),
        Diagnostic(
          severity: .warning, id: "unused_value", message: "unused",
          file: "exercises/ch17/1-stub.swift", line: 9, column: 4, source: "line 9"),
        Diagnostic(
          severity: .error, id: "sema_no_import", lead: LeadSentences.table["sema_no_import"],
          message: "missing module"),
        Diagnostic(severity: .error, message: "undefined symbol: foo"),
      ])
  }

  @Test("A folder of the author's may be called like one of ours")
  func foldersOfTheSameName() {
    let output = """
      /src/app/src/bad.swift:2:14: error: '/src/app/src/bad.swift' is no module [no_module]
      """
    let diagnostic = parser.diagnostics(in: output).first
    #expect(diagnostic?.file == "app/src/bad.swift")
    #expect(diagnostic?.message == "'app/src/bad.swift' is no module")
  }

  @Test("A method that is nearly a protocol's is said to be one that nobody calls")
  func nearMatch() {
    let output = """
      a.swift:3:8: warning: instance method 'go(_:)' nearly matches defaulted requirement 'goes(_:)' of \
      protocol 'P' [req_near_match]
      """
    #expect(
      parser.diagnostics(in: output).first?.lead
        == "UIKit never calls go(_:). Did you mean goes(_:)?")
  }

  @Test(
    "A requirement that has another name today is suggested by that name",
    arguments: [
      "animationControllerForDismissedController",
      "animationControllerForDismissedController(_:)", "animationController(forDismissed:)",
    ])
  func nearMatchOfAnEarlierName(_ requirement: String) {
    let output = """
      a.swift:3:8: warning: instance method 'animationControllerForDismissed(dismissed:)' nearly \
      matches defaulted requirement '\(requirement)' of protocol \
      'UIViewControllerTransitioningDelegate' [req_near_match]
      """
    #expect(
      parser.diagnostics(in: output).first?.lead
        == "UIKit never calls animationControllerForDismissed(dismissed:). "
        + "Did you mean animationController(forDismissed:)?")
  }
}
