import Markdown
import Testing

@Suite("Writing HTML")
struct MarkdownHTMLTests {
  @Test("Blocks and text become the elements that they mean")
  func elements() {
    let text = """
      ## A *b*

      - tight
      - list

      3. one
      4. two

         > q

      | a | b |
      | - | -: |
      | 1 | **2** |

      end\\
      `x<y`
      ***
      """
    #expect(
      MarkdownHTML().html(MarkdownDocument(text).blocks) == """
        <h2 id="a-b">A <em>b</em> \
        <a class="anchor" href="#a-b" aria-label="Link to this section">#</a></h2>
        <ul><li>tight</li>
        <li>list</li>
        </ul>
        <ol start="3"><li><p>one</p>
        </li>
        <li><p>two</p>
        <blockquote><p>q</p>
        </blockquote>
        </li>
        </ol>
        <div class="table"><table><thead><tr><th>a</th><th class="right">b</th></tr>
        </thead>
        <tr><td>1</td><td class="right" data-column="b"><strong>2</strong></td></tr>
        </table>
        </div>
        <p>end<br>
        <code>x&lt;y</code></p>
        <hr>

        """)
  }

  @Test("Whoever writes a page decides about code, addresses and headings")
  func hooks() {
    var html = MarkdownHTML()
    html.codeBlock = { "<code-of \($0.literal.count)>" }
    html.address = { "../\($0)" }
    html.headingShift = 2
    html.hasAnchors = false
    let document = MarkdownDocument("# A\n[b](c)\n\n    code\n")
    #expect(
      html.html(document.blocks)
        == "<h3>A</h3>\n<p><a href=\"../c\">b</a></p>\n<code-of 5>")
  }
}
