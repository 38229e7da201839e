/// An expectation that does not hold, in the words that a learner reads.
public struct Failure: Error, Equatable, Sendable {
  /// What should have been.
  public var expected: String
  /// What was instead.
  public var seen: String
  /// When, in seconds of virtual time since the first frame.
  public var instant: Double?
  /// These three override the test's own.
  public var mistake: String?
  public var because: String?
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
