public import Chapters
import Compiling
import Foundation

extension Judge {
  /// The reference answer's runs, for comparison; empty if there is none, or it does not work.
  ///
  /// What is wrong with a reference answer is for `inspect` to say, not for a learner's report.
  public func reference(
    for exercise: Exercise, in book: Book
  ) async throws(CheckingError) -> [PlayedRun] {
    let answer = AnswerReader(folder: book.folder).read(exercise.solutionFile)
    guard case .success = answer.text else { return [] }
    return try await judge(answer, to: exercise).runs
  }

  /// The runs of all reference answers of a book, by exercise.
  public func references(in book: Book) async throws(CheckingError) -> [String: [PlayedRun]] {
    let exercises = book.exercises
    let runs = try await exercises.mapAtOnce { (exercise) async throws(CheckingError) in
      try await reference(for: exercise, in: book)
    }
    return Dictionary(zip(exercises.map(\.id), runs)) { first, _ in first }
  }

  /// All that a report shows about an answer: beside its runs, if it has any, the reference answer's.
  public func judgement(on judged: Judged, in book: Book) async -> Judgement {
    let runs = judged.runs
    var judgement = Judgement(verdict: judged.verdict, runs: runs, source: judged.source)
    if !runs.isEmpty, let exercise = book.exercise(judged.verdict.exercise) {
      judgement.reference = (try? await reference(for: exercise, in: book)) ?? []
    }
    return judgement
  }
}
