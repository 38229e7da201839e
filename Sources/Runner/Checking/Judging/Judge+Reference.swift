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
    let results = await withTaskGroup(
      of: (String, Result<[PlayedRun], CheckingError>).self
    ) { group in
      for exercise in book.exercises {
        group.addTask {
          do throws(CheckingError) {
            return (exercise.id, .success(try await reference(for: exercise, in: book)))
          } catch {
            return (exercise.id, .failure(error))
          }
        }
      }
      var results: [(String, Result<[PlayedRun], CheckingError>)] = []
      for await result in group { results.append(result) }
      return results
    }
    var references: [String: [PlayedRun]] = [:]
    for (id, result) in results { references[id] = try result.get() }
    return references
  }
}
