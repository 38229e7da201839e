public import Motion
public import Record

/// Which scenario was played, on which screen, with which parameters.
public struct RunLabel: Codable, Equatable, Hashable, Sendable {
  /// The scenario's name.
  public var scenario: String
  /// In points.
  public var screen: Size
  /// The values that it was played with, by name.
  public var parameters: [String: String]

  /// Names a run.
  public init(scenario: String, screen: Size, parameters: [String: String] = [:]) {
    self.scenario = scenario
    self.screen = screen
    self.parameters = parameters
  }
}

/// One run of a program, and the record of it.
public struct PlayedRun: Equatable, Sendable {
  /// Which run it is.
  public var label: RunLabel
  /// Ends early if the program did.
  public var timeline: Timeline
  /// Why the program ended early; `nil` if it did not.
  public var stop: Stop?
  /// What the scripted user could not do, in order.
  public var refusals: [String]

  /// A run and its record.
  public init(
    label: RunLabel, timeline: Timeline, stop: Stop? = nil, refusals: [String] = []
  ) {
    self.label = label
    self.timeline = timeline
    self.stop = stop
    self.refusals = refusals
  }
}

/// Everything that a report shows about one answer.
public struct Judgement: Equatable, Sendable {
  /// What is said about the answer.
  public var verdict: Verdict
  /// Of the answer that was judged; empty if it did not compile.
  public var runs: [PlayedRun]
  /// Of the reference answer, in the same order of labels.
  public var reference: [PlayedRun]
  /// The text that was judged, as the learner wrote it.
  public var source: String

  /// A verdict, with the runs that it was made of.
  public init(
    verdict: Verdict, runs: [PlayedRun] = [], reference: [PlayedRun] = [], source: String = ""
  ) {
    self.verdict = verdict
    self.runs = runs
    self.reference = reference
    self.source = source
  }
}
