public import Chapters

/// How far a learner is with an exercise.
public enum ExerciseState: String, Sendable {
  /// Its file has the text that passed, or is gone since.
  case solved
  /// It was solved, and its file has another text now, which was not judged yet.
  case changed
  case started
  /// Nothing was written yet.
  case new
}

extension Workspace {
  /// How far the learner is with an exercise, by the verdicts and by what its file has now.
  public func state(of exercise: Exercise, after progress: WorkspaceProgress) -> ExerciseState {
    guard progress.solved.contains(exercise.id) else {
      return hasBegun(exercise) ? .started : .new
    }
    if case .success(let text) = answer(to: exercise).text,
      !progress.mayHavePassed(text, as: exercise.id)
    {
      return .changed
    }
    return .solved
  }
}
