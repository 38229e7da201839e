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
}
