public import Chapters
public import Record

extension Judge {
  /// The reference answer's runs, for comparison; empty if there is none, or it does not work.
  ///
  /// What is wrong with a reference answer is for `inspect` to say, not for a learner's report.
  public func reference(
    for exercise: Exercise, in book: Book
  ) async throws(CheckingError) -> [Run] {
    let answer = AnswerReader(folder: book.folder).read(exercise.solutionFile)
    guard case .success = answer.text else { return [] }
    return try await judge(answer, to: exercise).transcripts.compactMap { try? $0.run() }
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
    judgement.runs = judgement.transcripts.compactMap { try? $0.run() }
    if !judgement.runs.isEmpty, let exercise = book.exercise(judgement.verdict.exercise) {
      judgement.reference = (try? await reference(for: exercise, in: book)) ?? []
    }
    return judgement
  }
}
