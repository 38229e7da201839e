public import Chapters
public import Files

/// Answers that are carried on from exercise to exercise.
extension Workspace {
  /// A file that now begins with the learner's own answer.
  public struct Continuation: Sendable {
    public var exercise: Exercise
    /// The exercise whose answer it begins with.
    public var earlier: Exercise
  }

  /// Lets files go on from the learner's own answers, where the book says so and nobody has touched them yet.
  ///
  /// - Parameters:
  ///   - exercises: Those of whole chapters.
  ///   - solved: The ids of the exercises whose answers were right when they were judged the last time.
  /// - Returns: The files that were written. The starter noted for a file stays ours, so that an
  ///   update merges with it.
  public func carryOn(
    _ exercises: [Exercise], solved: Set<String>
  ) throws(FileError) -> [Continuation] {
    var continuations: [Continuation] = []
    for exercise in exercises {
      guard let id = exercise.continues, solved.contains(id),
        let earlier = exercises.first(where: { $0.id == id }),
        case .success(let text) = answer(to: exercise).text,
        Judge.isSame(text, exercise.startingText),
        case .success(let own) = answer(to: earlier).text
      else { continue }
      let new = exercise.startingText(
        goingOnFrom: own.replacing("\r\n", with: "\n"), to: earlier)
      try AtomicFile.write(new, to: path(file(of: exercise)))
      continuations.append(Continuation(exercise: exercise, earlier: earlier))
    }
    return continuations
  }

  /// Whether an exercise's file is there and is neither a starter nor what ``carryOn(_:solved:)`` made of it.
  ///
  /// - Parameter exercises: Those of whole chapters.
  public func hasBegun(_ exercise: Exercise, among exercises: [Exercise]) -> Bool {
    let text: String
    switch answer(to: exercise).text {
    case .success(let read): text = read
    case .failure(let reason): return reason != .missing
    }
    let starters = [
      exercise.startingText, exercise.starter.code, givenStarter(file(of: exercise)),
    ].compactMap(\.self)
    if starters.contains(where: { Judge.isSame(text, $0) }) { return false }
    guard let earlier = exercises.first(where: { $0.id == exercise.continues }),
      case .success(let own) = answer(to: earlier).text
    else { return true }
    let carried = exercise.startingText(
      goingOnFrom: own.replacing("\r\n", with: "\n"), to: earlier)
    return !Judge.isSame(text, carried)
  }
}
