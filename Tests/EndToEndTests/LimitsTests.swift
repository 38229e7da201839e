import Foundation
import Testing

/// Runs commands in a place where nobody can write a control group.
private enum HiddenGroups {
  static func command(_ command: [String]) -> (String, [String]) {
    let hide = "mount -t tmpfs none /sys/fs/cgroup && exec \"$0\" \"$@\""
    return ("/usr/bin/unshare", ["--mount", "sh", "-c", hide] + command)
  }

  static let canHide: Bool = {
    let process = Process()
    let (program, arguments) = command(["true"])
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    guard geteuid() == 0, (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}

/// As it is for ordinary users, who most learners are.
///
/// The tests' user often is root, who can write control groups; so they are hidden here.
@Suite(
  "Where no control group can be written", .serialized, .needsBuiltTool,
  .enabled(if: HiddenGroups.canHide, "Only root can hide the control groups."))
struct LimitsTests {
  private let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  private func run(_ arguments: String...) throws -> Workbench.Result {
    let (program, all) = HiddenGroups.command([Workbench.tool] + arguments + bench.options)
    return try bench.start(program, all)
  }

  @Test("A right answer is solved")
  func solved() throws {
    try bench.answer(bench.solution)
    let checked = try run("check")
    #expect(checked.output.contains("Solved."))
    #expect(checked.status == 0)
  }

  @Test("A class gets its points, and what takes too much is stopped")
  func grading() throws {
    let answers = [
      "right": try bench.solution,
      "memory": try bench.solution(
        beginningWith:
          "var all: [[Int]] = []; while true { all.append(Array(repeating: 1, count: 1 << 20)) }"),
      "endless": try bench.solution(beginningWith: "while true {}"),
    ]
    for (student, text) in answers {
      let file = "\(bench.folder)/class/\(student)/ch01/1-cut.swift"
      try FileManager.default.createDirectory(
        atPath: URL(filePath: file).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    }
    let graded = try run("grade", "\(bench.folder)/class", "--output", "\(bench.folder)/grades")
    #expect(graded.status == 0, "\(graded.errors)")
    let gradebook = try String(
      contentsOfFile: "\(bench.folder)/grades/gradebook.csv", encoding: .utf8)
    let rows = gradebook.split(whereSeparator: \.isNewline).dropFirst().map {
      $0.split(separator: ",")
    }
    let points = Dictionary(uniqueKeysWithValues: rows.map { (String($0[0]), String($0[1])) })
    #expect(points["right"] != "0")
    #expect(points["memory"] == "0")
    #expect(points["endless"] == "0")
  }
}
