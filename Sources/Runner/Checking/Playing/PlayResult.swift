public import Record

/// The result of playing code that belongs to no exercise.
public struct PlayResult: Sendable {
  /// The result of a play.
  public enum Outcome: Sendable {
    /// The compiler has errors; its warnings are left out.
    case rejected([Diagnostic], missing: [MissingName])
    /// The compiler did not come to an end.
    case unfinished(CompilerStop)
    /// It compiles, and nothing in it begins to run.
    case compiled
    /// Its statements ran to this end.
    case ran(status: Int32)
    /// Its root controller was shown, and the scenario played.
    case played(Run)
    /// It ended before it should have.
    case stopped(Stop, Run?)
  }

  /// The result of compiling and playing the program.
  public var outcome: Outcome
  /// The text that the program printed.
  public var output: String
  /// The `#warning`s: the code's own, and those about what is left out of it.
  public var warnings: [Diagnostic] = []
}
