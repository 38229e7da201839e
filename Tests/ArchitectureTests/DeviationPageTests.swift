import Foundation
import Testing

/// The page of the book about deviations is made from the engine's comments.
@Suite("The page of deviations")
struct DeviationPageTests {
  private static let page = Tree.root.appending(path: "chapters/deviations.md")
  private static let engine = Tree.root.appending(path: "Sources/Engine")

  /// The engine's files by their paths in its folder, in the order of these.
  private func files() throws -> [(path: String, lines: [Substring])] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.engine.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: Self.engine.appending(path: path), encoding: .utf8)
      return (path, text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  @Test("Each line of the engine that begins with Fidelity is a row of the page")
  func complete() throws {
    var count = 0
    for file in try files() {
      let lines = file.lines.count { $0.contains("Fidelity:") }
      count += lines
      #expect(DeviationPage.deviations(in: file.lines).count == lines, "\(file.path)")
      #expect(lines == 0 || DeviationPage.area(of: file.path) != nil, "\(file.path) has no area")
    }
    #expect(count > 800)
  }

  @Test("The book's page is what the engine says; WORKBOOK_RECORD=1 writes it anew")
  func current() throws {
    var deviations: [Int: [DeviationPage.Deviation]] = [:]
    for file in try files() {
      guard let area = DeviationPage.area(of: file.path) else { continue }
      deviations[area, default: []] += DeviationPage.deviations(in: file.lines)
    }
    var text = Self.opening
    for (index, area) in DeviationPage.areas.enumerated() {
      let rows = DeviationPage.rows(of: deviations[index] ?? [])
      #expect(!rows.isEmpty, "\(area.title)")
      text += "\n## \(area.title)\n\n\(rows.joined(separator: "\n"))\n"
    }
    if ProcessInfo.processInfo.environment["WORKBOOK_RECORD"] == "1" {
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
      Issue.record("The page was written; run the test again without WORKBOOK_RECORD.")
    }
    #expect(try String(contentsOf: Self.page, encoding: .utf8) == text)
  }

  @Test("Rows name members as references do, and the types around them")
  func names() {
    let source = """
      /// Fidelity: kept.
      extension NSObjectProtocol where Self: UIScrollView {
        public var a: Int { 0 }

        public func b(_ x: (Int) -> Int, to y: [Int: Int]) {}
      }

      /// Something else.
      ///
      /// Fidelity: drawn
      /// as a ring.
      open class UIView: UIResponder,
        Other
      {
        // Fidelity: never called.
        @MainActor
        open func convert<T>(
          _ point: T, from view: UIView?
        ) {}

        public enum Mode {
          /// Fidelity: as `one`.
          case two(Int)
        }
      }
      """
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = DeviationPage.rows(of: DeviationPage.deviations(in: lines))
    #expect(
      rows == [
        "- `UIScrollView.a`, `UIScrollView.b(_:to:)`: kept.", "- `UIView`: drawn as a ring.",
        "  - `convert(_:from:)`: never called.", "- `UIView.Mode.two`: as `one`.",
      ])
  }

  private static let opening = """
    ---
    id: deviations
    title: Every deviation
    order: 108
    reference: true
    description: >-
      Where a declaration of this engine does something else than Apple's, or less: all of them, by subject.
    ---

    # Every deviation

    This page lists each place of the engine at which its authors knew that UIKit, Core Animation or another of
    Apple's frameworks does something else, or more, or that nobody has written down what it does. It is
    made from the engine's comments, so it is complete, and it is for looking something up.
    [What this engine does not promise](promises.md) is the page to read.

    *Kept* and *stored* mean that you can set a value and read it, and that nothing else happens. An *engine rule*
    is a choice of ours. Names that are not Apple's are parts of the engine.

    """
}
