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
  ///
  /// - Parameter current: An exercise of the chapter that the learner is in, which comes first.
  public init?(
    of book: Book, in workspace: Workspace, solved: Set<String>, current: String? = nil
  ) {
    let open = book.exercises.filter { !solved.contains($0.id) }
    let chapter = current.flatMap { book.exercise($0)?.chapter }
    let all = open.filter { exercise in
      FileManager.default.fileExists(atPath: workspace.path("exercises/\(exercise.chapter)"))
    }
    let started = all.first { $0.chapter == chapter } ?? all.first
    let rest = book.exercises.lastIndex { solved.contains($0.id) }.map {
      book.exercises[($0 + 1)...]
    }
    let later = rest?.first { !solved.contains($0.id) }
    guard let next = started ?? later ?? open.first else { return nil }
    exercise = next
    isStarted = started != nil
  }
}
