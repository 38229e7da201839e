import Foundation
import Sandboxing
import Testing

@Suite("A boxed program reaches nothing but itself", .serialized)
struct EscapeTests {
  static let limits = Limits(
    cpu: 2, wall: 20, memory: 128 << 20, processes: 24, fileSize: 4 << 20, output: 1 << 20)

  func probe(_ trials: String..., limits: Limits = EscapeTests.limits) async throws -> Finished {
    let sandbox = await Sandbox(scratch: FileManager.default.temporaryDirectory.path)
    try #require(sandbox.protection.isSandboxed, "no sandbox here: \(sandbox.protection)")
    let program = Bundle.main.bundleURL.appending(path: "box-probe").path
    // The package manager links everything with Swift's runtime.
    let file = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
    let maps = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    let library = try #require(maps.split(separator: "\n").first { $0.contains("libswiftCore.so") })
    let path = try #require(library.split(separator: " ").last)
    let runtime = URL(filePath: String(path)).deletingLastPathComponent().path
    let box = Box(
      executable: "/probe", arguments: trials, environment: ["LD_LIBRARY_PATH": runtime],
      mounts: [.init(program, at: "/probe"), .init(runtime)], limits: limits)
    return try await sandbox.run(box)
  }

  @Test(
    "Every way out is refused",
    arguments: ["namespaces", "mounts", "network", "kernel", "files"])
  func refused(trial: String) async throws {
    let finished = try await probe(trial)
    let lines = String(decoding: finished.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.filter { !$0.hasSuffix(" refused") } == [])
    #expect(lines.count > 8)
    #expect(finished.outcome == .exited(0))
  }

  /// Set in the process that makes these trials as somebody else.
  private static let mark = "WORKBOOK_TRIES_AS_USER"

  @Test(
    "So it is for an ordinary user, who opens boxes by namespaces of his own",
    .enabled(
      if: geteuid() == 0 && ProcessInfo.processInfo.environment[mark] == nil,
      "Only root can become somebody else."))
  func ordinaryUser() throws {
    // Nobody else's number on a machine that gives numbers out in their order.
    let user = "61234"
    let home = FileManager.default.temporaryDirectory.path + "/user-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: home) }
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    try #require(chown(home, 61_234, 61_234) == 0)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/setpriv")
    process.arguments =
      ["--reuid", user, "--regid", user, "--clear-groups", "env", "HOME=\(home)", "TMPDIR=\(home)"]
      + ["\(Self.mark)=1", try #require(Bundle.main.executablePath)]
      + ["--testing-library", "swift-testing", "--filter", "SandboxingTests.EscapeTests"]
    process.currentDirectoryURL = URL(filePath: "/")
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(output)")
    #expect(output.contains("So it is for an ordinary user"), "\(output)")
    #expect(output.contains("passed after"), "\(output)")
  }

  @Test("Memory is counted for all processes of a box together, and so are processes")
  func together() async throws {
    #expect(try await probe("memory").outcome == .memoryLimit)
    #expect(try await probe("shares").outcome == .memoryLimit)
    #expect(try await probe("processes").outcome == .processLimit)
  }
}
