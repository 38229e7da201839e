import Testing

@testable import SiteRendering

@Suite("Code in HTML")
struct CodeHTMLTests {
  @Test("Swift's words get classes, and nothing of the code is lost or obeyed")
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

  @Test("Other languages are text; differences show what goes and comes")
  func others() {
    #expect(CodeHTML.html("<a>", language: "objc") == "&lt;a&gt;")
    #expect(
      CodeHTML.html("-a\n+<b>\n c", language: "diff")
        == "<del>-a</del>\n<ins>+&lt;b&gt;</ins>\n c")
  }

  @Test("Numbered lines are whole, also inside of a comment over several lines")
  func numbered() {
    let html = CodeHTML.numbered("/* a\nb */ let\nc\n", marking: [2])
    #expect(
      html == "<ol class=\"source\" tabindex=\"0\">"
        + "<li><code><span class=\"c\">/* a</span></code></li>\n"
        + "<li class=\"marked\"><code><span class=\"c\">b */</span> "
        + "<span class=\"k\">let</span></code></li>\n<li><code>c</code></li></ol>\n")
  }
}
