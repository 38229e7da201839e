import ArgumentParser
import Chapters
import Checking

/// Prints the learner's changes.
struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "See what you have changed in an exercise's starter.")

  @Argument(help: "An exercise.", completion: Names.completion)
  var name: String

  @OptionGroup var options: BookOptions
  @OptionGroup var showing: LookOptions

  func run() async throws {
    let book = try Installation(options).readBook(for: [name])
    let workspace = try options.openWorkspace()
    let look = Look(noColor: showing.noColor)
    for exercise in try book.exercises(named: name) {
      Terminal.say(Self.text(exercise, in: workspace, look: look))
    }
  }

  static func text(_ exercise: Exercise, in workspace: Workspace, look: Look) -> String {
    let answer = workspace.answer(to: exercise)
    guard case .success(let text) = answer.text else {
      if case .failure(let reason) = answer.text { return reason.sentence(file: answer.file) }
      return ""
    }
    let starter = workspace.givenStarter(answer.file) ?? exercise.startingText
    let hunks = LineChanges(from: starter, to: text).hunks
    guard !hunks.isEmpty else { return "\(answer.file) is the starter." }
    var lines = [answer.file]
    for hunk in hunks {
      lines.append(look.faint("line \(hunk.old.lowerBound + 1)"))
      lines += hunk.removed.flatMap { line("- ", $0, look.width).map(look.red) }
      lines += hunk.added.flatMap { line("+ ", $0, look.width).map(look.green) }
    }
    return lines.joined(separator: "\n")
  }

  /// A line of code with its indentation, wrapped if it has to be; each part has the sign.
  static func line(_ sign: String, _ code: Substring, _ width: Int) -> [String] {
    let text = Look.withoutControls(String(code))
    guard text.count + sign.count > width else { return [sign + text] }
    let margin = String(text.prefix { $0 == " " })
    return Lines.wrap(text, width: width, first: sign + margin, rest: sign + margin + "  ")
      .flatMap { line in
        Lines.pieces(of: String(line.dropFirst(sign.count)), width: width - sign.count)
          .map { sign + $0 }
      }
  }
}
