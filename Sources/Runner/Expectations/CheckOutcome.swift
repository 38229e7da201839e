public import Motion

/// What became of one test over all runs; the line that a checks program answers with.
public struct CheckOutcome: Codable, Equatable, Sendable {
  public enum Status: String, Codable, Sendable {
    case pass, fail, skipped
  }

  public var title: String
  public var status: Status
  public var expected: String?
  public var seen: String?
  public var instant: Double?
  public var because: String?
  public var read: String?
  public var mistake: String?
  public var dependsOn: String?
  /// The first run in which it failed, from 0 in the order of the input.
  public var run: Int?
  /// The line of the chapter at which the test stands.
  public var line: Int

  public init(title: String, status: Status, line: Int) {
    self.title = title
    self.status = status
    self.line = line
  }
}

/// What a checks program is told before the messages of a run.
public struct RunHeading: Codable, Equatable, Sendable {
  public var scenario: String
  public var screen: Size
  public var parameters: [String: String]
  /// Media time at instant 0.
  public var epoch: Double
  /// How many lines of the stage's messages follow.
  public var messages: Int

  public init(
    scenario: String, screen: Size, parameters: [String: String], epoch: Double, messages: Int
  ) {
    self.scenario = scenario
    self.screen = screen
    self.parameters = parameters
    self.epoch = epoch
    self.messages = messages
  }
}
