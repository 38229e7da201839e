public import Chapters
import Record

extension Judge {
  /// A judgement with the exercise's points shared among its tests.
  ///
  /// A test that the code passes which is given earns nothing: neither with the values that learners
  /// see, nor with those that were drawn for this answer.
  ///
  /// - Parameter plays: The plays that the answer was judged with; `nil` for the scenarios' own
  ///   variants.
  /// - Throws: ``CheckingError`` if the given code could not be judged.
  public func sharingPoints(
    of judgement: Judgement, to exercise: Exercise, plays: [ScenarioVariant]? = nil
  ) async throws(CheckingError) -> Judgement {
    var judgement = judgement
    let judged = judgement.verdict
    guard judged.status == .fail, !judged.isUntouched else {
      judgement.verdict = judged.sharingPoints(besides: [])
      return judgement
    }
    let answer = Answer(file: exercise.exerciseFile, text: exercise.given)
    var starters = [try await judge(answer, to: exercise).verdict]
    judgement.verdict = judged.sharingPoints(besides: starters)
    if let plays, judgement.verdict.points > 0 {
      starters.append(try await judge(answer, to: exercise, plays: plays).verdict)
      judgement.verdict = judged.sharingPoints(besides: starters)
    }
    return judgement
  }
}
