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
    where !name.hasPrefix(".cache") && name != "index.html" {
      let path = "\(output)/\(name)"
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      files[name] = text
    }
    let record = files.removeValue(forKey: "record.jsonl")
    for line in try #require(record).split(separator: "\n").dropFirst() {
      let line = line.replacing(#/"(?:durations":\[[^\]]*\]|seconds":[0-9.]+)/#, with: "")
      let match = line.firstMatch(of: #/"student":"([^"]*)"/#)
      let student = try #require(match?.1)
      files["record of \(student)"] = String(line)
    }
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
  private func left(_ state: String, length: Int, without names: [String] = []) throws -> String {
    let output = "\(bench.folder)/\(state)"
    let copied = try bench.start("/bin/cp", ["-a", whole, output])
    try #require(copied.status == 0)
    for name in names + ["gradebook.csv", "index.html"] {
      try? FileManager.default.removeItem(atPath: "\(output)/\(name)")
    }
    let record = FileHandle(forUpdatingAtPath: output + "/record.jsonl")
    try record?.truncate(atOffset: UInt64(length))
    try record?.close()
    return output
  }

  @Test("However far the record, the pages and the caches have come")
  func states() throws {
    let record = try Data(contentsOf: URL(filePath: whole + "/record.jsonl"))
    let ends = record.indices.filter { record[$0] == 0x0A }.map { $0 + 1 }
    #expect(ends.count == 12)
    // Behind each line, and in the middle of each.
    var lengths = ends.dropLast()
    lengths += zip(ends, ends.dropFirst()).map { ($0 + $1) / 2 }
    for length in lengths.sorted() {
      let state = "at-\(length)"
      let output = try left(state, length: length)
      #expect(try grade(into: output, "--resume").status == 0, "\(state)")
      try expectSame(output, state)
      try FileManager.default.removeItem(atPath: output)
    }
    let cached = ["verdicts", "runs", "programs", "objects"].map { ".cache/\($0)" }
    for (state, names) in [
      ("without-verdicts", [cached[0]]), ("without-runs", [cached[1]]),
      ("without-programs", Array(cached[2...])), ("without-cache", cached),
      ("without-pages", ["feedback"]), ("without-answers", ["answers"]),
    ] {
      let output = try left(state, length: ends[0], without: names)
      #expect(try grade(into: output, "--resume").status == 0, "\(state)")
      try expectSame(output, state)
      try FileManager.default.removeItem(atPath: output)
    }
  }
}
