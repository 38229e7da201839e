/// The result of a process that has ended.
public struct Finished: Equatable, Sendable {
  /// How it ended.
  public var outcome: Outcome
  /// Its standard output, where that was collected.
  public var output: [UInt8]
  /// The end of its standard error: at most 64 KiB.
  public var errors: [UInt8]

  /// A result.
  public init(outcome: Outcome, output: [UInt8] = [], errors: [UInt8] = []) {
    self.outcome = outcome
    self.output = output
    self.errors = errors
  }

  /// Its standard error as text; bytes that are not UTF-8 are replaced.
  public var errorText: String { String(decoding: errors, as: UTF8.self) }
}
