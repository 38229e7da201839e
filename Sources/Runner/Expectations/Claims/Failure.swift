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
  /// Why it matters.
  public var because: String?
  /// The heading to read.
  public var read: String?

  /// A failure; what is not given is the test's own.
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
