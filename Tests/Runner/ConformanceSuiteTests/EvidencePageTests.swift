import Chapters
import Foundation
import Testing

@testable import Conformance

/// The page of the book about the rules' evidence is made from their fences and from kept recordings.
@Suite("The page of evidence")
struct EvidencePageTests {
  private static let root = URL(filePath: #filePath).pathComponents.dropLast(4)
    .joined(separator: "/").replacing("//", with: "/")
  private static let rules = Result { ConformanceRule.all(in: try Book(folder: root)) }

  @Test("The book's page is what rules and recordings say; WORKBOOK_RECORD=1 writes it anew")
  func current() throws {
    let folder = Self.root + "/Tests/Engine/Recordings"
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder)
    let page = EvidencePage(
      rules: try Self.rules.get(),
      recordings: kept.contains { $0.hasSuffix(Recording.suffix) }
        ? try Recording.all(in: folder) : [])
    let file = URL(filePath: Self.root + "/chapters/evidence.md")
    let text = Self.opening + page.text
    if ProcessInfo.processInfo.environment["WORKBOOK_RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("The page was written; run the test again without WORKBOOK_RECORD.")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test("A recording takes the place of a rule's confidence")
  func recordings() throws {
    let rules = Array(
      try Self.rules.get().filter { $0.rule.confidence == .reported }.prefix(4))
    let fact = { (holds: Bool, seen: String) in
      Recording.Fact(condition: "a_b == 1", holds: holds, seen: seen)
    }
    var host = Recording(host: .engine, results: [])
    (host.host.name, host.host.version) = ("UIKit", "iOS 18.2")
    host.answers = [
      rules[0].id: .facts([fact(true, "1")]),
      rules[1].id: .facts([fact(true, "1"), fact(false, "2_0")]),
      rules[2].id: .crashed, rules[3].id: .notRun("XCUITest cannot do it."),
    ]
    let lines = EvidencePage(rules: rules, recordings: [host]).text.split(separator: "\n")
      .filter { $0.hasPrefix("- ") }
    #expect(lines.count == 5)
    #expect(lines[0] == "- UIKit, iOS 18.2 was asked 3 rules: 2 do not hold there.")
    #expect(lines[1].hasSuffix(" *Recorded* on UIKit, iOS 18.2."))
    #expect(lines[2].hasSuffix(" **Does not hold** on UIKit, iOS 18.2 (`a_b == 1`: 2\\_0)."))
    #expect(lines[3].hasSuffix(" **Does not hold** on UIKit, iOS 18.2 (its program crashes)."))
    #expect(lines[4].contains(" *Reported*: "))
  }

  private static let opening = """
    ---
    id: evidence
    title: How sure we are of each rule
    order: 100
    reference: true
    description: >-
      Every rule of the book that rests on less than Apple's word, with what it rests on.
    ---

    # How sure we are of each rule

    Each rule of this book names its source. Most sources are Apple's documentation, headers and samples. This page
    lists the other rules, by their sentences and their names, which `bin/workbook conformance --only` takes: what
    somebody *measured* on Apple's systems and published, what people *reported* or published code counts on, and
    what we have *chosen*. Where a recording of a real device or simulator is kept, it counts instead, also against
    Apple's word.
    [What this engine does not promise](promises.md) tells the same in words, and more than the rules ask. This page
    is made from the chapters, so it is complete.


    """
}
