import ArgumentParser
import Chapters
import Checking
import Compiling

/// Writes a chapter's starters into the workspace.
struct StartCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Put a chapter's exercises into your workspace.",
    discussion: """
      Files that exist are never overwritten. A file that goes on from another exercise begins with your \
      own answer to that, when you have solved it.
      """)

  @Argument(
    help: "Chapters or exercises; all if none is given.", completion: Names.completion)
  var names: [String] = []

  @OptionGroup var options: BookOptions

  func run() async throws {
    let installation = try Installation(options)
    let workspace = try options.openWorkspace()
    let book = try installation.readBook(for: names)
    let exercises =
      try names.isEmpty ? book.exercises : names.flatMap { try book.exercises(named: $0) }
    if options.workspace == nil, workspace.folder != BookOptions.absolute(".") {
      Terminal.say(
        "Your workspace is \(workspace.folder), which this folder lies in. (--workspace . makes another one "
          + "here.)")
    }
    let started = try Self.start(exercises, in: workspace, installation)
    for (exercise, state) in started {
      let word = state == .created ? "created" : "kept   "
      Terminal.say("\(word)  \(workspace.file(of: exercise))  \(exercise.title)")
    }
    let solved = WorkspaceProgress(in: workspace).solved
    for file in try workspace.carryOn(book.exercises, solved: solved) {
      Terminal.say(file.text(in: workspace))
    }
    guard let first = started.first(where: { $0.started == .created })?.exercise else {
      return Terminal.say("\nNothing was changed: all of these files exist already.")
    }
    if names.isEmpty {
      let count = started.count { $0.started == .created }
      Terminal.say(
        "\nThat is every chapter of the book, \(count) new files. With a name `start` makes one "
          + "chapter's: bin/workbook start \(first.chapter)")
    }
    Terminal.say(
      """

      Open \(first.exerciseFile) and look for "Your turn".
      Then: bin/workbook check \(first.id)
      """)
  }

  /// Writes the missing starters, and the files for editors.
  static func start(
    _ exercises: [Exercise], in workspace: Workspace, _ installation: Installation
  ) throws -> [(exercise: Exercise, started: Workspace.Started)] {
    let started = try workspace.start(exercises)
    if let products = try? EngineProducts(folder: installation.products) {
      try workspace.prepareEditors(
        for: exercises, products: products, tool: installation.launcher)
    }
    return started
  }
}
