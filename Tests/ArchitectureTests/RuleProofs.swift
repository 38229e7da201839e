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
    let page = try String(
      contentsOf: Tree.root.appending(path: "Tests/Engine/RULES.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter {
      $0.hasPrefix("| ") && !$0.hasPrefix("| rule |")
    }
    #expect(rows.count > 100)
    for row in rows {
      let proofs = row.matches(of: /“([^”]*)”/).map { String($0.output.1) }
      #expect(!proofs.isEmpty, "no proof: \(row)")
      for proof in proofs where !titles.contains(proof) {
        Issue.record("no test is called “\(proof)”")
      }
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
