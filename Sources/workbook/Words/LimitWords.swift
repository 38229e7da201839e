import Checking
import Sandboxing

/// Describes the numbers of limits.
enum LimitWords {
  /// The numbers of all that happens to an answer, in one line.
  static func all(_ limits: JudgingLimits) -> String {
    [("the compiler", limits.compiler), ("a play", limits.program), ("the checks", limits.checks)]
      .map { "\($0) \(text($1))" }.joined(separator: "; ")
  }

  /// The numbers: "40 s of processor time in 90 s, 2048 MB, 64 processes".
  static func text(_ limits: Limits) -> String {
    "\(limits.cpu) s of processor time in \(Int(limits.wall)) s, \(limits.memory >> 20) MB, "
      + "\(limits.processes) processes"
  }
}
