import Chapters
import Foundation
import Testing

@testable import Conformance

@Suite("What a host says to a rule")
struct RuleResultTests {
  /// A rule with two conditions.
  private func rule(_ attributes: String = "") throws -> ConformanceRule {
    let folder = FileManager.default.temporaryDirectory.path + "/rules-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/chapters", withIntermediateDirectories: true)
    try """
    ---
    description: Rules.
    ---

    # Rules

    First comes a remark.

    One is one.

    ```swift rule one ref="Euclid; Peano" confidence=documented \(attributes)
    precondition(one == 1)
    precondition(two == 2)
    ```

    """.write(toFile: folder + "/chapters/ch01-rules.md", atomically: true, encoding: .utf8)
    return try #require(try ConformanceRule.all(in: Book(folder: folder)).first)
  }

  @Test("A rule is its last paragraph, its sources and its conditions")
  func reading() throws {
    let rule = try rule("since=\"iOS 11\"")
    #expect(rule.id == "ch01.one")
    #expect(rule.area == "Rules")
    #expect(rule.sentence == "One is one.")
    #expect(rule.rule.sources.map(\.text) == ["Euclid", "Peano"])
    #expect(rule.rule.since == "iOS 11")
    #expect(rule.program.conditions.map(\.line) == [12, 13])
  }

  @Test(
    "A rule passes if each condition was reached and held each time",
    arguments: [
      ("fact\t0\tholds\t1\nfact\t1\tholds\t2\n", "", "pass"),
      ("noise\nfact\t0\tholds\t1\nfact\t9\tholds\t1\nfact\t1\tholds\t2\n", "", "pass"),
      ("fact\t0\tholds\t1\n", "", "fail"),
      ("", "", "fail"),
      ("fact\t0\tholds\t1\nfact\t1\tfails\t3\nfact\t1\tholds\t2\n", "", "fail"),
      ("fact\t0\tholds\t1\nfact\t1\tholds\t2\n", "It crashed.", "fail"),
    ])
  func outcomes(output: String, stop: String, outcome: String) throws {
    #expect(RuleResult(try rule(), output: output, stop: stop).outcome.rawValue == outcome)
  }

  @Test("A rule that is expected to fail fails if it holds")
  func expectedFailures() throws {
    let rule = try rule("fails=\"We count from zero.\"")
    let held = RuleResult(rule, output: "fact\t0\tholds\t1\nfact\t1\tholds\t2\n", stop: "")
    #expect(held.outcome == .fail)
    #expect(RuleResult(rule, output: "fact\t0\tfails\t0\n", stop: "").outcome == .expectedFailure)
  }

  @Test("Hosts are compared condition by condition, at the chapter's lines")
  func differences() throws {
    let rule = try rule()
    let ours = RuleResult(rule, output: "fact\t0\tholds\t1\nfact\t1\tholds\t2\n", stop: "")
    var theirs = Recording(host: .engine, answers: [:])
    #expect(ours.difference(from: theirs) == nil, "never asked")
    let agreed = Recording.Fact(condition: "one == 1", holds: true, seen: "1")
    let former = Recording.Fact(condition: "a former one", holds: false, seen: "")
    theirs.answers[rule.id] = .facts([agreed, former])
    #expect(ours.difference(from: theirs) == nil)
    theirs.answers[rule.id] = .facts([
      agreed, Recording.Fact(condition: "two == 2", holds: false, seen: "3"), former,
    ])
    #expect(
      ours.difference(from: theirs)
        == .facts([RuleResult.Fact(condition: "two == 2", line: 13, holds: false, seen: "3")]))
    theirs.answers[rule.id] = .crashed
    #expect(ours.difference(from: theirs) == .crashed)
    theirs.answers[rule.id] = .notRun("XCUITest cannot do it.")
    #expect(ours.difference(from: theirs) == nil)
  }

  @Test("Of conditions with one text, the second is compared with the second")
  func equalConditions() throws {
    var rule = try rule()
    rule.program.conditions[1].text = "one == 1"
    let ours = RuleResult(rule, output: "fact\t0\tfails\t0\nfact\t1\tholds\t1\n", stop: "")
    let same = Recording(host: .engine, results: [ours])
    #expect(ours.difference(from: same) == nil)
  }
}
