import Testing

@testable import SiteRendering

@Suite("Code is rendered as HTML")
struct CodeHTMLTests {
  @Test("Swift code gets syntax classes, and all of its text is escaped")
  func swift() {
    #expect(
      CodeHTML.html("let a: Int = b(\"<\\(1)>\") // c\n", language: "swift")
        == "<span class=\"k\">let</span> a: <span class=\"t\">Int</span> = b("
        + "<span class=\"s\">&quot;&lt;</span>\\(<span class=\"n\">1</span>)"
        + "<span class=\"s\">&gt;&quot;</span>) <span class=\"c\">// c</span>\n")
    let broken = "func ( { ]] \u{0} 🙂 \"unclosed\n<b>"
    let text = CodeHTML.html(broken, language: "swift")
      .replacing(#/<span class="[a-z ]+">|</span>/#, with: "")
    #expect(text == "func ( { ]] \u{FFFD} 🙂 &quot;unclosed\n&lt;b&gt;")
  }

  @Test("Other languages are plain text, and diffs mark deletions and insertions")
  func others() {
    #expect(CodeHTML.html("<a>", language: "objc") == "&lt;a&gt;")
    #expect(
      CodeHTML.html("-a\n+<b>\n c", language: "diff")
        == "<del>-a</del>\n<ins>+&lt;b&gt;</ins>\n c")
  }

  @Test("Each numbered line has complete HTML, also within a multiline comment")
  func numbered() {
    let html = NumberedCode("/* a\nb */ let\nc\n", marking: [2]).html
    #expect(
      html == "<ol class=\"source\">"
        + "<li><code><span class=\"c\">/* a</span></code></li>\n"
        + "<li class=\"marked\"><code><span class=\"c\">b */</span> "
        + "<span class=\"k\">let</span></code></li>\n<li><code>c</code></li></ol>\n")
  }
}
