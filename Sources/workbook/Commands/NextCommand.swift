import ArgumentParser
import Chapters
import Checking

/// Says where to go on.
struct NextCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "next", abstract: "Name the first exercise that is not solved.")

  @OptionGroup var options: BookOptions

  func run() async throws {
    let book = try Installation(options).readBook()
    let solved = Progress(in: options.openWorkspace()).solved
    guard let exercise = book.exercises.first(where: { !solved.contains($0.id) }) else {
      return Terminal.say("All \(book.exercises.count) exercises are solved.")
    }
    Terminal.say("\(exercise.id)  \(exercise.title)\n\(exercise.exerciseFile)")
  }
}
