import Foundation
import Testing

@Suite("No process of a stranger's answer knows the key of a cache", .serialized, .needsBuiltTool)
struct CacheKeyTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  private static func bytes(_ path: String) -> Data {
    FileManager.default.contents(atPath: path) ?? Data()
  }

  /// All that a process has in its memory, its variables and its arguments, of what can be read.
  private static func contents(of process: String) -> [Data] {
    let maps = String(decoding: bytes("/proc/\(process)/maps"), as: UTF8.self)
    let memory = open("/proc/\(process)/mem", O_RDONLY)
    defer { close(memory) }
    let pieces = maps.split(separator: "\n").compactMap { line -> Data? in
      let parts = line.split(separator: " ")
      let ends = parts[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
      guard parts[1].hasPrefix("rw"), ends.count == 2, ends[1] - ends[0] < 1 << 28 else {
        return nil
      }
      var piece = [UInt8](repeating: 0, count: Int(ends[1] - ends[0]))
      let count = pread(memory, &piece, piece.count, off_t(ends[0]))
      return count > 0 ? Data(piece.prefix(count)) : nil
    }
    return pieces + ["environ", "cmdline"].map { bytes("/proc/\(process)/\($0)") }
  }

  private static func name(of process: String) -> String {
    String(decoding: bytes("/proc/\(process)/comm"), as: UTF8.self)
      .trimmingCharacters(in: .newlines)
  }

  /// The processes that another one has started, and those that they have started.
  private static func descendants(of root: pid_t) -> [String] {
    let all = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).filter {
      Int($0) != nil
    }
    var parents: [String: String] = [:]
    for process in all {
      let status = String(decoding: bytes("/proc/\(process)/stat"), as: UTF8.self)
      // The name may have anything in it.
      let rest = status.split(separator: ")").last?.split(separator: " ") ?? []
      if rest.count > 1 { parents[process] = String(rest[1]) }
    }
    return all.filter { process in
      var parent = parents[process]
      while let known = parent, known != "\(root)" { parent = parents[known] }
      return parent != nil
    }
  }

  @Test(
    "Neither is in the box of an answer, and that of workspaces is not even in the worker",
    .enabled(if: geteuid() == 0, "Only root can look into other processes' memory."))
  func keys() throws {
    let home = bench.folder + "/caches"
    let keys = [home + "/workbook/cache-key", home + "/workbook/grading/cache-key"]
    try bench.answer(bench.solution)
    _ = try bench.run("check", "ch01", environment: ["XDG_CACHE_HOME": home])
    let folder = bench.folder + "/submissions/ann/ch01"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try bench.solution(beginningWith: "while true {}").write(
      toFile: folder + "/1-cut.swift", atomically: true, encoding: .utf8)
    let grader = Process()
    grader.executableURL = URL(filePath: Workbench.tool)
    grader.arguments =
      ["grade", bench.folder + "/submissions", "--output", bench.folder + "/grades"] + bench.options
    grader.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": home]) {
      $1
    }
    grader.standardOutput = FileHandle.nullDevice
    grader.standardError = FileHandle.nullDevice
    try grader.run()
    defer {
      grader.terminate()
      grader.waitUntilExit()
    }
    // What of the two keys is in reach of the worker and of the answer's program, by memory and by files.
    var found: [String: Set<String>] = [:]
    for _ in 0..<1_200 where found["program-host"] == nil {
      let processes = Self.descendants(of: grader.processIdentifier)
      guard processes.contains(where: { Self.name(of: $0) == "program-host" }) else {
        usleep(25_000)
        continue
      }
      for process in processes {
        let name = Self.name(of: process)
        guard ["workbook", "program-host"].contains(name) else { continue }
        let contents = Self.contents(of: process)
        // A process that has ended meanwhile has told nothing.
        guard contents.reduce(0, { $0 + $1.count }) > 1 << 16 else { continue }
        found[name] = found[name] ?? []
        for (kind, path) in zip(["workspaces", "grade"], keys) {
          let key = Self.bytes(path)
          #expect(key.count == 16)
          if contents.contains(where: { $0.range(of: key) != nil }) {
            found[name]?.insert("\(kind) in memory")
          }
          if Self.bytes("/proc/\(process)/root\(path)") == key {
            found[name]?.insert("\(kind) as a file")
          }
        }
      }
    }
    #expect(found == ["workbook": ["grade in memory", "grade as a file"], "program-host": []])
  }
}
