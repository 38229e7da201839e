public import Compiling
public import Sandboxing

/// A reason why an answer could not be judged; never the fault of who gave it.
public enum CheckingError: Error, Equatable, Sendable {
  case compiler(CompilerError)
  case sandbox(SandboxError)
  /// The exercise's own checks do not compile.
  case checksRejected(exercise: String, [Diagnostic])
  /// The checks came to no end, or answered with something else than outcomes.
  case checksBroken(exercise: String, detail: String)
}
