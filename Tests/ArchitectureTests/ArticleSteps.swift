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
    /// Whether its front matter says what it mirrors, even if that is nothing.
    var saysWhatItMirrors: Bool
  }

  private static func chapters() throws -> [Chapter] {
    let folder = Tree.root.appending(path: "chapters")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasPrefix("ch") }.map { file in
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        let matter = text.dropFirst(4).prefix(while: { $0 != "#" })
        let titles = matter.matches(of: /(?m)^- "([^"]+)"$/).map { String($0.output.1) }
        return Chapter(
          id: String(file.prefix { $0 != "-" }), text: text, mirrors: Set(titles),
          saysWhatItMirrors: matter.contains("\nmirrors:\n") || matter.contains("\nmirrors: []\n"))
      }
  }

  /// A heading's address, as on GitHub.
  private static func anchor(_ heading: Substring) -> String {
    heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
      .replacing(" ", with: "-")
  }

  @Test("Every chapter says which articles it mirrors, or that it mirrors none")
  func mirrors() throws {
    let silent = try Self.chapters().filter {
      !$0.saysWhatItMirrors || $0.mirrors.isEmpty != $0.text.contains("\nmirrors: []\n")
    }
    #expect(silent.map(\.id).isEmpty)
  }

  @Test("Each step of an article names an exercise, an example or a section that exists")
  func steps() throws {
    let chapters = try Self.chapters()
    let page = try String(
      contentsOf: Tree.root.appending(path: "Tests/ArchitectureTests/ARTICLES.md"), encoding: .utf8)
    var article = ""
    var steps: [String: Int] = [:]
    for line in page.split(separator: "\n") {
      if line.hasPrefix("## ") { article = String(line.dropFirst(3)) }
      guard let row = line.firstMatch(of: /^\| .* \| `(ch\d+)([.\/#])([\w-]+)` \|$/)
      else { continue }
      let (id, mark, name) = (row.output.1, row.output.2, row.output.3)
      let chapter = try #require(chapters.first { $0.id == id }, "no chapter: \(line)")
      let lines = chapter.text.split(separator: "\n")
      let isThere =
        switch mark {
        case "#": lines.contains { $0.hasPrefix("## ") && Self.anchor($0.dropFirst(3)) == name }
        case ".": lines.contains { "\($0) ".hasPrefix("```swift exercise \(name) ") }
        default: lines.contains { "\($0) ".hasPrefix("```swift example \(name) ") }
        }
      #expect(isThere, "not there: \(line)")
      steps[article, default: 0] += 1
    }
    let retold = Set(chapters.flatMap(\.mirrors))
    #expect(Set(steps.keys) == retold)
    #expect(steps.values.allSatisfy { $0 > 3 })
  }
}
