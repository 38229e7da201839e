import Foundation
import Sandboxing
import Testing

@Suite("Hostile programs are stopped and named", .serialized)
struct HostileProgramTests {
  static let limits = Limits(
    cpu: 1, wall: 30, memory: 128 << 20, processes: 24, fileSize: 4 << 20, output: 1 << 20)

  /// Runs a script of the shell in a box that has the shell and a few programs.
  func run(_ script: String, limits: Limits = HostileProgramTests.limits) async throws -> Finished {
    let folder = FileManager.default.temporaryDirectory.path
    let sandbox = await Sandbox(scratch: folder)
    let tools = ["bash", "dd", "sleep", "ls", "id", "cat", "env", "mkdir"].map {
      Box.Mount("/usr/bin/\($0)", at: "/tools/\($0)")
    }
    let isBoxed = sandbox.protection.isSandboxed
    let box = Box(
      executable: isBoxed ? "/tools/bash" : "/usr/bin/bash", arguments: ["-c", script],
      environment: ["PATH": isBoxed ? "/tools" : "/usr/bin"], mounts: tools, limits: limits)
    return try await sandbox.run(box)
  }

  @Test("A program that ends by itself leaves its status and its output")
  func honest() async throws {
    let finished = try await run("echo out; echo err >&2; exit 7")
    #expect(
      finished
        == Finished(outcome: .exited(7), output: Array("out\n".utf8), errors: Array("err\n".utf8)))
  }

  @Test(
    "Every kind of excess has its own name",
    arguments: [
      ("while :; do :; done", Outcome.cpuLimit),
      ("sleep 60", .wallLimit),
      // Long lines, because a shell that writes short ones spends its second of CPU on them.
      ("line=$(printf '%02000d' 0); while :; do echo $line; done", .outputLimit),
      ("line=$(printf '%02000d' 0); while :; do echo $line >&2; done", .outputLimit),
      ("dd if=/dev/zero of=/dev/null bs=1G count=1", .memoryLimit),
      ("f() { f | f & }; f; while :; do :; done", .processLimit),
      ("kill -SEGV $$", .signalled(11)),
      ("kill -ILL $$", .signalled(4)),
    ])
  func excess(script: String, outcome: Outcome) async throws {
    let sandbox = await Sandbox(scratch: FileManager.default.temporaryDirectory.path)
    if sandbox.protection.accounting == .supervisor, !sandbox.protection.isSandboxed,
      outcome == .memoryLimit || outcome == .processLimit
    {
      return
    }
    var limits = Self.limits
    if outcome == .wallLimit { limits.wall = 1 }
    let finished = try await run(script, limits: limits)
    #expect(finished.outcome == outcome, "\(finished.errorText)")
  }

  @Test("What is kept of too much text does not depend on when the program is ended")
  func excessOfText() async throws {
    var limits = Self.limits
    limits.output = 10_000
    let finished = try await run("printf '%s\\n' {1..200000} >&2", limits: limits)
    #expect(finished.outcome == .outputLimit)
    let text = (1...200_000).map { "\($0)\n" }.joined()
    // A box's own first byte is among those that are counted.
    #expect([9_999, 10_000].contains(finished.errors.count))
    #expect(text.hasPrefix(finished.errorText))
  }

  @Test(
    "What a workspace says about protection cannot end it",
    arguments: ["", "not a filter", #"{"machine":"","protection":{"gap":"namespacesRefused"}}"#])
  func poisonedScratch(text: String) async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/scratch-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let usual = await Sandbox(scratch: folder).protection
    let files = ["system-calls.bpf", "protection.json"]
    for file in files {
      try text.write(toFile: "\(folder)/\(file)", atomically: true, encoding: .utf8)
    }
    #expect(await Sandbox(scratch: folder).protection == usual)
    let filter = "\(folder)/system-calls.bpf"
    try FileManager.default.removeItem(atPath: filter)
    try FileManager.default.createDirectory(
      atPath: filter + "/full", withIntermediateDirectories: true)
    #expect(await Sandbox(scratch: folder, isFresh: true).protection == usual)
    let remembered = try String(contentsOfFile: folder + "/protection.json", encoding: .utf8)
    guard usual.isSandboxed else { return }
    // Even with the machine's own name in it.
    let claim = #""protection":{"gap":"namespacesRefused","#
    try remembered.replacing(#""protection":{"#, with: claim)
      .write(toFile: folder + "/protection.json", atomically: true, encoding: .utf8)
    #expect(await Sandbox(scratch: folder).protection == usual)
  }

  @Test("Nothing of this machine is seen inside the box")
  func closed() async throws {
    setenv("WORKBOOK_TEST_SECRET", "hunter2", 1)
    let script = """
      ls /; ls /root /home /etc /proc /proc/self 2>&1; env; id -u; \
      exec 3<>/dev/tcp/127.0.0.1/22; echo > /file; mkdir /usr/lib/x
      """
    let finished = try await run(script)
    let seen = String(decoding: finished.output, as: UTF8.self) + finished.errorText
    #expect(!seen.contains("hunter2"))
    let sandbox = await Sandbox(scratch: FileManager.default.temporaryDirectory.path)
    guard sandbox.protection.isSandboxed else { return }
    #expect(seen.contains("cannot access '/root': No such file or directory"))
    #expect(seen.contains("cannot access '/etc': No such file or directory"))
    // Of all processes the program knows itself only, and of itself where it was started from.
    #expect(seen.contains("/proc:\nself\n\n/proc/self:\nexe\n"))
    #expect(!seen.split(separator: "\n").contains("0"))
    #expect(seen.contains("/file: Read-only file system"))
    #expect(seen.contains("socket: Operation not permitted") || seen.contains("/dev/tcp"))
  }

  @Test("A daemon does not outlive its box")
  func daemon() async throws {
    let finished = try await run("(sleep 30 & ) ; sleep 0.1; echo done")
    #expect(finished.outcome == .exited(0) || finished.outcome == .dismissed)
    #expect(String(decoding: finished.output, as: UTF8.self) == "done\n")
  }
}
