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

  struct Pair: Sendable, CustomTestStringConvertible {
    var one: String
    var other: String
    var testDescription: String { "\(one) and \(other)" }
  }

  @Test(
    "Sources that no other file can tell apart are digested alike",
    arguments: [
      Pair(one: "let a = 1\nlet b = 2", other: "// c\nlet a = 1\r\n\r\n  let b  =  2 // d\n"),
      Pair(
        one: "#sourceLocation(file: \"a\", line: 1)\nlet a = 1",
        other: "#sourceLocation(file: \"b\", line: 9)\nlet a = 1"),
      Pair(
        one: "final class A { func b() { c() }\n}",
        other: "final class A { func b() { d() }\nprivate func d() {}\nprivate static let e = 1\n}"),
      Pair(
        one: "func a() {}", other: "func a() { b() }\nfileprivate func b() {}\nprivate var c = 1"),
      Pair(one: "struct A {}", other: "struct A {private func b() {}}"),
      Pair(one: "var a: C = d()", other: "var a: C = d()\nprivate func e() {}"),
      Pair(one: "var a = C()", other: "var a = C()\nprivate func e() { let C = 1 }"),
    ])
  func alike(pair: Pair) {
    #expect(VisibleText.digestible(pair.one) == VisibleText.digestible(pair.other))
  }

  @Test(
    "Sources that another file may tell apart are digested differently",
    arguments: [
      Pair(one: "let a = b\n(c)", other: "let a = b(c)"),
      Pair(one: "let a = b -c", other: "let a = b - c"),
      Pair(one: "let a = \"b  c\"", other: "let a = \"b c\""),
      // Stored properties decide how large a type is, and a class's table has a place for each method.
      Pair(one: "struct A {}", other: "struct A { private var b = 1 }"),
      Pair(one: "class A {}", other: "class A { private func b() {} }"),
      Pair(one: "struct A { var b = 1 }", other: "struct A { private(set) var b = 1 }"),
      Pair(one: "final class A { func b() {} }", other: "final class A { func c() {} }"),
      Pair(one: "func a() {}", other: "func a() {}\n@inlinable func b() {}"),
      Pair(one: "func a() {}", other: "func a() {}\nprivate func b() -> some Equatable { 1 }"),
      Pair(one: "import UIKit", other: "import UIKit\nimport Foundation"),
      Pair(one: "func a() {}", other: "func a() -> Int {}"),
      // What is private may decide of what type something visible is.
      Pair(
        one: "var a = CGRect.zero", other: "var a = CGRect.zero\nprivate let CGRect = (zero: 1)"),
      Pair(one: "var a = f()", other: "var a = f()\nprivate func f() -> Int { 1 }"),
      Pair(
        one: "var a = B.zero",
        other: "var a = B.zero\nextension B { private static let zero = 1 }"),
      Pair(
        one: "var a = CGRect.zero",
        other: "var a = CGRect.zero\nprivate actor CGRect { static let zero = 1 }"),
      Pair(
        one: "class A { private var a = b() }",
        other: "class A { private var a = b() }\nprivate func b() -> Int { 1 }"),
      Pair(
        one: "var a = b(1)",
        other: "var a = b(1)\nextension B { private func callAsFunction(_ i: Int) -> Int { 1 } }"),
      Pair(one: "var a = 1", other: "var a = 1\nprivate typealias IntegerLiteralType = Double"),
      Pair(one: "var a = 1 + 2", other: "var a = 1 + 2\nprivate func + (a: Int, b: Int) {}"),
      Pair(one: "#if b\nprivate func a() {}\n#endif", other: "#if b\n#endif"),
    ])
  func different(pair: Pair) {
    #expect(VisibleText.digestible(pair.one) != VisibleText.digestible(pair.other))
  }
}
