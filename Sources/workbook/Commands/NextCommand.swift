import ArgumentParser
import Chapters
import Checking
import Foundation

/// Prints the next unsolved exercise.
struct NextCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "next",
    abstract: "Name the first exercise that is not solved, of what you have started.")

  @OptionGroup var options: BookOptions

  func run() async throws {
    let book = try Installation(options).readBook()
    let workspace = options.openWorkspace()
    let solved = WorkspaceProgress(in: workspace).solved
    let open = book.exercises.filter { !solved.contains($0.id) }
    let started = open.first { exercise in
      FileManager.default.fileExists(atPath: workspace.path("exercises/\(exercise.chapter)"))
    }
    guard let next = started ?? open.first else {
      return Terminal.say("All \(book.exercises.count) exercises are solved.")
    }
    Terminal.say("\(next.id)  \(next.title)\n\(workspace.file(of: next))")
    if started == nil { Terminal.say("Begin with: bin/workbook start \(next.chapter)") }
  }
}
