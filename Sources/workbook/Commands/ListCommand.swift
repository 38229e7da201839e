import ArgumentParser
import Chapters
import Checking
import Files
import Foundation

/// Lists all exercises and which of them are solved.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List all exercises, and which of them you have solved.")

  @Argument(help: "Chapters or exercises; all of them without.", completion: Names.completion)
  var names: [String] = []

  @Flag(help: "Only those that are not solved.")
  var pending = false

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
    let book = try Installation(options).readBook(for: names)
    let workspace = try options.openWorkspace()
    let solved = WorkspaceProgress(in: workspace).solved
    Terminal.warn(ofUnreadProgressIn: workspace)
    if showing.json {
      let exercises = book.exercises.filter { !pending || !solved.contains($0.id) }
      let lines = exercises.map {
        Line(
          id: $0.id, title: $0.title, file: workspace.file(of: $0),
          state: Self.state($0, solved, workspace))
      }
      return Terminal.write(String(decoding: try lines.readableJSON(), as: UTF8.self))
    }
    Terminal.say(
      Self.text(
        of: book, in: workspace, look: Look(noColor: showing.noColor), isPending: pending))
  }

  /// "solved", "started", or "new" as long as nothing was written.
  private static func state(
    _ exercise: Exercise, _ solved: Set<String>, _ workspace: Workspace
  ) -> String {
    if solved.contains(exercise.id) { return "solved" }
    return workspace.hasBegun(exercise) ? "started" : "new"
  }

  /// A line for each exercise below its chapter, with how many are solved.
  ///
  /// - Parameters:
  ///   - first: The chapter that comes first, where not all may fit; in the book's order without.
  ///   - isPending: Whether those that are solved are left out.
  static func text(
    of book: Book, in workspace: Workspace, look: Look, first: String? = nil,
    isPending: Bool = false
  ) -> String {
    let solved = WorkspaceProgress(in: workspace).solved
    let isShown = { (exercise: Exercise) in !isPending || !solved.contains(exercise.id) }
    let chapters = book.chapters.filter { $0.exercises.contains(where: isShown) }
    if chapters.isEmpty, isPending { return NextCommand.nothingLeft(of: book) }
    let ordered = chapters.filter { $0.id == first } + chapters.filter { $0.id != first }
    return ordered.flatMap { chapter in
      let count = chapter.exercises.count { solved.contains($0.id) }
      return [
        look.bold("\(chapter.id)  \(chapter.title)")
          + look.faint("  \(count) of \(chapter.exercises.count)")
      ]
        + chapter.exercises.filter(isShown).map { exercise in
          let sign =
            switch state(exercise, solved, workspace) {
            case "solved": look.green(look.sign("✓", or: "ok"))
            case "started": look.yellow(look.sign("…", or: ".."))
            default: look.faint(look.sign("·", or: "--"))
            }
          let number = chapter.number.map { "\($0).\(exercise.number)" } ?? "\(exercise.number)"
          return "  \(sign) \(number)  \(exercise.title)" + look.faint("  \(exercise.id)")
        }
    }.joined(separator: "\n") + "\n"
      + look.faint(
        "\(look.sign("✓", or: "ok")) solved  \(look.sign("…", or: "..")) begun  "
          + "\(look.sign("·", or: "--")) not begun")
  }
}
