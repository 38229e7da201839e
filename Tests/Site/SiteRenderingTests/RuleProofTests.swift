import Chapters
import Foundation
import Testing

@testable import SiteRendering

@Suite("The proof of a rule on a page")
struct RuleProofTests {
  @Test("It has the program, who touches it, and the source, and only there is the user told")
  func touched() throws {
    let folder = unusedFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/chapters", withIntermediateDirectories: true)
    try """
    ---
    description: Rules.
    ---

    # Rules

    One is one.

    ```swift rule one ref="Euclid" confidence=documented
    precondition(one == 1)
    ```

    ```yaml touches one
    - tap: <button>
    ```

    Two is two.

    ```swift rule two ref="Peano" confidence=documented
    precondition(two == 2)
    ```

    """.write(toFile: folder + "/chapters/ch01-rules.md", atomically: true, encoding: .utf8)
    let site = try Site(
      book: Book(folder: folder), templates: Templates(folder: siteFolder))
    let page = String(decoding: try #require(site.files()["ch01.html"]), as: UTF8.self)
    let proof =
      #/id="proof-one".*precondition.*A user does this meanwhile:<\/p>\s*<pre[^>]*><code[^>]*>- tap: &lt;button&gt;.*Euclid/#
    #expect(page.contains(proof.dotMatchesNewlines()))
    #expect(page.ranges(of: "A user does this").count == 1)
    #expect(page.ranges(of: "- tap: ").count == 1)
  }
}
