public import Compiling
public import Record
public import Sandboxing

/// A reason why an answer could not be judged; never the fault of its author.
public enum CheckingError: Error, Codable, Equatable, Sendable {
  case compiler(CompilerError)
  case sandbox(SandboxError)
  /// The exercise's own checks do not compile.
  case checksRejected(exercise: String, [Diagnostic])
  /// The compiler did not come to an end with the exercise's own checks.
  case checksStopped(exercise: String, CompilerStop)
  /// The checks ended in another way than with results.
  case checksBroken(exercise: String, outcome: Outcome, output: String)
}
