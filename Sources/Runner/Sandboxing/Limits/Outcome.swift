/// The end of a process.
public enum Outcome: Codable, Equatable, Sendable {
  /// It exited with this status.
  case exited(Int32)
  /// A signal that no limit explains ended it: a trap, for instance.
  case signalled(Int32)
  case cpuLimit
  case wallLimit
  case memoryLimit
  case outputLimit
  /// It wrote a file that is too large.
  case fileLimit
  /// It reached the limit of processes and then ran into another limit: a fork bomb.
  case processLimit
  /// The judge ended it.
  case dismissed
}
