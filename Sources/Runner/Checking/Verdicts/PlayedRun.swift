public import Motion
public import Timelines

/// Which scenario was played, on which screen, with which parameters.
public struct RunLabel: Codable, Equatable, Hashable, Sendable {
  public var scenario: String
  /// In points.
  public var screen: Size
  public var parameters: [String: String]

  public init(scenario: String, screen: Size, parameters: [String: String] = [:]) {
    self.scenario = scenario
    self.screen = screen
    self.parameters = parameters
  }
}

/// One run of a program, and the record of it.
public struct PlayedRun: Equatable, Sendable {
  public var label: RunLabel
  /// Ends early if the program did.
  public var timeline: Timeline
  public var stop: Stop?
  /// What the scripted user could not do, in order.
  public var refusals: [String]

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
  public var verdict: Verdict
  /// Of the answer that was judged; empty if it did not compile.
  public var runs: [PlayedRun]
  /// Of the reference answer, in the same order of labels.
  public var reference: [PlayedRun]
  /// The text that was judged, as the learner wrote it.
  public var source: String

  public init(
    verdict: Verdict, runs: [PlayedRun] = [], reference: [PlayedRun] = [], source: String = ""
  ) {
    self.verdict = verdict
    self.runs = runs
    self.reference = reference
    self.source = source
  }
}
