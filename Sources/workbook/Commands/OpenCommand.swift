import ArgumentParser
import Chapters
import Checking
import Foundation
import Sandboxing

/// Opens a report in a browser.
struct OpenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open the report of a chapter in your browser.")

  @Argument(help: "A chapter.")
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
      // The path is printed too, for machines on which no browser can be started.
      let openers = ["/usr/bin/xdg-open", "/usr/bin/open", "/usr/bin/wslview"]
      if let opener = openers.first(where: { access($0, X_OK) == 0 }) {
        _ = await Command.output(opener, [path])
      }
      Terminal.say(path)
    }
  }
}
