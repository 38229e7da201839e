import Compiling
public import Sandboxing

/// The limits of what happens to one answer.
public struct JudgingLimits: Codable, Equatable, Sendable {
  /// Of a compilation.
  public var compiler: Limits
  /// Of one play of the program.
  public var program: Limits
  /// Of the exercise's checks, with all runs.
  public var checks: Limits

  /// Those of this workbook.
  public static let current = JudgingLimits(
    compiler: Compiler.limits, program: Player.limits,
    checks: Limits(
      cpu: 20, wall: 60, memory: 2 << 30, processes: 32, fileSize: 0, output: 8 << 20))

  public init(compiler: Limits, program: Limits, checks: Limits) {
    self.compiler = compiler
    self.program = program
    self.checks = checks
  }
}
