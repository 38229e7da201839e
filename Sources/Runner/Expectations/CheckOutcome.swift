public import Motion

/// What became of one test over all runs; the line that a checks program answers with.
public struct CheckOutcome: Codable, Equatable, Sendable {
  /// Whether a test holds.
  public enum Status: String, Codable, Sendable {
    case pass, fail, skipped
  }

  /// The test's claim.
  public var title: String
  /// Whether it holds.
  public var status: Status
  /// What should have been, in the run that failed.
  public var expected: String?
  /// What was instead.
  public var seen: String?
  /// When, in seconds of virtual time.
  public var instant: Double?
  /// Why it matters.
  public var because: String?
  /// The heading to read.
  public var read: String?
  /// The mistake that explains it.
  public var mistake: String?
  /// The test whose failure skipped this one.
  public var dependsOn: String?
  /// The first run in which it failed, from 0 in the order of the input.
  public var run: Int?
  /// The line of the chapter at which the test stands.
  public var line: Int

  /// An outcome without details.
  public init(title: String, status: Status, line: Int) {
    self.title = title
    self.status = status
    self.line = line
  }
}

/// What a checks program is told before the messages of a run.
public struct RunHeading: Codable, Equatable, Sendable {
  /// The scenario's name.
  public var scenario: String
  /// In points.
  public var screen: Size
  /// The values that it was played with, by name.
  public var parameters: [String: String]
  /// How many lines of the stage's messages follow.
  public var messages: Int

  /// A heading for messages that follow.
  public init(
    scenario: String, screen: Size, parameters: [String: String], messages: Int
  ) {
    self.scenario = scenario
    self.screen = screen
    self.parameters = parameters
    self.messages = messages
  }
}
