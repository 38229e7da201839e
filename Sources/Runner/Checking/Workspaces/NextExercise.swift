public import Chapters
import Foundation

/// What a learner may do next: the first exercise that is open of the chapters that are started, else
/// the first one after the last that is solved, else the first of the book.
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
    let rest = book.exercises.lastIndex { solved.contains($0.id) }.map {
      book.exercises[($0 + 1)...]
    }
    let later = rest?.first { !solved.contains($0.id) }
    guard let next = started ?? later ?? open.first else { return nil }
    exercise = next
    isStarted = started != nil
  }
}
