public import Checking
public import Record

/// A mistake of the book as it was played, for the gallery.
public struct WrongAnswer: Sendable {
  /// The mistake's name in its exercise.
  public var name: String
  /// The run in which the mistake was noticed.
  public var run: Run
  /// The reference answer's run of the same play.
  public var reference: Run?
  /// The test that noticed it.
  public var test: TestResult?
}

extension WrongAnswer {
  /// Takes the run that the verdict is about.
  ///
  /// `nil` if the answer was not played.
  ///
  /// - Parameter references: The runs of the reference answer.
  public init?(name: String, judgement: Judgement, references: [Run]) {
    let test = Self.test(in: judgement.verdict, of: name)
    let label = test?.run ?? judgement.verdict.stop?.run
    let transcripts = judgement.transcripts
    let transcript = transcripts.first { $0.label == label } ?? transcripts.first
    guard let run = try? transcript?.shownRun() else { return nil }
    let reference = references.first { $0.label == run.label }
    let showsEncore = (test?.failure?.instant ?? 0) > run.encoreBegins
    self.init(
      name: name, run: showsEncore ? run : run.withoutEncore,
      reference: showsEncore ? reference : reference?.withoutEncore, test: test)
  }

  /// The test that recognized a mistake, or else the first one that does not pass.
  static func test(in verdict: Verdict, of mistake: String) -> TestResult? {
    let failing = verdict.tests.filter { $0.status == .fail }
    return failing.first { $0.mistake?.name == mistake } ?? failing.first
  }
}
