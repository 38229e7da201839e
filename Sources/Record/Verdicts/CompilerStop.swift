/// Why the compiler did not finish.
public enum CompilerStop: String, Codable, Equatable, Sendable {
  /// It reached one of its limits; of two clocks either one, as for ``Stop/Reason/timeLimit``.
  case time, memory, output
  /// It crashed: some sources can cause that.
  case crash
}
