/// An expectation that does not hold, in the words that a learner reads.
public struct Failure: Error, Codable, Equatable, Sendable {
  /// The test's expectation, in words.
  public var expected: String
  /// The observation that contradicts it, in words.
  public var seen: String
  /// Seconds of virtual time since the app's first frame; `nil` if it is about no instant.
  public var instant: Double?
  /// The name of the mistake that explains it; `nil` for the test's own.
  public var mistake: String?
  /// Why it is so, of this run; `nil` if neither the expectation nor the record says.
  public var because: String?
  /// What the test's author says of the app in general; `nil` if ``because`` says more.
  ///
  /// It may say nothing of what is wrong here.
  public var reminder: String?
  /// Whether it says that a transition did not take place, so that what the test is about was never
  /// reached; `nil` if not.
  public var isMissingTransition: Bool?
  /// The heading to read, such as `#completing`; `nil` for the test's own.
  public var read: String?
  /// The fault that was seen and not expected, which the book's page of faults explains.
  public var fault: Fault.Code?
  /// How a transition before this, or this one's, differs from the reference's; `nil` if none does.
  public var earlier: EarlierDifference?

  /// A difference from the reference's run that the test does not ask for, and that may explain it.
  public struct EarlierDifference: Codable, Equatable, Sendable {
    /// A description of the reference's run at that point.
    public var expected: String
    /// A description of the answer's run at that point.
    public var seen: String
    /// In seconds, like the failure's own.
    public var instant: Double
    /// The reason, from what the run recorded; `nil` if the record does not say.
    public var because: String?

    public init(expected: String, seen: String, instant: Double, because: String? = nil) {
      self.expected = expected
      self.seen = seen
      self.instant = instant
      self.because = because
    }

    /// "UIKit animates it. In the reference, the push is animated by the app."
    public var sentence: String { "\(seen). In the reference, \(expected)." }
  }

  /// Arguments that are not given are those of the test.
  public init(
    expected: String, seen: String, instant: Double? = nil, mistake: String? = nil,
    because: String? = nil, read: String? = nil, fault: Fault.Code? = nil
  ) {
    self.expected = expected
    self.seen = seen
    self.instant = instant
    self.mistake = mistake
    self.because = because
    self.read = read
    self.fault = fault
  }
}
