public import Chapters
public import Files

/// Files that are given out when the answers that their starters show are no secret any more.
extension Workspace {
  /// Whether a starter shows an answer that is not solved, and that no file of the learner's shows yet.
  ///
  /// - Parameter exercises: At least those of its chapter.
  public func holdsBack(
    _ exercise: Exercise, among exercises: [Exercise], solved: Set<String>
  ) -> Bool {
    guard !hasStarted(exercise) else { return false }
    return exercise.reveals.contains { revealed in
      !solved.contains(revealed)
        && !exercises.contains { $0.reveals.contains(revealed) && hasStarted($0) }
    }
  }

  /// Writes the starters that were held back and need not be any longer, in chapters that are started.
  ///
  /// A file that was given out before and is gone stays so.
  ///
  /// - Parameter exercises: Those of whole chapters.
  /// - Returns: The exercises whose files were written.
  public func giveOut(
    _ exercises: [Exercise], solved: Set<String>
  ) throws(FileError) -> [Exercise] {
    let begun = Set(exercises.filter(hasStarted).map(\.chapter))
    var given: [Exercise] = []
    for exercise in exercises where begun.contains(exercise.chapter) {
      guard !hasStarted(exercise),
        givenStarter(exercise.exerciseFile) == nil,
        exercise.reveals.contains(where: solved.contains),
        !holdsBack(exercise, among: exercises, solved: solved)
      else { continue }
      _ = try start([exercise])
      given.append(exercise)
    }
    return given
  }
}
