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
    let named = Set(try names.flatMap { try book.exercises(named: $0) }.map(\.id))
    let workspace = try options.openWorkspace()
    Terminal.warn(ofUnreadProgressIn: workspace)
    if showing.json {
      let progress = WorkspaceProgress(in: workspace)
      let lines = book.exercises.filter { names.isEmpty || named.contains($0.id) }.map {
        Line(
          id: $0.id, title: $0.title, file: workspace.file(of: $0),
          state: workspace.state(of: $0, after: progress).rawValue)
      }.filter { !pending || $0.state != ExerciseState.solved.rawValue }
      return Terminal.write(String(decoding: try lines.readableJSON(), as: UTF8.self))
    }
    Terminal.say(
      Self.text(
        of: book, in: workspace, look: Look(noColor: showing.noColor), isPending: pending,
        only: names.isEmpty ? nil : named))
  }

  /// A line for each exercise below its chapter, with how many are solved.
  ///
  /// - Parameters:
  ///   - first: The chapter that comes first, where not all may fit; in the book's order without.
  ///   - isPending: Whether those that are solved are left out.
  ///   - named: The exercises that are listed; all of them without.
  static func text(
    of book: Book, in workspace: Workspace, look: Look, first: String? = nil,
    isPending: Bool = false, only named: Set<String>? = nil
  ) -> String {
    let progress = WorkspaceProgress(in: workspace)
    let states = book.exercises.reduce(into: [:]) {
      $0[$1.id] = workspace.state(of: $1, after: progress)
    }
    let isShown = { (exercise: Exercise) in
      named?.contains(exercise.id) != false && (!isPending || states[exercise.id] != .solved)
    }
    let chapters = book.chapters.filter { $0.exercises.contains(where: isShown) }
    if chapters.isEmpty, isPending { return NextCommand.nothingLeft(of: book) }
    let ordered = chapters.filter { $0.id == first } + chapters.filter { $0.id != first }
    return ordered.flatMap { chapter in
      let count = chapter.exercises.count { states[$0.id] == .solved }
      return [
        look.bold("\(chapter.id)  \(chapter.title)")
          + look.faint("  \(count) of \(chapter.exercises.count)")
      ]
        + chapter.exercises.filter(isShown).map { exercise in
          let sign = sign(states[exercise.id] ?? .new, look)
          let number = chapter.number.map { "\($0).\(exercise.number)" } ?? "\(exercise.number)"
          return "  \(sign) \(number)  \(exercise.title)" + look.faint("  \(exercise.id)")
        }
    }.joined(separator: "\n") + "\n" + legend(of: Set(states.values), look)
  }

  private static func sign(_ state: ExerciseState, _ look: Look) -> String {
    switch state {
    case .solved: look.green(look.sign("✓", or: "ok"))
    case .changed: look.yellow(look.sign("?", or: "??"))
    case .started: look.yellow(look.sign("…", or: ".."))
    case .new: look.faint(look.sign("·", or: "--"))
    }
  }

  /// What the signs mean; that of changed files only where there is one.
  private static func legend(of states: Set<ExerciseState>, _ look: Look) -> String {
    let changed = "\(look.sign("?", or: "??")) changed since it was solved, and not checked"
    let usual =
      "\(look.sign("✓", or: "ok")) solved  \(look.sign("…", or: "..")) begun  "
      + "\(look.sign("·", or: "--")) not begun"
    return ([usual] + (states.contains(.changed) ? [changed] : [])).map(look.faint)
      .joined(separator: "\n")
  }
}
