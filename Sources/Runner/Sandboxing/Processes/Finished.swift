/// The result of a process that has ended.
public struct Finished: Equatable, Sendable {
  /// How it ended.
  public var outcome: Outcome
  /// What it wrote on standard output, where that was collected.
  public var output: [UInt8]
  /// The end of what it wrote on standard error: at most 64 KiB.
  public var errors: [UInt8]

  /// A result.
  public init(outcome: Outcome, output: [UInt8] = [], errors: [UInt8] = []) {
    self.outcome = outcome
    self.output = output
    self.errors = errors
  }

  /// What it wrote on standard error, as text; what is not UTF-8 is replaced.
  public var errorText: String { String(decoding: errors, as: UTF8.self) }
}
