/// The result of one test of an exercise, over all runs.
public struct TestResult: Codable, Equatable, Sendable {
  /// Whether a test holds in every run.
  public enum Status: String, Codable, Sendable {
    case pass, fail
    /// A test that this one depends on does not hold.
    case skipped
  }

  /// The test's title: a statement about the app.
  public var name: String
  /// Whether the test holds.
  public var status: Status
  /// The first expectation that does not hold, with the test's own reasons where it has none.
  public var failure: Failure?
  /// The run in which the test failed first.
  public var run: Run.Label?
  /// The test whose failure skipped this one.
  public var dependsOn: String?
  /// The scenarios that it is about; empty or `nil` for all.
  public var scenarios: [String]?
  /// The line of the chapter at which the test begins; 0 for tests that every exercise has.
  public var line: Int
  /// The chapter's explanation of the failure; the judge adds it.
  public var mistake: RecognizedMistake?
  /// The test's own source; the judge adds it.
  public var testCode: String
  /// The points of the test; `nil` for tests that every exercise has, and where nothing is graded.
  public var share: PointShare?

  public init(
    name: String, status: Status, failure: Failure? = nil, run: Run.Label? = nil,
    dependsOn: String? = nil, scenarios: [String]? = nil, line: Int = 0,
    mistake: RecognizedMistake? = nil, testCode: String = "", share: PointShare? = nil
  ) {
    self.name = name
    self.status = status
    self.failure = failure
    self.run = run
    self.dependsOn = dependsOn
    self.scenarios = scenarios
    self.line = line
    self.mistake = mistake
    self.testCode = testCode
    self.share = share
  }
}

/// A mistake that the checks recognised, with the chapter's explanation.
public struct RecognizedMistake: Codable, Equatable, Sendable {
  /// Its name within the exercise, such as `never-completes`.
  public var name: String
  /// The chapter's prose about it, as Markdown.
  public var explanation: String

  public init(name: String, explanation: String) {
    self.name = name
    self.explanation = explanation
  }
}
