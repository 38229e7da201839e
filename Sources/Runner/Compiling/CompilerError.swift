public import Files
public import Sandboxing

/// A reason why the workbook could not compile something.
///
/// Each case blames the workbook or the machine, never the learner: code that does not compile is a
/// ``Compilation/rejected(_:)``.
public enum CompilerError: Error, Codable, Equatable, Sendable {
  /// No Swift compiler is on the path.
  case toolchainNotFound
  /// The toolchain lacks a part.
  case toolchainIncomplete(missing: String)
  /// The engine was not built, or not where it is looked for.
  case engineNotFound(folder: String)
  /// The compiler's own modules, which every compilation reads, could not be made; with the end of what it said.
  case modulesNotMade(detail: String)
  /// A file that the compiler reads or makes cannot be written.
  case file(FileError)
  /// The compiler could not be started, or followed.
  case sandbox(SandboxError)
}
