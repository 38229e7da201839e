import ArgumentParser
import Chapters
import Checking
import Foundation

/// Opens a report in a browser.
struct OpenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open the report of a chapter in your browser.")

  @Argument(help: "A chapter; that of your latest check without.", completion: Names.completion)
  var name: String?

  @OptionGroup var options: BookOptions

  func run() async throws {
    let book = try Installation(options).readBook(for: name.map { [$0] } ?? [])
    let workspace = try options.openWorkspace()
    let exercises =
      try name.map { try book.exercises(named: $0) }
      ?? [
        try WorkspaceProgress(in: workspace).latest.flatMap(book.exercise)
          ?? NextExercise.open(of: book, in: workspace)
      ]
    let chapters = Set(exercises.map(\.chapter))
    for chapter in chapters.sorted() {
      let path = "\(workspace.reportFolder)/\(chapter).html"
      guard FileManager.default.fileExists(atPath: path) else {
        throw UsageError.noReport(chapter: chapter)
      }
      await Browser.open(path)
    }
  }
}
