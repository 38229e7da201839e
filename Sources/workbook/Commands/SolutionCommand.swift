import ArgumentParser
import Chapters
import Checking

/// Prints the reference answer of a solved exercise.
struct SolutionCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solution", abstract: "Read the reference answer, once you have solved it.")

  @Argument(help: "An exercise.", completion: Names.completion)
  var name: String

  @Flag(help: "Show it even if it is not solved.")
  var reveal = false

  @OptionGroup var options: BookOptions

  func run() async throws {
    let book = try Installation(options).readBook(for: [name])
    let solved = WorkspaceProgress(in: try options.openWorkspace()).solved
    for exercise in try book.exercises(named: name) {
      guard reveal || solved.contains(exercise.id) else {
        throw UsageError.notSolvedYet(exercise: exercise.id)
      }
      let answer = AnswerReader(folder: book.folder).read(exercise.solutionFile)
      guard case .success(let text) = answer.text else {
        throw UsageError.noSolution(exercise: exercise.id)
      }
      Terminal.say(code: text)
    }
  }
}
