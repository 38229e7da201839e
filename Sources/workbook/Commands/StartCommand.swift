import ArgumentParser
import Chapters
import Checking
import Compiling

/// Writes a chapter's starters into the workspace.
struct StartCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Put a chapter's exercises into your workspace.",
    discussion: """
      Files that exist are never overwritten. A file that would show our answer to an exercise before \
      it is written when you have solved that one, or when you name it.
      """)

  @Argument(
    help: "Chapters or exercises; all if none is given.", completion: Names.completion)
  var names: [String] = []

  @Flag(help: "Write all files at once, also those that show answers to others.")
  var all = false

  @OptionGroup var options: BookOptions

  func run() async throws {
    let installation = try Installation(options)
    let workspace = options.openWorkspace()
    let book = try installation.readBook(for: names)
    let exercises =
      try names.isEmpty ? book.exercises : names.flatMap { try book.exercises(named: $0) }
    let solved = WorkspaceProgress(in: workspace).solved
    let held = exercises.filter { exercise in
      let isNamed = names.contains {
        (try? book.exercises(named: $0))?.map(\.id) == [exercise.id]
      }
      return !all && !isNamed
        && workspace.holdsBack(exercise, among: book.exercises, solved: solved)
    }
    if options.workspace == nil, workspace.folder != BookOptions.absolute(".") {
      Terminal.say(
        "Your workspace is \(workspace.folder), which this folder lies in. (--workspace . makes another one "
          + "here.)")
    }
    let started = try Self.start(
      exercises.filter { exercise in !held.contains { $0.id == exercise.id } }, in: workspace,
      installation)
    for (exercise, state) in started {
      let word = state == .created ? "created" : "kept   "
      Terminal.say("\(word)  \(workspace.file(of: exercise))  \(exercise.title)")
    }
    for exercise in held { Terminal.say("later    \(exercise.exerciseFile)  \(exercise.title)") }
    for file in try workspace.carryOn(book.exercises, solved: solved) {
      Terminal.say(file.text(in: workspace))
    }
    if !held.isEmpty {
      Terminal.say(
        "\nEach file that comes later shows our answer to an exercise before it. It is written when you have "
          + "solved that, or now, with --all or by its name: bin/workbook start \(held[0].id)")
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
