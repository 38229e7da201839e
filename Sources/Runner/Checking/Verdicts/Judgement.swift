public import Record

/// Everything that a report shows about one answer.
public struct Judgement: Sendable {
  /// The result of judging the answer.
  public var verdict: Verdict
  /// Whether the answer is one that was not judged as it is now; the verdict says nothing then.
  public var isOutdated = false
  /// The text that was judged, as the learner wrote it.
  public var source: String
  /// Names everything that the verdict depends on; empty if nothing was compiled.
  public var key: String
  /// The records of the program's runs, read whenever they are asked for; empty if it did not
  /// compile.
  public var transcripts: [RunTranscript] { readTranscripts() }
  private let readTranscripts: @Sendable () -> [RunTranscript]
  /// The name of the kept runs in the cache; `nil` if there are none.
  public var runs: String?
  /// The run that a report shows, decoded by ``Judge/showing(_:in:)``.
  public var shownRun: Run?
  /// The reference answer's run of the same label.
  public var reference: Run?
  /// Names all that ``reference`` depends on; `nil` without one.
  public var referenceName: String?

  public init(
    verdict: Verdict, source: String = "", key: String = "", runs: String? = nil,
    transcripts: @escaping @autoclosure @Sendable () -> [RunTranscript] = [],
    shownRun: Run? = nil, reference: Run? = nil
  ) {
    self.verdict = verdict
    self.source = source
    self.key = key
    self.runs = runs
    readTranscripts = transcripts
    self.shownRun = shownRun
    self.reference = reference
  }
}

extension [Judgement] {
  /// The texts that were judged, by the ids of their exercises.
  public var texts: [String: String] {
    Dictionary(map { ($0.verdict.exercise, $0.source) }) { _, last in last }
  }
}
