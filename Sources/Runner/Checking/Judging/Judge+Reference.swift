public import Chapters
public import Record

extension Judge {
  /// The reference answer's runs without their encores, for comparison; empty if there is none, or
  /// it does not work.
  ///
  /// What is wrong with a reference answer is for `inspect` to say, not for a learner's report.
  public func reference(
    for exercise: Exercise, in book: Book
  ) async throws(CheckingError) -> [Run] {
    let answer = AnswerReader(folder: book.folder).read(exercise.solutionFile)
    guard case .success = answer.text else { return [] }
    return try await judge(answer, to: exercise).transcripts.compactMap {
      try? $0.run().withoutEncore
    }
  }

  /// The runs of all reference answers of a book, by exercise.
  public func references(in book: Book) async throws(CheckingError) -> [String: [Run]] {
    let exercises = book.exercises
    let runs = try await exercises.mapAtOnce { (exercise) async throws(CheckingError) in
      try await reference(for: exercise, in: book)
    }
    return Dictionary(zip(exercises.map(\.id), runs)) { first, _ in first }
  }

  /// A judgement with its runs decoded, and with those of the reference answer.
  public func showing(_ judgement: Judgement, in book: Book) async -> Judgement {
    var judgement = judgement
    let failure = judgement.verdict.tests.first { $0.status == .fail }
    judgement.runs = judgement.transcripts.compactMap { transcript in
      guard let run = try? transcript.run() else { return nil }
      // The encore is shown where it is what the verdict is about.
      let isNeeded = failure.map { $0.run == run.label && $0.instant(isAfter: run.encoreBegins) }
      return isNeeded == true ? run : run.withoutEncore
    }
    if !judgement.runs.isEmpty, let exercise = book.exercise(judgement.verdict.exercise) {
      judgement.reference = (try? await reference(for: exercise, in: book)) ?? []
    }
    return judgement
  }
}

extension TestResult {
  fileprivate func instant(isAfter instant: Double) -> Bool {
    failure?.instant.map { $0 > instant } ?? false
  }
}
