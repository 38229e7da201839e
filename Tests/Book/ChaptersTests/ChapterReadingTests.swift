import Foundation
import Markdown
import Testing

@testable import Chapters

/// The package's folder, four above this file.
private let package = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

@Suite("Reading chapters")
struct ChapterReadingTests {
  /// The chapter in the guide for authors, which thereby stays true.
  private func guideChapter() throws -> (chapter: Chapter, findings: [AuthorFinding]) {
    let guide = try MarkdownDocument(
      bytes: Array(Data(contentsOf: package.appending(path: "chapters/README.md"))))
    let example = try #require(
      guide.blocks.first { $0.kind == .codeBlock(info: "markdown", isFenced: true) })
    var reader = ChapterReader(
      document: MarkdownDocument(example.literal), file: "chapters/ch01-fade.md")
    let chapter = reader.chapter()
    return (chapter, reader.findings + LinkChecker([chapter]).findings)
  }

  @Test("The chapter in the guide for authors lacks nothing")
  func guide() throws {
    let (chapter, findings) = try guideChapter()
    #expect(findings.map(\.error) == [])
    let exercise = try #require(chapter.exercises.first)
    #expect(
      """
      \(chapter.id) \(chapter.number ?? 0) \(chapter.title): \(chapter.mirrors)
      \(exercise.id) \(exercise.number) \(exercise.title) #\(exercise.anchor) \(exercise.points)
      \(exercise.exerciseFile) \(exercise.solutionFile)
      scenes \(exercise.scenes.map(\.fence.firstCodeLine))
      hints \(exercise.hints.map(\.prose.text))
      mistakes \(exercise.mistakes.map { "\($0.name): \($0.explanation.text)" })
      """ == """
        ch01 1 Fade: ["An article about fading"]
        ch01.complete 1 Say when it is over #exercise-11-say-when-it-is-over 10
        exercises/ch01/1-complete.swift solutions/ch01/1-complete.swift
        scenes [16]
        hints ["Which method of the delegate is asked for an object that animates?"]
        mistakes ["never-completes: The screen is there, and it is dead: no tap arrives any \
        more. UIKit still waits for completeTransition(_:).", "says-false: The screen fades in and is gone. UIKit was told \
        false, that the transition did not take place.", "no-animator: The screen slides up as ever: UIKit was given \
        no animator. Answer with an object that animates."]
        """)
  }

  @Test("A chapter opens with the runs that it names, or else with its last exercise")
  func openings() {
    let body = """
      # A
      ## B
      ```swift exercise fade points=1
      ```
      ```yaml scenario tap
      - tap: a
      ```
      ```yaml scenario wait
      - wait: 1
      ```
      ## C
      ```swift exercise pop points=1
      ```
      ```yaml scenario again
      - tap: a
      ```
      """
    func openings(_ matter: String) -> [String] {
      var reader = ChapterReader(
        document: MarkdownDocument("---\ndescription: A.\n\(matter)---\n\(body)"),
        file: "chapters/ch01.md")
      return reader.chapter().openings.map { "\($0.exercise) \($0.scenario)" }
    }
    #expect(openings("") == ["ch01.pop again"])
    #expect(openings("opening: fade/wait\n") == ["ch01.fade wait"])
    #expect(openings("opening: [pop/again, fade/tap]\n") == ["ch01.pop again", "ch01.fade tap"])
  }

  @Test("An exercise names the scenario that is shown, which it has to have")
  func films() {
    func read(_ attribute: String) -> (film: String?, errors: [AuthorError]) {
      let text = """
        ---
        description: A.
        ---
        # A
        ## B
        ```swift exercise fade points=1 \(attribute)
        ```
        ```yaml scenario tap
        - tap: a
        ```
        ```yaml scenario wait
        - wait: 1
        ```
        """
      var reader = ChapterReader(document: MarkdownDocument(text), file: "chapters/ch01.md")
      let chapter = reader.chapter()
      #expect(chapter.outline.exercises[0].film == chapter.exercises[0].film)
      return (chapter.exercises[0].film, reader.findings.map(\.error))
    }
    #expect(read("").film == nil && read("film=wait").film == "wait")
    #expect(!read("film=wait").errors.contains(.unknownScenario("wait", nearest: [])))
    #expect(
      read("film=weit").film == nil
        && read("film=weit").errors.contains(.unknownScenario("weit", nearest: ["wait"])))
  }

  @Test("A reader is shown neither checks nor scenarios nor mistakes")
  func passages() throws {
    let (chapter, _) = try guideChapter()
    let shown = chapter.passages.map { passage in
      switch passage {
      case .prose(let prose): "prose: " + prose.nodes.map(\.text).joined(separator: " | ")
      case .exercise(let id): "exercise \(id)"
      case .hints(let id): "hints of \(id)"
      case .code(let fence): "\(fence.role?.rawValue ?? "") in line \(fence.range.start.line)"
      case .figure(let figure): "figure \(figure.fence.name)"
      case .diagram(let diagram): "diagram \(diagram.fence.name)"
      }
    }
    #expect(
      shown == [
        "prose: A transition is over when its animator says so. | Completing | Until "
          + "completeTransition(_:) is called, no touch arrives anywhere.",
        "scene in line 15",
        "prose: Exercise 1.1: Say when it is over | Goal. The new screen appears. Given. Fades, "
          + "which UIKit asks for an animator. Done when a tap works again after the transition.",
        "exercise ch01.complete",
        "hints of ch01.complete",
      ])
  }

  @Test("Scenes serve what is below them, what they name, and until another takes their place")
  func scenes() {
    let text = """
      ```swift scene app
      ```
      ## A
      ```swift exercise a points=1
      ```
      ## B
      ```swift scene app
      ```
      ```swift scene extra for=a,ch01.c
      ```
      ```swift exercise b points=1
      ```
      ## C
      ```swift exercise c points=1
      ```
      """
    var reader = ChapterReader(document: MarkdownDocument(text), file: "chapters/ch01.md")
    #expect(
      reader.chapter().exercises.map { exercise in
        exercise.scenes.map { "\($0.name):\($0.fence.range.start.line)" }
      } == [["app:1", "extra:9"], ["app:7"], ["app:7", "extra:9"]])
  }

  @Test("An exercise is judged by the scenarios and checks of those that it names as well")
  func judgedBy() {
    let text = """
      ## A
      ```swift exercise a points=1
      ```
      ```yaml scenario tap
      - tap: a
      ```
      ```swift check
      test("A") { _ in }
      ```
      ## B
      ```swift exercise b points=1 judged-by=a
      ```
      ```yaml scenario wait
      - wait: 1
      ```
      ```swift check
      test("B") { _ in }
      ```
      """
    var reader = ChapterReader(document: MarkdownDocument(text), file: "chapters/ch01.md")
    let exercises = reader.chapter().exercises
    #expect(exercises.map { $0.scenarios.map(\.name) } == [["tap"], ["wait", "tap"]])
    #expect(
      exercises.map { $0.checks.map { "\($0.fence.range.start.line)" } } == [["7"], ["7", "16"]])
    #expect(exercises[1].checks.map(\.borrowedScenarios) == [["tap"], nil])
  }

  @Test("A learner's file begins with the whole task, in lines of at most 100 characters")
  func startingText() {
    let long = String(repeating: "word ", count: 60)
    let text = """
      ## Fade in

      **Given:** `Fades`, and

      ```swift scene app
      ```

      **Do:** \(long)

      **Done when:** a tap works.

      ```swift exercise fade points=1
      import UIKit
      ```

      ## Pop
      ```swift exercise pop points=1
      import UIKit
      ```
      """
    var reader = ChapterReader(document: MarkdownDocument(text), file: "chapters/ch01.md")
    let exercises = reader.chapter().exercises
    let lines = exercises[0].startingText.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(
      lines == [
        "// ch01.1 Fade in", "// Given: Fades, and",
        "// Do: \(long.prefix(5 * 18 - 1))", "//   \(long.prefix(5 * 19 - 1))",
        "//   \(long.prefix(5 * 19 - 1))", "//   word word word word",
        "// Done when: a tap works.", "// Read: workbook read ch01.fade",
        "import UIKit",
      ])
    #expect(exercises[1].startingText == "import UIKit\n")
  }

  @Test("Hidden lines are compiled and not shown, and each line of code knows its place")
  func code() throws {
    let text = """
      1. a
         ```swift example
         // snippet.hide
         import UIKit
         // snippet.show
         let a = 1

         // snippet.hide
         _ = a
         ```
      """
    var reader = ChapterReader(document: MarkdownDocument(text), file: "chapters/ch01.md")
    let fence = try #require(reader.chapter().examples.first?.fence)
    #expect(fence.shownCode == "let a = 1\n")
    #expect(fence.code.hasPrefix("// snippet.hide\nimport UIKit\n"))
    #expect(fence.position(line: 2, column: 8) == SourcePosition(line: 4, column: 11))
  }

  @Test("A chapter with CRLF is the same chapter")
  func lineEndings() throws {
    let (chapter, findings) = try guideChapter()
    let text = (1...chapter.document.lineCount).map { chapter.document.line($0) + "\r\n" }
    var reader = ChapterReader(
      document: MarkdownDocument(text.joined()), file: "chapters/ch01-fade.md")
    let other = reader.chapter()
    #expect(reader.findings == findings)
    #expect(other.exercises.map(\.starter.code) == chapter.exercises.map(\.starter.code))
    #expect(other.exercises[0].scenarios[0].variants == chapter.exercises[0].scenarios[0].variants)
  }
}
