/// A reason why a program could not be started or followed; never the program's own fault.
public enum SandboxError: Error, Equatable, Sendable {
  /// The box could not be put up. The text is what the tool that puts it up said.
  case boxRefused(detail: String)
  /// The process could not be started at all.
  case spawnFailed(path: String, detail: String)
  /// What the process said could not be read, or it could not be spoken to.
  case lineBroken(detail: String)
}
