import Foundation
import Testing

/// The page for authors of checks is made of the examples and their comments.
@Suite("The page about what checks can say and ask")
struct CheckPageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let page = root.appending(path: "Sources/Runner/Expectations/README.md")
  private static let examples = root.appending(
    path: "Tests/Runner/ExpectationsTests/CheckExamples.swift")
  /// Where what an author can call is declared.
  private static let sources = [
    "Runner/Expectations/Claims/Expecting.swift", "Runner/Expectations/Claims/Test.swift",
    "Runner/Expectations/Claims/Wording.swift", "Runner/Expectations/Run+Finding.swift",
    "Record/Runs/Run.swift", "Record/Querying/Transition.swift", "Record/Querying/LayerTrack.swift",
    "Record/Querying/LayerTrack+Seeing.swift",
  ]

  @Test("The page is what the examples say; WORKBOOK_RECORD=1 writes it anew")
  func current() throws {
    let text = try Self.text()
    if ProcessInfo.processInfo.environment["WORKBOOK_RECORD"] == "1" {
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
      Issue.record("The page was written; run the test again without WORKBOOK_RECORD.")
    }
    #expect(try String(contentsOf: Self.page, encoding: .utf8) == text)
  }

  @Test("Each claim and query has an example")
  func complete() throws {
    let page = try Self.text()
    for source in Self.sources {
      let code = try String(
        contentsOf: Self.root.appending(path: "Sources/" + source), encoding: .utf8)
      // Members of types inside of these, such as an update's progress, are indented further.
      for match in code.matches(
        of: /(?m)^ {0,2}public (?:private\(set\) |static )*(?:func|var|let) (\w+)/)
      {
        let name = match.output.1
        let isShown = ["`\(name)`", "`\(name)(", ".\(name)"].contains { page.contains($0) }
        #expect(isShown, "\(source): \(name)")
      }
    }
  }

  /// A heading for each mark, and for each example its comment and its body.
  private static func text() throws -> String {
    var text = """
      # What checks can say and ask

      A check is Swift in a `swift check` fence of a chapter, and imports `Expectations`, `Motion` and
      `Record`. Here is all that it can call, each with an example. The examples are run by
      `swift test --filter CheckExamples`, in which `run` is a push of one second; this page is made of
      them (`WORKBOOK_RECORD=1 swift test --filter CheckPageTests` writes it).

      """
    var comment: [String] = []
    var body: [String]?
    let source = try String(contentsOf: examples, encoding: .utf8)
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if body != nil {
        if line == "  }" {
          text +=
            "\n\(comment.joined(separator: "\n"))\n\n```swift ignore reason=\"A part of a check.\"\n"
          text += (body ?? []).joined(separator: "\n") + "\n```\n"
          (comment, body) = ([], nil)
        } else {
          body?.append(String(line.dropFirst(4)))
        }
      } else if line.hasPrefix("  // MARK: - ") {
        text += "\n## \(line.dropFirst(13))\n"
      } else if line.hasPrefix("  // ") {
        comment.append(String(line.dropFirst(5)))
      } else if line.hasPrefix("  @Test func ") {
        body = []
      } else {
        comment = []
      }
    }
    return text
  }
}
