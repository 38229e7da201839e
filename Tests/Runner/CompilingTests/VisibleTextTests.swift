import Testing

@testable import Compiling

@Suite("What other files of a module see of a source")
struct VisibleTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var visible: String
    var testDescription: String { text }
  }

  @Test(
    "Bodies of functions and initialisers are not seen",
    arguments: [
      Row(
        text: "func a(_ b: Int = { 1 }()) -> Int { b }",
        visible: "func a(_ b: Int = { 1 }()) -> Int "),
      Row(
        text: "class A { init() { b() }; deinit { c() } }", visible: "class A { init() ; deinit  }"),
      Row(
        text: "extension A { func b() { func c() {} } }\n// d",
        visible: "extension A { func b()  }\n// d"),
      Row(
        text: "func a() { \"}\\(b { \"}\" })\" }\n/* { */ let c = 1",
        visible: "func a() \n/* { */ let c = 1"),
    ])
  func hidden(row: Row) {
    #expect(VisibleText.of(row.text) == row.visible)
  }

  @Test(
    "What decides about types, layouts and ways of access is seen, wherever it stands",
    arguments: [
      "private let a = { 1 }()", "struct A { private var b = 1; lazy var c = { 2 }() }",
      "var a = 1 { didSet { b(oldValue) } }", "var a: some Equatable { 1 }",
      "func a() -> some Equatable { 1 }", "@inlinable func a() { b() }", "a { b() }",
      "func a() { b( }", "func a() { } }",
    ])
  func seen(text: String) {
    #expect(VisibleText.of(text) == text)
  }
}
