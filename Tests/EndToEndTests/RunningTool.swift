import Foundation
import Testing

/// A command of the built tool that goes on until somebody ends it.
final class RunningTool {
  let process = Process()
  private let output: String
  private let input = Pipe()

  /// - Parameters:
  ///   - hasTerminal: Whether it is connected to a terminal, of 80 columns and 24 lines.
  ///   - isInBackground: Whether it begins with SIGINT ignored, as after a script's `&`.
  init(
    _ arguments: [String], on bench: Workbench, hasTerminal: Bool = false,
    isInBackground: Bool = false
  ) throws {
    output = "\(bench.folder)/printed-\(UUID().uuidString).txt"
    try Data().write(to: URL(filePath: output))
    if hasTerminal {
      let command = ([Workbench.tool] + arguments).map { "'\($0)'" }.joined(separator: " ")
      process.executableURL = URL(filePath: "/usr/bin/script")
      process.arguments = ["--quiet", "--flush", "--return", "--command", command, "/dev/null"]
      process.standardInput = input
    } else if isInBackground {
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "trap '' INT; exec \"$@\"", "sh", Workbench.tool] + arguments
      process.standardInput = FileHandle.nullDevice
    } else {
      process.executableURL = URL(filePath: Workbench.tool)
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
    }
    let file = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardOutput = file
    process.standardError = file
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// All that it has printed.
  var printed: String { (try? String(contentsOfFile: output, encoding: .utf8)) ?? "" }

  /// Presses a key of its terminal.
  func press(_ key: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(key.utf8))
  }

  /// Gives its terminal another size.
  func resize(columns: Int, rows: Int) throws {
    let path = "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children"
    let child = try String(contentsOfFile: path, encoding: .utf8).split(separator: " ").first
    let terminal = try FileManager.default.destinationOfSymbolicLink(
      atPath: "/proc/\(child ?? "")/fd/0")
    let stty = Process()
    stty.executableURL = URL(filePath: "/usr/bin/stty")
    stty.arguments = ["-F", terminal, "rows", "\(rows)", "columns", "\(columns)"]
    try stty.run()
    stty.waitUntilExit()
  }

  /// Asks again and again, for as long as the first build may take.
  func eventually<Value>(_ value: () async throws -> Value?) async throws -> Value {
    for _ in 0..<1_200 {
      if let value = try await value() { return value }
      try await Task.sleep(for: .milliseconds(100))
    }
    Issue.record("It did not come to that. Printed was:\n\(printed)")
    throw CancellationError()
  }

  /// Waits until it has printed a text so often.
  func prints(_ text: String, times: Int = 1) async throws {
    _ = try await eventually { printed.ranges(of: text).count >= times ? true : nil }
  }
}
