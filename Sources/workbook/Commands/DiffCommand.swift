import ArgumentParser
import Chapters
import Checking

/// Prints the learner's changes.
struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "See what you have changed in an exercise's starter.",
    discussion:
      "In a file that began with your own answer to another exercise, it is what you changed since."
  )

  @Argument(help: "An exercise.", completion: Names.completion)
  var name: String

  @OptionGroup var options: BookOptions
  @OptionGroup var showing: LookOptions

  func run() async throws {
    let book = try Installation(options).readBook(for: [name])
    let workspace = try options.openWorkspace()
    let look = Look(noColor: showing.noColor)
    for exercise in try book.exercises(named: name) {
      Terminal.say(Self.text(exercise, of: book, in: workspace, look: look))
    }
  }

  static func text(_ exercise: Exercise, of book: Book, in workspace: Workspace, look: Look)
    -> String
  {
    let answer = workspace.answer(to: exercise)
    guard case .success(let text) = answer.text else {
      guard case .failure(let reason) = answer.text else { return "" }
      return reason.sentence(
        file: answer.file, lookalike: workspace.lookalike(of: exercise, among: book.exercises))
    }
    let hunks = LineChanges(from: workspace.beginning(of: exercise), to: text).hunks
    guard !hunks.isEmpty else {
      guard let earlier = exercise.continues, workspace.isCarriedOn(exercise) else {
        return "\(answer.file) is the starter."
      }
      return "\(answer.file) has your own answer to \(earlier), and nothing is changed in it yet."
    }
    return ([answer.file] + lines(of: hunks, look: look)).joined(separator: "\n")
  }

  /// The lines that go and come, below the number of the first one.
  static func lines(of hunks: [LineChanges.Hunk], look: Look) -> [String] {
    hunks.flatMap { hunk in
      [look.faint("line \(hunk.old.lowerBound + 1)")]
        + hunk.removed.flatMap { Lines.code($0, sign: "- ", width: look.width).map(look.red) }
        + hunk.added.flatMap { Lines.code($0, sign: "+ ", width: look.width).map(look.green) }
    }
  }
}
