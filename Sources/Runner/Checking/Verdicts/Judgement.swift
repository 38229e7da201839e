public import Record

/// Everything that a report shows about one answer.
public struct Judgement: Sendable {
  /// The result of judging the answer.
  public var verdict: Verdict
  /// The text that was judged, as the learner wrote it.
  public var source: String
  /// Names everything that the verdict depends on; empty if nothing was compiled.
  public var key: String
  /// What the program did in each run; empty if it did not compile.
  public var transcripts: [RunTranscript]
  /// The same, decoded, where somebody wants to see it: ``Judge/showing(_:in:)``.
  public var runs: [Run]
  /// The reference answer's runs, in the same order of labels.
  public var reference: [Run]

  public init(
    verdict: Verdict, source: String = "", key: String = "", transcripts: [RunTranscript] = [],
    runs: [Run] = [], reference: [Run] = []
  ) {
    self.verdict = verdict
    self.source = source
    self.key = key
    self.transcripts = transcripts
    self.runs = runs
    self.reference = reference
  }
}
