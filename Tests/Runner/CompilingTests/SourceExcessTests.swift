import Testing

@testable import Compiling

@Suite("Sources that are too deep for a parser are found without parsing them")
struct SourceExcessTests {
  static func many(_ text: String, _ count: Int = 2_000) -> String {
    String(repeating: text, count: count)
  }

  @Test(
    "Whatever nests without end is an excess",
    arguments: [
      "let z = a" + many("()"), "let z = " + many("["), "let z = " + many("\"\\("),
      "let z: A" + many(".B"), "let z = a" + many("!?"), "let z = " + many("try\n") + "x",
      "if a, b {}" + many(" else if a > b, c {}"), many("#if true\n"),
      "typealias Z = " + many("A<(Int) -> Int, "), "let z = a" + many("/* ) */()"),
      "let z = a" + many("(\")\", "), "let z = " + many("[/*]*/"), "let z = " + many("{ [ }"),
      "let z = /\"/; let y = " + many("[ ] ("), "let z = " + many("[ /)]/,\n"),
      "let z = " + many("\"\\([)\" + ["), "let z = #\"\"\"# + " + many("["),
      "let z = a" + many("\n.b"), "func f() -> " + many("A ->\n"), "let z = " + many("'\\("),
    ])
  func deep(text: String) {
    #expect(SourceExcess.find(in: text) != nil)
  }

  @Test(
    "A long source that does not nest is none",
    arguments: [
      many("let a = [1, 2].map { $0 + 1 }\n"), many("// :( [ {\n"), many("/* ( */\n"),
      many("let s = \"(\" + \"\\(a)[\"\n"), "let z = [" + many("1, ") + "]",
      many("if a { b() } else { c() }\n"), many("let r = #/[(/# \n"),
      "switch a {\n" + many("case .b:\n  c()\n") + "}", many("let s = \"\"\"\n(((\n\"\"\"\n"),
      many("view.a.b(c / d, e < f).g()\r\n"), many("#if os(iOS)\na()\n#endif\n"),
    ])
  func wide(text: String) {
    #expect(SourceExcess.find(in: text) == nil)
  }

  @Test("Nine square brackets inside of each other are refused, and eight are read")
  func squareBrackets() {
    let nested = { "let a = " + String(repeating: "[", count: $0) + "1" }
    #expect(
      SourceExcess.find(in: nested(9)) == SourceExcess(kind: .squareBrackets, line: 1, column: 17))
    #expect(SourceExcess.find(in: nested(8)) == nil)
    #expect(SourceExcess.find(in: "let a = [" + String(repeating: "[1], ", count: 40) + "]") == nil)
  }

  @Test("An excess has a kind and a place")
  func place() {
    #expect(
      SourceExcess.find(in: "let a = 1\nlet b = " + Self.many("("))
        == SourceExcess(kind: .nesting, line: 2, column: 209))
    #expect(
      SourceExcess.find(in: Self.many(" ", SourceExcess.mostBytes + 1))
        == SourceExcess(kind: .size, line: 1, column: 1))
  }
}
