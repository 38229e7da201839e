import ArgumentParser
import Chapters
import Checking
import Foundation

/// Checks again whenever a file changes.
struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Check again whenever you save. Stop with Ctrl-C.")

  @Argument(help: "Chapters or exercises; all that you have started if none is given.")
  var names: [String] = []

  @OptionGroup var options: BookOptions

  func run() async throws {
    let workspace = options.openWorkspace()
    var seen: [String: Date]?
    while true {
      // Polls once a second: change notifications are lost on network disks and under WSL.
      let now = Self.dates(in: workspace.path("exercises"))
      if now != seen {
        seen = now
        Terminal.say("\u{1B}[2J\u{1B}[H", end: "")
        do {
          var check = try CheckCommand.parse(names + ["--workspace", workspace.folder])
          if let book = options.book { check.options.book = book }
          try await check.run()
        } catch is ExitStatus {
          Terminal.say("\nWaiting for a change. Ctrl-C stops.")
        }
      }
      try await Task.sleep(for: .seconds(1))
    }
  }

  private static func dates(in folder: String) -> [String: Date] {
    var dates: [String: Date] = [:]
    guard let files = FileManager.default.enumerator(atPath: folder) else { return dates }
    while let file = files.nextObject() as? String {
      guard file.hasSuffix(".swift") else { continue }
      dates[file] = files.fileAttributes?[.modificationDate] as? Date
    }
    return dates
  }
}
