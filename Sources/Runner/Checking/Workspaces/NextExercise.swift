public import Chapters
import Foundation

/// What a learner may do next: the first exercise that is open of the chapters that are started, or
/// else of the book.
public struct NextExercise: Sendable {
  public var exercise: Exercise
  /// Whether the learner has begun its chapter.
  public var isStarted: Bool

  public init(exercise: Exercise, isStarted: Bool) {
    self.exercise = exercise
    self.isStarted = isStarted
  }

  /// `nil` if all are solved.
  public init?(of book: Book, in workspace: Workspace, solved: Set<String>) {
    let open = book.exercises.filter { !solved.contains($0.id) }
    let started = open.first { exercise in
      FileManager.default.fileExists(atPath: workspace.path("exercises/\(exercise.chapter)"))
    }
    guard let next = started ?? open.first else { return nil }
    exercise = next
    isStarted = started != nil
  }
}
