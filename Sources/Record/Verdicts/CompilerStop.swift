/// Why the compiler did not finish.
public enum CompilerStop: String, Codable, Equatable, Sendable {
  /// It reached one of its limits.
  case cpu, wall, memory, output
  /// It crashed: some sources can cause that.
  case crash
}
