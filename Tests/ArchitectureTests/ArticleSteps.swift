import Foundation
import Testing

/// `Tests/ArchitectureTests/ARTICLES.md` leads from the steps of the articles that the chapters
/// retell to exercises and examples.
@Suite("Articles and the exercises that practise them")
struct ArticleSteps {
  private struct Chapter {
    var id: String
    var text: String
    var mirrors: Set<String>
  }

  private static func chapters() throws -> [Chapter] {
    let folder = Tree.root.appending(path: "chapters")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasPrefix("ch") }.map { file in
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        let matter = text.dropFirst(4).prefix(while: { $0 != "#" })
        let titles = matter.matches(of: /(?m)^- "([^"]+)"$/).map { String($0.output.1) }
        return Chapter(id: String(file.prefix { $0 != "-" }), text: text, mirrors: Set(titles))
      }
  }

  @Test("Each step of an article names an exercise or an example that exists")
  func steps() throws {
    let chapters = try Self.chapters()
    let page = try String(
      contentsOf: Tree.root.appending(path: "Tests/ArchitectureTests/ARTICLES.md"), encoding: .utf8)
    var article = ""
    var steps: [String: Int] = [:]
    for line in page.split(separator: "\n") {
      if line.hasPrefix("## ") { article = String(line.dropFirst(3)) }
      guard let row = line.firstMatch(of: /^\| .* \| `(ch\d+)([.\/])([\w-]+)` \|$/)
      else { continue }
      let (id, mark, name) = (row.output.1, row.output.2, row.output.3)
      let role = mark == "." ? "exercise" : "example"
      let chapter = try #require(chapters.first { $0.id == id }, "no chapter: \(line)")
      let lines = chapter.text.split(separator: "\n")
      #expect(
        lines.contains { "\($0) ".hasPrefix("```swift \(role) \(name) ") }, "not there: \(line)")
      steps[article, default: 0] += 1
    }
    let retold = Set(chapters.flatMap(\.mirrors))
    #expect(Set(steps.keys) == retold)
    #expect(steps.values.allSatisfy { $0 > 3 })
  }
}
