import ArgumentParser
import Chapters
import Checking

/// Prints the hints of an exercise.
struct HintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint", abstract: "Read a hint; ask for more with --level 2 and 3.")

  @Argument(help: "An exercise; without, the one that you are at.", completion: Names.completion)
  var name: String?

  @Option(help: "How much to say, from 1.")
  var level = 1

  @OptionGroup var options: BookOptions

  func run() async throws {
    let book = try Installation(options).readBook(for: name.map { [$0] } ?? [])
    let exercises =
      try name.map { try book.exercises(named: $0) }
      ?? [try NextExercise.open(of: book, in: options.openWorkspace())]
    for exercise in exercises {
      Terminal.say("\(exercise.id)  \(exercise.title)\n")
      let hints = exercise.hints.filter { $0.number <= max(1, level) }
      if hints.isEmpty { Terminal.say("There are no hints for this exercise.\n") }
      for hint in hints {
        let lines = Lines.prose(hint.prose.text, width: Terminal.columns)
          .joined(separator: "\n")
        Terminal.say("Hint \(hint.number)\n\(lines)\n")
      }
      if exercise.hints.count > hints.count {
        Terminal.say("There is more: bin/workbook hint \(exercise.id) --level \(hints.count + 1)\n")
      } else if level > hints.count, !hints.isEmpty {
        let count =
          hints.count == 1 ? "This is the only hint" : "These are all \(hints.count) hints"
        Terminal.say("\(count) of \(exercise.id).\n")
      }
    }
  }
}
