public import Record

/// The result of playing code that belongs to no exercise.
public struct PlayResult: Sendable {
  /// How far it came.
  public enum Outcome: Sendable {
    /// The compiler has errors; warnings are left out.
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

  /// How far the program came.
  public var outcome: Outcome
  /// The text that the program printed.
  public var output: String
}
