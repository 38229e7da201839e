import Subprocess
import SystemPackage

/// A program of this machine that is trusted, such as the compiler when it is asked where it lives.
public enum Command {
  /// Returns the program's output, at most 64 KiB; `nil` if it cannot be started or fails.
  public static func output(_ path: String, _ arguments: [String]) async -> String? {
    let result = try? await Subprocess.run(
      .path(FilePath(path)), arguments: Arguments(arguments), output: .string(limit: 64 << 10))
    guard let result, case .exited(0) = result.terminationStatus else { return nil }
    return result.standardOutput
  }

  /// Returns the program's error output if it fails, at most 64 KiB; `nil` if it succeeds.
  public static func complaint(_ path: String, _ arguments: [String]) async -> String? {
    let result = try? await Subprocess.run(
      .path(FilePath(path)), arguments: Arguments(arguments), output: .discarded,
      error: .string(limit: 64 << 10))
    guard let result else { return "\(path) could not be started, or printed too much." }
    guard case .exited(0) = result.terminationStatus else { return result.standardError ?? "" }
    return nil
  }

  /// Runs a program until it ends, or until the task is cancelled, which ends the program too.
  ///
  /// A key that interrupts this process does not reach it, but it can read that its input has ended.
  ///
  /// - Parameters:
  ///   - input: The program's input, which ends with the stream.
  ///   - tell: Called with each line that it prints.
  /// - Returns: Whether it could be started.
  public static func run(
    _ path: String, _ arguments: [String], input: AsyncStream<[UInt8]>,
    telling tell: @escaping @Sendable (String) async -> Void
  ) async -> Bool {
    Sandbox.survivesClosedPipes
    var options = PlatformOptions()
    options.processGroupID = 0
    let result = try? await Subprocess.run(
      .path(FilePath(path)), arguments: Arguments(arguments), platformOptions: options,
      input: .inputWriter, output: .sequence, error: .discarded
    ) { execution in
      let writer = execution.standardInputWriter
      let writing = Task {
        for await bytes in input { _ = try await writer.write(bytes) }
        try await writer.finish()
      }
      defer { writing.cancel() }
      for try await line in execution.standardOutput.strings() { await tell(line) }
    }
    return result != nil
  }
}
