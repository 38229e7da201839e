import Markdown
import Record
import Testing

@testable import Chapters

@Suite("Scripted users of rules")
struct TouchesTests {
  private func read(_ fences: String) -> (chapter: Chapter, errors: [(String, AuthorError)]) {
    let text = MarkedText(
      """
      # A

      One is one.

      ```swift rule one ref="Euclid" confidence=documented
      ```
      \(fences)
      """)
    var reader = ChapterReader(document: MarkdownDocument(text.text), file: "chapters/ch01.md")
    let chapter = reader.chapter()
    return (
      chapter,
      reader.findings.compactMap { finding in
        if case .missingFrontMatter = finding.error { return nil }
        return (text.mark(at: finding.position), finding.error)
      }
    )
  }

  @Test(
    "A rule has the steps of the fence with its name, in the words of scenarios, and their places")
  func steps() throws {
    let (chapter, errors) = read(
      """
      ```yaml touches one
      - tap: button
      - drag: {from: {at: [1, 2]}, by: ["10%", 0]}
      ```
      """)
    #expect(errors.isEmpty)
    let touches = try #require(chapter.rules[0].touches)
    #expect(
      touches.steps == [
        .tap(.view("button")),
        .drag(
          from: .point(.init(x: 1, y: 2)), by: .init(width: 39, height: 0), duration: 0.3,
          ending: .lift),
      ])
    #expect(touches.location(ofStep: 1).line == 9)
    #expect(touches.location(ofStep: 2).line == 7)
    #expect(
      ScenarioVariant.untilRest(after: touches).steps == touches.steps + [.settle(limit: 60)])
  }

  @Test(
    "Touches without a rule, without steps, or with steps that nobody can do are faults, at their places"
  )
  func faults() throws {
    let wrong: [(String, AuthorError)] = [
      ("1️⃣```yaml touches two\n- tap: a\n```", .unknownRule("two", nearest: [])),
      ("```yaml touches one\n1️⃣tap: a\n```", .stepNotUnderstood(expected: "a list of steps")),
      ("1️⃣```yaml touches one\n```", .stepNotUnderstood(expected: "a list of steps")),
      ("```yaml touches one\n- 1️⃣tab: a\n```", .unknownStep("tab", nearest: ["tap"])),
      ("```yaml touches one\n- drag: 1️⃣{from: a}\n```", .missingKey("by")),
      ("```yaml touches one\n- wait: 1️⃣$time\n```", .unknownParameter("time", nearest: [])),
      (
        "```1️⃣swift touches one\n- tap: a\n```",
        .wrongLanguage("swift", role: "touches", expected: "yaml")
      ),
      (
        "```yaml touches one\n- tap: a\n```\n1️⃣```yaml touches one\n- tap: b\n```",
        .duplicateName(role: "touches", name: "one", firstLine: 7)
      ),
    ]
    for (fences, error) in wrong {
      let errors = read(fences).errors
      #expect(errors.contains { $0.1 == error }, "\(fences): \(errors)")
      #expect(errors.first { $0.1 == error }.map { $0.0.hasPrefix("1") } == true, "\(errors)")
      #expect(error.isObstacle)
    }
  }

  @Test("The page leaves out who touches a rule's program; the proof tells it")
  func passages() {
    let (chapter, _) = read("```yaml touches one\n- tap: button\n```")
    let fences = chapter.passages.compactMap { passage -> String? in
      if case .code(let fence) = passage { return fence.language }
      return nil
    }
    #expect(fences == ["swift"])
  }
}
