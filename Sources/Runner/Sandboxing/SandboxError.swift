/// Why a program could not be started or followed.
///
/// It is never the program's fault.
public enum SandboxError: Error, Codable, Equatable, Sendable {
  /// The sandbox could not be created. The detail is the message of `bwrap`.
  case boxRefused(detail: String)
  /// The process could not be started at all.
  case spawnFailed(path: String, detail: String)
  /// The process's output could not be read, or its input could not be written.
  case lineBroken(detail: String)
}
