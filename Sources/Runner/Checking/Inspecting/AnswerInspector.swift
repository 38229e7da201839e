public import Record

/// Judges answers of which it is known whether they are right.
public struct AnswerInspector: Sendable {
  private let judge: Judge

  public init(judge: Judge) {
    self.judge = judge
  }

  /// Judges answers, as many at one time as the machine has cores.
  ///
  /// - Parameter progress: Called after each answer with the number of those that are judged, and
  ///   of all.
  public func inspect(
    _ answers: [KnownAnswer], progress: @Sendable (Int, Int) -> Void = { _, _ in }
  ) async throws(CheckingError) -> AnswerCensus {
    let verdicts = try await answers.mapAtOnce(
      atMost: judge.width, progress: { progress($0, answers.count) },
      { (known) async throws(CheckingError) in
        try await judge.judge(known.answer, to: known.exercise).verdict
      })
    return AnswerCensus(answers: zip(answers, verdicts).map { .init($0, $1) })
  }
}

/// The verdicts on answers that are known to be right or wrong.
public struct AnswerCensus: Equatable, Sendable {
  /// A known answer with the status of its verdict.
  public struct JudgedAnswer: Equatable, Sendable {
    /// The answer's path, relative to the folder of known answers.
    public var file: String
    /// The exercise's id.
    public var exercise: String
    /// The kind of the answer according to the list.
    public var kind: KnownAnswer.Kind
    /// The status of the judge's verdict.
    public var status: Verdict.Status
    /// The title of the first test that fails.
    public var test: String?
    /// The message of that test.
    public var message: String?
    /// The name of the mistake that explains it.
    public var mistake: String?
    /// The fault that explains it.
    public var fault: Fault.Code?
    /// The remark of a verdict whose tests all pass: what looks different, or could be better.
    public var remark: String?

    /// Whether the judge lets it pass.
    public var isAccepted: Bool { status == .pass }

    /// Whether the verdict contradicts what is known.
    public var isMisjudged: Bool {
      switch kind {
      case .right: !isAccepted
      case .wrong: isAccepted
      case .either: false
      }
    }

    public init(file: String, exercise: String, kind: KnownAnswer.Kind, status: Verdict.Status) {
      self.file = file
      self.exercise = exercise
      self.kind = kind
      self.status = status
    }

    init(_ known: KnownAnswer, _ verdict: Verdict) {
      self.init(
        file: known.file, exercise: known.exercise.id, kind: known.kind, status: verdict.status)
      let failed = verdict.tests.first { $0.status == .fail }
      test = failed?.name
      message = verdict.explanation
      mistake = failed?.mistake?.name
      fault = failed?.failure?.fault
      remark = verdict.remarkSentence
    }
  }

  /// In the order of the list.
  public var answers: [JudgedAnswer]

  public init(answers: [JudgedAnswer]) {
    self.answers = answers
  }

  /// Right answers that fail, and wrong ones that pass.
  public var misjudged: [JudgedAnswer] { answers.filter(\.isMisjudged) }

  /// The number of answers of a kind.
  public func count(of kind: KnownAnswer.Kind) -> Int {
    answers.count { $0.kind == kind }
  }

  /// How many are accepted with the remark that they look different.
  public func countRemarked(of kind: KnownAnswer.Kind) -> Int {
    answers.count { $0.kind == kind && $0.isAccepted && $0.remark != nil }
  }

  /// The number of answers of a kind that pass.
  public func countAccepted(of kind: KnownAnswer.Kind) -> Int {
    answers.count { $0.kind == kind && $0.isAccepted }
  }
}
