public import Chapters

/// A suggestion for a learner: an open exercise of the chapter that they are in, else the first
/// that is started, else the first one after the last that is solved, else the first of the book.
///
/// Whoever has finished a chapter goes on behind it, and then from the beginning of the book.
public struct NextExercise: Sendable {
  public var exercise: Exercise
  /// Whether its file is there.
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
    let chapter = current.flatMap(book.exercise)?.chapter
    let own = book.exercises.filter { $0.chapter == chapter && !solved.contains($0.id) }
    let isInside = book.exercises.contains { $0.chapter == chapter && workspace.hasStarted($0) }
    let number = current.flatMap(book.exercise)?.number ?? 0
    let finished = own.isEmpty ? book.exercises.lastIndex { $0.chapter == chapter } : nil
    let order = finished.map { book.exercises[($0 + 1)...] + book.exercises[...$0] }
    let open = (order ?? book.exercises[...]).filter { !solved.contains($0.id) }
    let started = open.filter(workspace.hasStarted)
    let rest = (finished ?? book.exercises.lastIndex { solved.contains($0.id) }).map {
      book.exercises[($0 + 1)...]
    }
    let next =
      started.first { $0.chapter == chapter }
      ?? (isInside ? own.first { $0.number >= number } ?? own.first : nil)
      ?? started.first ?? rest?.first { !solved.contains($0.id) } ?? open.first
    guard let next else { return nil }
    exercise = next
    isStarted = workspace.hasStarted(next)
  }
}
