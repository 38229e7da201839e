import Foundation
import Testing

/// `Tests/Engine/RULES.md` leads from a rule of UIKit's to the tests that show it.
@Suite("Rules and their proofs")
struct RuleProofs {
  private static func titles(in folder: String) throws -> Set<String> {
    let files = FileManager.default.enumerator(
      at: Tree.root.appending(path: folder), includingPropertiesForKeys: nil)
    return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .reduce(into: []) { titles, file in
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: /@Test\(\s*"((?:[^"\\]|\\.)*)"/) {
          titles.insert(String(match.output.1))
        }
      }
  }

  @Test("Each rule names tests that exist")
  func testsExist() throws {
    let titles = try Self.titles(in: "Tests/Engine").union(Self.titles(in: "Tests/Stage"))
    let rows = try Self.rows()
    #expect(rows.count > 100)
    for row in rows {
      let proofs = row.matches(of: /“([^”]*)”/).map { String($0.output.1) }
      #expect(!proofs.isEmpty, "no proof: \(row)")
      for proof in proofs where !titles.contains(proof) {
        Issue.record("no test is called “\(proof)”")
      }
    }
  }

  /// The rows of the page's tables.
  private static func rows() throws -> [Substring] {
    let page = try String(
      contentsOf: Tree.root.appending(path: "Tests/Engine/RULES.md"), encoding: .utf8)
    return page.split(separator: "\n").filter {
      $0.hasPrefix("| ") && !$0.hasPrefix("| rule |")
    }
  }

  @Test("Each rule is of high or medium confidence, and a high one has the address of a source")
  func addresses() throws {
    for row in try Self.rows() {
      let cells = row.split(separator: " | ")
      #expect(cells.count == 4, "\(row)")
      guard cells.count == 4 else { continue }
      #expect(["high", "medium"].contains(cells[2]), "\(cells[0])")
      if cells[2] == "high" { #expect(cells[1].contains("](http"), "\(cells[0])") }
      #expect(cells[2] == "medium" || !cells[1].contains("nothing public was found"), "\(cells[0])")
    }
  }

  @Test("No rule's program ends the host that asks it")
  func rulesGoOn() throws {
    for rule in try Tree.rules()
    where rule.program.contains(/preconditionFailure\(|fatalError\((?!\))/) {
      Issue.record("\(rule.id) ends the program; return instead")
    }
  }
}
