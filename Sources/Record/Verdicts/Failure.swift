/// An expectation that does not hold, in the words that a learner reads.
public struct Failure: Error, Codable, Equatable, Sendable {
  /// What should have been.
  public var expected: String
  /// What was instead.
  public var seen: String
  /// When, in seconds of virtual time since the first frame.
  public var instant: Double?
  /// The name of the mistake that explains it; `nil` for the test's own.
  public var mistake: String?
  /// Why it matters to someone who uses the app; `nil` for the test's own.
  public var because: String?
  /// The heading to read, such as `#completing`; `nil` for the test's own.
  public var read: String?

  public init(
    expected: String, seen: String, instant: Double? = nil, mistake: String? = nil,
    because: String? = nil, read: String? = nil
  ) {
    self.expected = expected
    self.seen = seen
    self.instant = instant
    self.mistake = mistake
    self.because = because
    self.read = read
  }
}
