import ArgumentParser
import Chapters
import Checking
import Foundation

/// Prints the next unsolved exercise.
struct NextCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "next",
    abstract: "Name the first exercise that is not solved, of what you have started.")

  @Argument(help: "A chapter, to look in that one first.", completion: Names.completion)
  var name: String?

  @OptionGroup var options: BookOptions

  func run() async throws {
    let book = try Installation(options).readBook()
    let workspace = try options.openWorkspace()
    let solved = WorkspaceProgress(in: workspace).solved
    Terminal.warn(ofDamagedProgressIn: workspace)
    let current = try name.flatMap { try book.exercises(named: $0).first?.id }
    guard let next = NextExercise(of: book, in: workspace, solved: solved, current: current) else {
      return Terminal.say(Self.nothingLeft(of: book))
    }
    let exercise = next.exercise
    for file in (try? workspace.carryOn(book.exercises, solved: solved)) ?? [] {
      Terminal.say(file.text(in: workspace))
    }
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
  /// The exercise that a command is about which names none.
  static func open(of book: Book, in workspace: Workspace) throws -> Exercise {
    let solved = WorkspaceProgress(in: workspace).solved
    guard let next = NextExercise(of: book, in: workspace, solved: solved)?.exercise else {
      throw UsageError.nothingOpen
    }
    return next
  }
}
