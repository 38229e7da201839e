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
      let row = Self.row(
        state, workspace.file(of: exercise), exercise.title, width: Terminal.outputWidth)
      Terminal.say(row.joined(separator: "\n"))
    }
    let progress = WorkspaceProgress(in: workspace)
    let carried = try workspace.carryOn(book.exercises, after: progress)
    for file in carried { Terminal.say(file.text(in: workspace)) }
    guard let first = started.first(where: { $0.started == .created })?.exercise else {
      guard carried.isEmpty else { return }
      return Terminal.say("\nNothing was changed: all of these files exist already.")
    }
    if names.isEmpty {
      Terminal.say(
        "\n"
          + Self.wholeBook(
            newFiles: started.count { $0.started == .created },
            chapters: Set(exercises.map(\.chapter)).count, first: first.chapter))
    }
    Terminal.say(
      """

      Open \(first.exerciseFile) and look for "Your turn".
      Then: bin/workbook check \(first.id)
      """)
  }

  /// The lines about one file: where a title does not fit behind it, its parts stand in one column.
  static func row(
    _ started: Workspace.Started, _ file: String, _ title: String, width: Int
  ) -> [String] {
    let word = started == .created ? "created" : "kept   "
    let lead = "\(word)  \(file)"
    func lines(first: String, column: Int) -> [String] {
      Lines.wrap(
        title, width: width, first: first, rest: String(repeating: " ", count: column))
    }
    let behind = lines(first: lead + "  ", column: lead.count + 2)
    if behind.allSatisfy({ $0.count <= width }) { return behind }
    let margin = String(repeating: " ", count: word.count + 2)
    return [lead] + lines(first: margin, column: margin.count)
  }

  /// The sentence of whoever has named no chapter.
  static func wholeBook(newFiles: Int, chapters: Int, first: String) -> String {
    let files = "\(newFiles) new \(newFiles == 1 ? "file" : "files")"
    return chapters == 1
      ? "That is the whole book: \(files)."
      : "That is every chapter of the book: \(files). With a name you get one chapter: "
        + "bin/workbook start \(first)"
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
