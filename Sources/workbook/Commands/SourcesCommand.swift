import ArgumentParser
import Chapters
import Checking
import Files
import Foundation

/// Writes the files that the compiler reads for an answer, and the stage's script, for `bin/bench`.
struct SourcesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sources", abstract: "Write an answer's module as the compiler sees it.",
    shouldDisplay: false)

  @Argument(help: "An exercise.")
  var name: String

  @Option(help: "The folder to write.")
  var output: String

  @OptionGroup var options: BookOptions

  func run() async throws {
    let installation = try Installation(options)
    let book = try installation.readBook(for: [name])
    let workspace = try options.openWorkspace()
    let judge = try await installation.makeJudge(cache: options.cache(in: workspace))
    for exercise in try book.exercises(named: name) {
      for (file, text) in try judge.sources(of: workspace.answer(to: exercise), to: exercise) {
        try AtomicFile.write(text, to: "\(BookOptions.absolute(output))/\(file)")
      }
    }
  }
}
