import ArgumentParser
import Chapters
import Checking
import Compiling
import Foundation

/// Brings starters up to a book that has changed.
struct UpdateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update", abstract: "Take over what changed in the book since you started.",
    discussion: "What you wrote is kept: your changes and the book's are merged, with a backup.")

  @Argument(
    help: "Chapters or exercises; all that you have started if none is given.",
    completion: Names.completion)
  var names: [String] = []

  @Flag(help: "Only show what would be done, with the lines that would change.")
  var dryRun = false

  @OptionGroup var options: BookOptions
  @OptionGroup var showing: LookOptions

  func run() async throws {
    let installation = try Installation(options)
    let workspace = try options.openWorkspace()
    let book = try installation.readBook(for: names)
    let exercises =
      try names.isEmpty ? book.exercises : names.flatMap { try book.exercises(named: $0) }
    guard exercises.contains(where: workspace.hasStarted) else { throw UsageError.nothingStarted() }
    let stamp = Date.now.formatted(.iso8601).replacing(":", with: "-")
    let updates = try workspace.update(exercises, stamp: stamp, isTrial: dryRun)
    if !dryRun, let products = try? EngineProducts(folder: installation.products) {
      try workspace.prepareEditors(
        for: exercises.filter(workspace.hasStarted), products: products,
        tool: installation.launcher)
    }
    let look = Look(noColor: showing.noColor)
    for update in updates {
      Terminal.say(Self.words(for: update, isTrial: dryRun))
      if dryRun, let lines = update.lines {
        Terminal.say(DiffCommand.lines(of: lines.hunks, look: look).joined(separator: "\n"))
      }
    }
    if !dryRun {
      let progress = WorkspaceProgress(in: workspace)
      for file in try workspace.carryOn(book.exercises, after: progress) {
        Terminal.say(file.text(in: workspace))
      }
    }
    if updates.isEmpty {
      Terminal.say("The book has not changed since you started, so there is nothing to take over.")
    }
    if dryRun { Terminal.say("\nNothing was changed.") }
  }

  /// - Parameter isTrial: Whether it would be done, and was not.
  static func words(for update: Workspace.Update, isTrial: Bool) -> String {
    let file = update.exercise.exerciseFile
    if isTrial { return trial(update, file) }
    let move = update.movedFrom.map { "\($0) is \(file) now." }
    let change: String? =
      switch update.updated {
      case nil: nil
      case .replaced(let backup): "\(file) is the new starter. The old one is in \(backup)."
      case .merged(let backup):
        "\(file) has your changes and the book's. What you had is in \(backup)."
      case .conflicting(let starter):
        "\(file) is as you left it, because the book changed the same lines. The new starter is in "
          + "\(starter)."
      }
    return [move, change].compactMap(\.self).joined(separator: " ")
  }

  private static func trial(_ update: Workspace.Update, _ file: String) -> String {
    let move = update.movedFrom.map { "\($0) would become \(file)." }
    let change: String? =
      switch update.updated {
      case nil: nil
      case .replaced: "\(file) would become the new starter, with a backup of the old one."
      case .merged: "\(file) would get the book's changes beside yours, with a backup."
      case .conflicting:
        "\(file) would stay as you left it, because the book changed the same lines. The new starter, with "
          + "these changes of the book, would be put beside it."
      }
    return [move, change].compactMap(\.self).joined(separator: " ")
  }
}
