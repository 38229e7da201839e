import Foundation
import Testing

/// Where nobody can write a control group, which is where most people are.
enum WithoutGroups: String, CaseIterable, Sendable, CustomTestStringConvertible {
  /// Root, from whom they are hidden, as in many containers.
  case hidden
  /// Somebody of no group, who owns nothing but the workbench.
  case ordinaryUser

  var testDescription: String { rawValue }

  /// Nobody else's number on a machine that gives numbers out in their order.
  private static let user = 61_234

  /// The program and the arguments that run a command there.
  ///
  /// - Parameter home: The folder of the user's own files.
  func command(_ command: [String], home: String) -> (program: String, arguments: [String]) {
    switch self {
    case .hidden:
      let hide = "mount -t tmpfs none /sys/fs/cgroup && exec \"$0\" \"$@\""
      return ("/usr/bin/unshare", ["--mount", "sh", "-c", hide] + command)
    case .ordinaryUser:
      let words = [
        "--reuid", "\(Self.user)", "--regid", "\(Self.user)", "--clear-groups", "env",
        "HOME=\(home)",
      ]
      return ("/usr/bin/setpriv", words + command)
    }
  }

  /// Makes whoever runs commands there the owner of a workbench's files.
  func own(_ bench: Workbench) throws {
    guard self == .ordinaryUser else { return }
    let owner = try bench.start(
      "/usr/bin/env", ["chown", "-R", "\(Self.user):\(Self.user)", bench.folder])
    #expect(owner.status == 0, "\(owner.errors)")
  }

  /// Whether tests can go to all of these places, and find the tool there.
  static let canBeTried: Bool = {
    guard geteuid() == 0 else { return false }
    return allCases.allSatisfy { place in
      let process = Process()
      let (program, arguments) = place.command([Workbench.tool, "--version"], home: "/nowhere")
      process.executableURL = URL(filePath: program)
      process.arguments = arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
  }()
}

/// As it is for ordinary users, who most learners are.
///
/// The tests' user often is root, who can write control groups.
@Suite(
  "Where no control group can be written", .serialized, .needsBuiltTool,
  .enabled(if: WithoutGroups.canBeTried, "Only root can take on these parts."))
struct LimitsTests {
  private let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  private func run(_ place: WithoutGroups, _ arguments: [String]) throws -> Workbench.Result {
    try place.own(bench)
    let (program, all) = place.command(
      [Workbench.tool] + arguments, home: bench.folder + "/home")
    return try bench.start(program, all)
  }

  @Test("A right answer is solved", arguments: WithoutGroups.allCases)
  func solved(in place: WithoutGroups) throws {
    try bench.answer(bench.solution)
    let checked = try run(place, ["check"] + bench.options)
    #expect(checked.output.contains("Solved."), "\(checked.output)\(checked.errors)")
    #expect(checked.status == 0)
  }

  @Test("The trials of doctor break out of no box", arguments: WithoutGroups.allCases)
  func doctor(in place: WithoutGroups) throws {
    let trials = try run(place, ["doctor"])
    let failed = trials.output.split(separator: "\n")
      .filter { $0.hasPrefix("✗") || $0.hasPrefix("no ") }
    #expect(failed == [], "\(trials.output)\(trials.errors)")
    #expect(trials.output.contains("Processes: a fork bomb was stopped"))
    #expect(trials.output.contains("Limits: processes are added up by the workbook"))
    #expect(trials.status == 0)
  }

  @Test("An ordinary user's right answers to a whole chapter are solved")
  func chapter() throws {
    let checked = try run(
      .ordinaryUser, ["check", "ch17", "--solutions", "--workspace", bench.workspace])
    #expect(checked.output.contains("All 9 solved."), "\(checked.output)\(checked.errors)")
    #expect(checked.status == 0)
  }

  @Test(
    "A class gets its points, and what takes too much is stopped", arguments: WithoutGroups.allCases
  )
  func grading(in place: WithoutGroups) throws {
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
    let graded = try run(
      place,
      ["grade", "\(bench.folder)/class", "--output", "\(bench.folder)/grades"] + bench.options)
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
