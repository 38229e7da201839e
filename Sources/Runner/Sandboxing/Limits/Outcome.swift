/// How a process came to its end.
public enum Outcome: Codable, Equatable, Sendable {
  /// By itself, with this status.
  case exited(Int32)
  /// By a signal that no limit explains: a trap, for instance.
  case signalled(Int32)
  case cpuLimit
  case wallLimit
  case memoryLimit
  case outputLimit
  /// It reached the limit of processes and then ran into another limit: a fork bomb.
  case processLimit
  /// The judge had enough of it, for a reason that the judge knows.
  case dismissed
}
