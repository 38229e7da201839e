public import Sandboxing

/// A reason why the workbook could not compile something.
///
/// Each case blames the workbook or the machine, never the learner: code that does not compile is a
/// ``Compilation/rejected(_:)``.
public enum CompilerError: Error, Equatable, Sendable {
  /// No Swift compiler is on the path.
  case toolchainNotFound
  /// The toolchain lacks a part.
  case toolchainIncomplete(missing: String)
  /// The engine was not built, or not where it is looked for.
  case engineNotFound(folder: String)
  /// A file that the compiler needs cannot be written.
  case cannotWrite(path: String, reason: String)
  /// The machine has no room for what the compiler makes.
  case noSpaceLeft(path: String)
  /// The compiler could not be started, or followed.
  case sandbox(SandboxError)
}
