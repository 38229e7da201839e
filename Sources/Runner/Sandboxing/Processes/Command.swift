import Subprocess
import SystemPackage

/// A program of this machine that is trusted, such as the compiler when it is asked where it lives.
public enum Command {
  /// What the program prints, at most 64 KiB; `nil` if it cannot be started or fails.
  public static func output(_ path: String, _ arguments: [String]) async -> String? {
    let result = try? await Subprocess.run(
      .path(FilePath(path)), arguments: Arguments(arguments), output: .string(limit: 64 << 10))
    guard let result, case .exited(0) = result.terminationStatus else { return nil }
    return result.standardOutput
  }

  /// What the program prints as errors if it fails, at most 64 KiB; `nil` if it succeeds.
  public static func complaint(_ path: String, _ arguments: [String]) async -> String? {
    let result = try? await Subprocess.run(
      .path(FilePath(path)), arguments: Arguments(arguments), output: .discarded,
      error: .string(limit: 64 << 10))
    guard let result else { return "\(path) could not be started, or printed too much." }
    guard case .exited(0) = result.terminationStatus else { return result.standardError ?? "" }
    return nil
  }
}
