import Markdown
import Testing

@Suite("Parsing Markdown")
struct MarkdownParsingTests {
  private let text = """
    # Time *flies*

    One `line`
    and [another](b.md#c "T").

    - item

      ```swift exercise mask
        let a = 1
      ```

        indented
    """

  @Test("Every node knows its kind, its text and its place")
  func tree() {
    #expect(
      MarkdownDocument(text).dump == """
        heading(level: 1) 1:1-1:14
          text 1:3-1:7 "Time "
          emphasis 1:8-1:14
            text 1:9-1:13 "flies"
        paragraph 3:1-4:26
          text 3:1-3:4 "One "
          code 3:6-3:9 "line"
          softBreak 3:9-3:9
          text 4:1-4:4 "and "
          link(destination: "b.md#c", title: "T") 4:5-4:25
            text 4:6-4:12 "another"
          text 4:26-4:26 "."
        list(start: nil, isTight: false) 6:1-12:12
          item 6:1-12:12
            paragraph 6:3-6:6
              text 6:3-6:6 "item"
            codeBlock(info: "swift exercise mask", isFenced: true) 8:3-10:5 "  let a = 1\\n"
            paragraph 12:5-12:12
              text 12:5-12:12 "indented"
        """)
  }

  @Test("Line endings and a byte order mark change nothing", arguments: ["\r\n", "\r"])
  func lineEndings(ending: String) throws {
    let other = text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: ending)
    let document = try MarkdownDocument(bytes: [0xEF, 0xBB, 0xBF] + Array(other.utf8))
    #expect(document.dump == MarkdownDocument(text).dump)
    #expect(document.line(4) == #"and [another](b.md#c "T")."#)
    #expect(document.lineCount == MarkdownDocument(text).lineCount)
  }

  @Test("Front matter is set apart, and lines below it keep their numbers")
  func frontMatter() {
    let document = MarkdownDocument("---\ntitle: Time\n---\n# A\n")
    #expect(document.frontMatter == "title: Time\n")
    #expect(document.dump == "heading(level: 1) 4:1-4:3\n  text 4:3-4:3 \"A\"")
    let unclosed = MarkdownDocument("---\ntitle: Time\n")
    #expect(unclosed.frontMatter == nil)
    #expect(unclosed.blocks.count == 2)
  }

  @Test("Rows between pipes are a table whose cells hold text with markup")
  func table() {
    let text = "| old | new |\n| :-- | --- |\n| `a\\|b` | *c* |\n\n| no | table |\n"
    #expect(
      MarkdownDocument(text).dump == """
        table(alignments: [Markdown.MarkdownAlignment.left, Markdown.MarkdownAlignment.none]) \
        1:1-3:16
          tableRow(isHeader: true) 1:1-1:13
            tableCell 1:3-1:5
              text 1:3-1:5 "old"
            tableCell 1:9-1:11
              text 1:9-1:11 "new"
          tableRow(isHeader: false) 3:1-3:16
            tableCell 3:3-3:8
              code 3:4-3:6 "a|b"
            tableCell 3:12-3:14
              emphasis 3:12-3:14
                text 3:13-3:13 "c"
        paragraph 5:1-5:14
          text 5:1-5:14 "| no | table |"
        """)
  }

  @Test("Headings get the identifiers that GitHub gives them, each once")
  func identifiers() {
    let document = MarkdownDocument(
      "# Exercise 17.1: `fade(in:)`\n## Été & Winter\n> ### Été & Winter\n# !\n")
    #expect(
      document.headings.map(\.identifier) == [
        "exercise-171-fadein", "été--winter", "été--winter-1", "section",
      ])
  }

  @Test("The first byte that is not UTF-8 is found")
  func notUTF8() {
    let bytes = Array("Ünï\ncö".utf8) + [0xC3] + Array(" de".utf8)
    #expect(throws: MarkdownError.notUTF8(SourcePosition(line: 2, column: 4))) {
      try MarkdownDocument(bytes: bytes)
    }
  }

  @Test("An empty text is an empty document")
  func empty() {
    #expect(MarkdownDocument("").dump == "")
    #expect(MarkdownDocument("").lineCount == 0)
  }
}
