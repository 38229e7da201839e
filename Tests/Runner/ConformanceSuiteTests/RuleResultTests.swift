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

  @Test("Hosts are compared condition by condition")
  func differences() throws {
    let rule = try rule()
    let ours = RuleResult(rule, output: "fact\t0\tholds\t1\nfact\t1\tholds\t2\n", stop: "")
    let theirs = Recording(
      host: .init(name: "UIKit", version: "iOS 99"),
      rules: [
        .init(
          id: "ch01.one",
          facts: [
            .init(condition: "one == 1", line: 0, holds: true, seen: "1"),
            .init(condition: "two == 2", line: 0, holds: false, seen: "3"),
            .init(condition: "a former one", line: 0, holds: false, seen: ""),
          ])
      ])
    #expect(ours.differences(from: theirs).map(\.seen) == ["3"])
    #expect(
      ours.differences(from: Recording(host: theirs.host, rules: [])).isEmpty, "never asked")
  }

  @Test("A folder of recordings is read by name, and what is none is named")
  func recordings() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/recordings-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: RecordingError.folderNotReadable(folder)) { try Recording.all(in: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(throws: RecordingError.noRecordings(folder)) { try Recording.all(in: folder) }
    let recording = Recording(
      host: .init(name: "UIKit", version: "iOS 99"), rules: [.init(id: "a.b", facts: [])])
    try recording.json().write(to: URL(filePath: folder + "/b.json"))
    #expect(try Recording.all(in: folder) == [recording])
    try Data("{\"format\": 7}".utf8).write(to: URL(filePath: folder + "/a.json"))
    #expect(throws: RecordingError.otherFormat(folder + "/a.json", 7)) {
      try Recording.all(in: folder)
    }
    try Data("[]".utf8).write(to: URL(filePath: folder + "/a.json"))
    #expect(throws: RecordingError.notARecording(folder + "/a.json")) {
      try Recording.all(in: folder)
    }
  }
}
