/// What became of a submission's sources.
public enum Compilation: Equatable, Sendable {
  /// A program, and what the compiler warns about.
  case accepted(CompiledProgram, warnings: [Diagnostic])
  /// The errors that prevented a program, and the warnings among them, in the compiler's order.
  case rejected([Diagnostic])
  /// The compiler was stopped at one of its limits: the code is too much for it.
  case stopped(CompileLimit)
}

/// The limit at which the compiler was stopped.
public enum CompileLimit: String, Codable, Equatable, Sendable {
  case cpu, wall, memory, output
}

/// A shared object that the program host can load.
public struct CompiledProgram: Codable, Equatable, Sendable {
  /// Its absolute path.
  public var path: String
  /// Names its sources, the engine and the compiler; the same text for the same program.
  public var key: String

  public init(path: String, key: String) {
    self.path = path
    self.key = key
  }
}
