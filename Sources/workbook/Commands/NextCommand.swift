import ArgumentParser
import Chapters
import Checking
import Foundation

/// Prints the next unsolved exercise.
struct NextCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "next",
    abstract: "Name the first exercise that is not solved, of the chapter that you checked last.")

  @Argument(help: "A chapter, to look in that one first.", completion: Names.completion)
  var name: String?

  @OptionGroup var options: BookOptions

  func run() async throws {
    let book = try Installation(options).readBook()
    let workspace = try options.openWorkspace()
    let progress = WorkspaceProgress(in: workspace)
    let solved = progress.solved
    Terminal.warn(ofUnreadProgressIn: workspace)
    let current = try name.map { try book.exercises(named: $0).first?.id } ?? progress.latest
    guard let next = NextExercise(of: book, in: workspace, solved: solved, current: current) else {
      return Terminal.say(Self.nothingLeft(of: book))
    }
    let exercise = next.exercise
    Terminal.say("\(exercise.id)  \(exercise.title)\n\(workspace.file(of: exercise))")
    if !next.isStarted { Terminal.say("Begin with: bin/workbook start \(exercise.chapter)") }
  }

  /// The message when every exercise of the book is solved.
  static func nothingLeft(of book: Book) -> String {
    let count = book.exercises.count
    return count == 1 ? "The exercise is solved." : "All \(count) exercises of the book are solved."
  }
}

extension NextExercise {
  /// The exercise that a command is about which names none: the one that was checked last, if it is
  /// not solved.
  static func open(of book: Book, in workspace: Workspace) throws -> Exercise {
    let progress = WorkspaceProgress(in: workspace)
    if let latest = progress.latest.flatMap(book.exercise), !progress.solved.contains(latest.id) {
      return latest
    }
    let next = NextExercise(
      of: book, in: workspace, solved: progress.solved, current: progress.latest)
    guard let next else { throw UsageError.nothingOpen }
    return next.exercise
  }

  /// The exercise after a check.
  ///
  /// - Parameters:
  ///   - progress: The progress with what was checked.
  ///   - book: At least the chapters that the check was about. Others are read only until one has the
  ///     exercise.
  static func following(
    _ progress: WorkspaceProgress, of book: Book, in workspace: Workspace
  ) -> NextExercise? {
    func next(of book: Book) -> NextExercise? {
      NextExercise(of: book, in: workspace, solved: progress.solved, current: progress.latest)
    }
    let near = next(of: book)
    let chapter = progress.latest.flatMap(book.exercise)?.chapter
    if let near, near.exercise.chapter == chapter { return near }
    let ids = Book.chapterIds(in: book.folder)
    let place = ids.firstIndex { $0 == chapter } ?? ids.endIndex
    let others = ids[place...].dropFirst() + ids[..<place]
    func next(in chapter: String) -> NextExercise? {
      let part = try? Book(folder: book.folder, for: [chapter], forAuthors: false)
      return part.map(book.adding).flatMap(next(of:)).flatMap {
        $0.exercise.chapter == chapter ? $0 : nil
      }
    }
    // A started exercise comes before those that follow.
    return others.lazy.filter(workspace.hasStarted(chapter:)).compactMap(next(in:))
      .first(where: \.isStarted)
      ?? others.lazy.compactMap(next(in:)).first ?? near
  }
}
