import Foundation
import Record
import Testing

/// The page of the book about faults is made from the comments in `Fault.Code.swift`.
@Suite("The page of faults")
struct FaultPageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let page = root.appending(path: "chapters/faults.md")

  @Test("Each code says what it means and what to do")
  func documented() throws {
    let codes = try sections().flatMap(\.codes)
    #expect(codes.map(\.code) == Fault.Code.allCases.map(\.rawValue))
    for code in codes { #expect(code.paragraphs.count == 2, "\(code.code)") }
  }

  @Test("The book's page is what the codes say; WORKBOOK_RECORD=1 writes it anew")
  func current() throws {
    let text = Self.opening + (try sections().map(\.text).joined())
    if ProcessInfo.processInfo.environment["WORKBOOK_RECORD"] == "1" {
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
      Issue.record("The page was written; run the test again without WORKBOOK_RECORD.")
    }
    #expect(try String(contentsOf: Self.page, encoding: .utf8) == text)
  }

  private struct Section {
    var title: String
    var codes: [(code: String, paragraphs: [String])] = []

    var text: String {
      "\n## \(title)\n"
        + codes.map { "\n### \($0.code)\n\n\($0.paragraphs.joined(separator: "\n\n"))\n" }.joined()
    }
  }

  private func sections() throws -> [Section] {
    let source = try String(
      contentsOf: Self.root.appending(path: "Sources/Record/Fault.Code.swift"), encoding: .utf8)
    var sections: [Section] = []
    var comment: [String] = []
    for line in source.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("// MARK: - ") {
        sections.append(Section(title: String(line.dropFirst(11))))
      } else if line.hasPrefix("///") {
        comment.append(String(line.dropFirst(4)))
      } else {
        if let match = line.firstMatch(of: #/^case \w+ = "([a-z-]+)"$/#), !sections.isEmpty {
          let paragraphs = comment.split(separator: "").map { $0.joined(separator: "\n") }
          sections[sections.count - 1].codes.append((String(match.output.1), paragraphs))
        }
        comment = []
      }
    }
    return sections
  }

  private static let opening = """
    ---
    id: faults
    title: Faults
    order: 98
    description: >-
      Every rule of UIKit, Core Animation and Dispatch whose breach a run records: what it means, and
      what to do about it.
    ---

    # Faults

    When code breaks a rule, a device raises an exception, prints a warning to a console that nobody
    reads, or goes on and looks wrong later. Here the app goes on wherever that is possible, and the
    run records a *fault*: a code, an instant and some facts. `bin/workbook play` prints them, a report
    lists them among the calls, and a check names them as values:
    `run.faults(.transitionCompletedTwice)`.

    *Here* is what this engine does. What UIKit or a device does is said where it is known; where nothing is
    said of them, do not count on what happens here.

    This page lists all of them. It is made from the source of the engine's record, so it is complete.

    """
}
