import Markdown
import Testing

@Suite("Hostile Markdown", .timeLimit(.minutes(1)))
struct HostileMarkdownTests {
  @Test("25,000-deep quotes are parsed, written and released")
  func deepQuotes() {
    let document = MarkdownDocument(String(repeating: "> ", count: 25_000) + "deep")
    let html = MarkdownHTML().html(document.blocks)
    #expect(document.root.text == "deep")
    #expect(html.hasPrefix("<blockquote>\n") || html.hasPrefix("<blockquote><blockquote>"))
    #expect(html.hasSuffix("</blockquote>\n"))
  }

  @Test(
    "Repeated openers end in linear time",
    arguments: ["*a _a ", "[a](", "![[]()", "`a``b", "- - ", "a**b", "| - "])
  func openers(opener: String) {
    let document = MarkdownDocument(String(repeating: opener, count: 5_000))
    #expect(!MarkdownHTML().html(document.blocks).isEmpty)
  }

  @Test("A null character becomes a replacement character")
  func nul() {
    #expect(MarkdownDocument("a\0b").root.text == "a\u{FFFD}b")
  }

  @Test(
    "Nothing in a text can act in a page",
    arguments: [
      ("<script>alert(1)</script>\n", "<pre><code>&lt;script&gt;alert(1)&lt;/script&gt;"),
      ("a <b onclick='x'>c</b>", "<p>a &lt;b onclick=&#39;x&#39;&gt;c&lt;/b&gt;</p>"),
      ("[a](javascript:alert%281%29)", "<p>a</p>"),
      ("[a](<JaVaScRiPt:x>)", "<p>a</p>"),
      ("![a](data:text/html;base64,x)", "<p>a</p>"),
      (#"[a](b"onmouseover="x)"#, "<p><a href=\"b&quot;onmouseover=&quot;x\">a</a></p>"),
      (#"![a"b](c.png "d'e")"#, "<p><img src=\"c.png\" alt=\"a”b\" title=\"d&#39;e\"></p>"),
      ("a <!-- secret --> b", "<p>a  b</p>"),
    ])
  func escaping(text: String, expected: String) {
    #expect(MarkdownHTML().html(MarkdownDocument(text).blocks).hasPrefix(expected))
  }
}
