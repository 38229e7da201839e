public import Chapters
public import Record

extension Judge {
  /// The runs of exercises' reference answers, by exercise; none where there is no such answer, or
  /// it does not work.
  ///
  /// Faults of a reference answer are reported by `inspect`, not by a page.
  ///
  /// - Parameter progress: Called after each exercise with the number of those that are done.
  public func references(
    for exercises: [Exercise], in book: Book, progress: (Int) -> Void = { _ in }
  ) async throws(CheckingError) -> [String: [Run]] {
    let runs = try await exercises.mapAtOnce(
      progress: progress,
      { (exercise) async throws(CheckingError) in
        try await referenceJudgement(for: exercise, in: book).transcripts.compactMap {
          try? $0.run()
        }
      })
    return Dictionary(zip(exercises.map(\.id), runs)) { first, _ in first }
  }

  /// A judgement with the run that a report shows, and with the reference answer's run beside it.
  ///
  /// Shown is the run in which a test failed first, the program stopped, or something looks different;
  /// or else the first. Decoding the others would take longer than drawing this one.
  public func showing(_ judgement: Judgement, in book: Book) async -> Judgement {
    let (verdict, transcripts) = (judgement.verdict, judgement.transcripts)
    let failure = verdict.tests.first { $0.status == .fail }
    let label =
      failure?.run ?? verdict.stop?.run ?? verdict.remark?.run ?? verdict.visibleDifference?.run
    guard let shown = transcripts.first(where: { $0.label == label }) ?? transcripts.first,
      let run = try? shown.shownRun()
    else { return judgement }
    var judgement = judgement
    // The encore is shown where it is what the verdict is about.
    let instant =
      failure?.run == run.label
      ? failure?.failure?.instant : verdict.stop?.run == run.label ? verdict.stop?.instant : nil
    let showsEncore = instant.map { $0 > run.encoreBegins } ?? false
    judgement.shownRun = showsEncore ? run : run.withoutEncore
    if let exercise = book.exercise(verdict.exercise),
      let reference = try? await referenceJudgement(for: exercise, in: book),
      let transcript = reference.transcripts.first(where: { $0.label == run.label }),
      let decoded = try? transcript.run()
    {
      judgement.reference = showsEncore ? decoded : decoded.withoutEncore
      judgement.referenceName = "\(reference.key) \(run.label.text) \(showsEncore)"
    }
    return judgement
  }

  private func referenceJudgement(
    for exercise: Exercise, in book: Book
  ) async throws(CheckingError) -> Judgement {
    let answer = AnswerReader(folder: book.folder).read(exercise.solutionFile)
    return try await judge(answer, to: exercise)
  }
}
