import Databases
import DatabasesTesting
import Foundation
import Testing

/// Each state in which `kill -9` can leave the folder of a run is made, and gone on from.
@Suite("A killed run ends as an undisturbed one", .needsBuiltTool)
struct KilledGraderTests {
  private let bench: Workbench
  private let whole: String

  /// Grades a class in which each kind of answer is once, and the right one twice in the same words.
  init() throws {
    bench = try Workbench()
    whole = bench.folder + "/whole"
    let solution = try bench.solution
    let answers = [
      "right": solution, "right-as-well": "// mine\n" + solution, "the-same": solution,
      "wrong": solution.replacing("!transitionContext.transitionWasCancelled", with: "false"),
      "traps": try bench.solution(beginningWith: "let none: [Int] = []; _ = none[1]"),
      "prints": try bench.solution(beginningWith: "print(\"hello\")"),
      "prints-for-ever": try bench.solution(beginningWith: "while true { print(\"hello\") }"),
      "never-ends": try bench.solution(beginningWith: "while true {}"),
      "does-not-compile": solution + "let number: Int = \"\"\n", "empty": "",
    ]
    for (student, text) in answers {
      let folder = "\(bench.folder)/submissions/\(student)/ch01"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try text.write(toFile: folder + "/1-cut.swift", atomically: true, encoding: .utf8)
    }
    try FileManager.default.createDirectory(
      atPath: bench.folder + "/submissions/nothing", withIntermediateDirectories: true)
    #expect(try grade(into: whole).status == 0)
  }

  private func grade(into output: String, _ words: String...) throws -> Workbench.Result {
    try bench.start(
      Workbench.tool,
      ["grade", bench.folder + "/submissions", "--output", output, "--book", bench.book] + words)
  }

  /// All that a run says, by name: a record's rows by their students, since they are in the order in which
  /// they were done, and without what a clock has measured, which is also on the page about the class.
  private func said(in output: String) throws -> [String: String] {
    var files: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: output)
    where !name.hasPrefix(".cache") && !["index.html", "record.sqlite"].contains(name) {
      let path = "\(output)/\(name)"
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      files[name] = text
    }
    let rows = try Workbench.record(ofRun: output, without: ["seconds", "begun"])
    for (table, rows) in rows { files["table \(table)"] = rows.sorted().joined(separator: "\n") }
    return files
  }

  private func expectSame(_ output: String, _ state: String) throws {
    let now = try said(in: output)
    let undisturbed = try said(in: whole)
    #expect(now.keys.sorted() == undisturbed.keys.sorted(), "\(state)")
    for (name, text) in undisturbed {
      let isSame = now[name] == text
      #expect(isSame, "\(state): \(name)")
      if !isSame { print(now[name] ?? "nothing", text, separator: "\n") }
    }
  }

  /// A copy of the folder with a part of the record, and without what was not yet written then.
  private func left(
    _ state: String, _ change: String, without names: [String] = []
  ) throws -> String {
    let output = "\(bench.folder)/\(state)"
    let copied = try bench.start("/bin/cp", ["-a", whole, output])
    try #require(copied.status == 0)
    for name in names + ["gradebook.csv", "index.html"] {
      try? FileManager.default.removeItem(atPath: "\(output)/\(name)")
    }
    if names.contains("record.sqlite") { return output }
    try openDatabase(output + "/record.sqlite").write { try $0.execute(script: change) }
    return output
  }

  private func expectToGoOn(_ output: String, _ state: String) throws {
    #expect(try grade(into: output, "--resume").status == 0, "\(state)")
    try expectSame(output, state)
    try FileManager.default.removeItem(atPath: output)
  }

  /// What the record was when so many submissions were known.
  private func rows(_ count: Int) -> String {
    """
    DELETE FROM grade WHERE student IN (SELECT student FROM submission WHERE rowid > \(count));
    DELETE FROM submission WHERE rowid > \(count);
    DELETE FROM answer WHERE digest NOT IN (SELECT answer FROM grade WHERE answer IS NOT NULL);
    """
  }

  @Test("However far the record, the pages and the caches have come")
  func states() throws {
    let all = try Workbench.record(ofRun: whole)["submission"]?.count
    #expect(all == 11)
    for count in 0...10 {
      let state = "at-\(count)"
      try expectToGoOn(left(state, rows(count)), state)
    }
    let begins = "\(rows(0)) DELETE FROM student; DELETE FROM exercise; DELETE FROM run"
    try expectToGoOn(left("before-the-terms", begins), "before-the-terms")
    let cached = ["verdicts", "runs", "programs", "objects"].map { ".cache/\($0)" }
    for (state, names) in [
      ("without-verdicts", [cached[0]]), ("without-runs", [cached[1]]),
      ("without-programs", Array(cached[2...])), ("without-cache", cached),
      ("without-pages", ["feedback"]),
    ] {
      try expectToGoOn(left(state, rows(0), without: names), state)
    }
  }

  @Test("A transaction that was half-written is taken back by the run that goes on")
  func halfWritten() throws {
    let output = try left("half-written", rows(5))
    let kept = bench.folder + "/kept"
    try bench.copyHalfWritten(recordOf: output, to: kept)
    let copied = try bench.start("/bin/sh", ["-c", "cp '\(kept)'/* '\(output)'"])
    try #require(copied.status == 0)
    try expectToGoOn(output, "half-written")
  }
}
