/// Why the compiler did not come to an end.
public enum CompilerStop: String, Codable, Equatable, Sendable {
  /// It reached one of its limits.
  case cpu, wall, memory, output
  /// It broke, which code should not be able to bring about, and now and then does.
  case crash
}
