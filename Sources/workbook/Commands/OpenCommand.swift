import ArgumentParser
import Chapters
import Checking
import Foundation

/// Opens a report in a browser.
struct OpenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open the report of a chapter in your browser.")

  @Argument(help: "A chapter.", completion: Names.completion)
  var name: String

  @OptionGroup var options: BookOptions

  func run() async throws {
    let book = try Installation(options).readBook(for: [name])
    let workspace = options.openWorkspace()
    let chapters = Set(try book.exercises(named: name).map(\.chapter))
    for chapter in chapters.sorted() {
      let path = "\(workspace.reportFolder)/\(chapter).html"
      guard FileManager.default.fileExists(atPath: path) else {
        throw UsageError.noReport(chapter: chapter)
      }
      await Browser.open(path)
    }
  }
}
