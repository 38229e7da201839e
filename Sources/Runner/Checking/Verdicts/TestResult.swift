/// What became of one test of an exercise, over all runs in which it was tried.
public struct TestResult: Codable, Equatable, Sendable {
  /// Whether the test holds.
  public enum Status: String, Codable, Sendable {
    case pass, fail
    /// A test that this one depends on does not hold.
    case skipped
  }

  /// The sentence that the test claims.
  public var name: String
  /// Whether the test holds.
  public var status: Status
  /// What should have been: the first expectation that does not hold.
  public var expected: String?
  /// What was instead.
  public var seen: String?
  /// When, in seconds of virtual time since the first frame.
  public var instant: Double?
  /// Why it matters to someone who uses the app.
  public var because: String?
  /// The heading to read, such as `#completing`.
  public var read: String?
  /// The known mistake that leads to this.
  public var mistake: RecognisedMistake?
  /// The run in which the test failed first.
  public var run: RunLabel?
  /// The test whose failure skipped this one.
  public var dependsOn: String?
  /// The test's own source.
  public var testCode: String

  /// A result; what is not given is not known.
  public init(
    name: String, status: Status, expected: String? = nil, seen: String? = nil,
    instant: Double? = nil, because: String? = nil, read: String? = nil,
    mistake: RecognisedMistake? = nil, run: RunLabel? = nil, dependsOn: String? = nil,
    testCode: String = ""
  ) {
    self.name = name
    self.status = status
    self.expected = expected
    self.seen = seen
    self.instant = instant
    self.because = because
    self.read = read
    self.mistake = mistake
    self.run = run
    self.dependsOn = dependsOn
    self.testCode = testCode
  }
}

/// A mistake that the chapter knows, and what it tells whoever made it.
public struct RecognisedMistake: Codable, Equatable, Sendable {
  /// Its name within the exercise, such as `never-completes`.
  public var name: String
  /// The chapter's prose about it, as Markdown; `Prose(markdown:).text` is for terminals.
  public var explanation: String

  /// A mistake by its name, with what the chapter says about it.
  public init(name: String, explanation: String) {
    self.name = name
    self.explanation = explanation
  }
}
