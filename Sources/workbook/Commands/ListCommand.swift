import ArgumentParser
import Chapters
import Checking
import Foundation

/// Lists all exercises and which of them are solved.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List all exercises, and which of them you have solved.")

  @OptionGroup var options: BookOptions
  @OptionGroup var showing: ShowingOptions

  /// One exercise, for programs.
  private struct Line: Encodable {
    var id: String
    var title: String
    var file: String
    var state: String
  }

  func run() async throws {
    let book = try Installation(options).readBook()
    let workspace = options.openWorkspace()
    let solved = Progress(in: workspace).solved
    func state(_ exercise: Exercise) -> String {
      if solved.contains(exercise.id) { return "solved" }
      let isThere = FileManager.default.fileExists(atPath: workspace.path(exercise.exerciseFile))
      return isThere ? "started" : "new"
    }
    if showing.json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let lines = book.exercises.map {
        Line(id: $0.id, title: $0.title, file: $0.exerciseFile, state: state($0))
      }
      return Terminal.say(String(decoding: try encoder.encode(lines), as: UTF8.self))
    }
    let look = Look(noColor: showing.noColor)
    for chapter in book.chapters where !chapter.exercises.isEmpty {
      Terminal.say(look.bold("\(chapter.id)  \(chapter.title)"))
      for exercise in chapter.exercises {
        let sign =
          switch state(exercise) {
          case "solved": look.green(look.sign("✓", or: "ok"))
          case "started": look.yellow(look.sign("…", or: ".."))
          default: look.faint(look.sign("·", or: "--"))
          }
        Terminal.say("  \(sign) \(exercise.id)  \(exercise.title)")
      }
    }
  }
}
