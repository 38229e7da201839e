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
  /// Only an answer that stands in its file as it passed is carried on. A file that has taken over an
  /// earlier one, and was not touched since, takes over the newer one.
  ///
  /// - Parameter exercises: Those of whole chapters.
  /// - Returns: The files that were written. The starter noted for a file stays ours, so that an
  ///   update merges with it.
  public func carryOn(
    _ exercises: [Exercise], after progress: WorkspaceProgress
  ) throws(FileError) -> [Continuation] {
    var continuations: [Continuation] = []
    for exercise in exercises where !progress.solved.contains(exercise.id) {
      guard let earlier = exercises.first(where: { $0.id == exercise.continues }),
        case .success(let own) = answer(to: earlier).text,
        progress.hasPassed(own, as: earlier.id), isUntouched(exercise),
        case .success(let text) = answer(to: exercise).text
      else { continue }
      let new = exercise.startingText(
        goingOnFrom: own.replacing("\r\n", with: "\n"), to: earlier)
      guard !Judge.isSame(text, new) else { continue }
      let file = file(of: exercise)
      let starter = givenStarter(file) ?? exercise.startingText
      try AtomicFile.write(new, to: path(file))
      try noteStarter(starter, of: file, carrying: new)
      continuations.append(Continuation(exercise: exercise, earlier: earlier))
    }
    return continuations
  }

  /// Whether an exercise's file is there, and has neither the starter nor what it has taken over and
  /// nothing else.
  public func hasBegun(_ exercise: Exercise) -> Bool {
    if case .failure(let reason) = answer(to: exercise).text { return reason != .missing }
    return !isUntouched(exercise)
  }

  /// Whether an exercise's file is as it was written for the learner.
  public func isUntouched(_ exercise: Exercise) -> Bool {
    guard case .success(let text) = answer(to: exercise).text else { return false }
    let file = file(of: exercise)
    return [
      exercise.startingText, exercise.starter.code, givenStarter(file), carriedText(of: file),
    ].contains { $0.map { Judge.isSame(text, $0) } == true }
  }

  /// The text with which an exercise's file began, for what was changed since; the book's starter if
  /// nothing is known.
  public func beginning(of exercise: Exercise) -> String {
    let file = file(of: exercise)
    return carriedText(of: file) ?? givenStarter(file) ?? exercise.startingText
  }

  /// Whether an exercise's file began with the learner's answer to another.
  public func isCarriedOn(_ exercise: Exercise) -> Bool {
    carriedText(of: file(of: exercise)) != nil
  }
}
