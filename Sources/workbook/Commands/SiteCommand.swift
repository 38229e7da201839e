import ArgumentParser
import Chapters
import Checking
import Compiling
import Record
import SiteRendering

/// Makes the static site.
struct SiteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site", abstract: "Make the book's web pages.", subcommands: [Build.self])

  /// Writes all pages.
  struct Build: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "build", abstract: "Write the book as static pages.")

    @Option(help: ArgumentHelp("The folder to write, replaced as a whole.", valueName: "folder"))
    var output: String

    @Option(
      help: ArgumentHelp("Where the site is going to be published.", valueName: "address"))
    var baseURL: String?

    @Option(
      name: .customLong("repository-url"),
      help: ArgumentHelp(
        "The repository's page, for links to it and for editing.", valueName: "address"))
    var repositoryURL: String?

    @Flag(help: "Show all wrong answers of the book too; they are played, which takes minutes.")
    var gallery = false

    @OptionGroup var options: BookOptions

    func run() async throws {
      let installation = try Installation(options)
      let book = try installation.readBook()
      let faults = book.findings.filter { $0.fault.isObstacle || $0.fault.isBrokenLink }
      guard faults.isEmpty else { throw SetupError.bookHasFaults(faults) }
      let judge = try await installation.makeJudge(cache: options.openWorkspace().cacheFolder)
      async let engine = WebProgram.figures(package: installation.root).build(with: judge.compiler)
      let wrong = gallery ? try await wrongAnswers(in: book, judge) : [:]
      let templates = try installation.templates()
      let runs = book.exercises.map { ($0.id, judge.referenceKey(for: $0, in: book) ?? "") }
      let updates = baseURL == nil ? [:] : await BookHistory(of: book).updates
      // Cards are named by their whole address.
      let painter = baseURL == nil ? nil : CardPainter(cache: judge.compiler.cache)
      let figureEngine = try await engine
      if figureEngine == nil {
        Terminal.say("The figures stay pictures: this Swift cannot build them for browsers.")
      }
      let kept = KeptPages(
        cache: judge.compiler.cache, book: book,
        runs: Dictionary(runs) { first, _ in first },
        fields: [
          installation.identity, templates.identity, baseURL ?? "", repositoryURL ?? "",
          wrong.keys.sorted().map { "\($0) \(wrong[$0]?.count ?? 0)" }.joined(separator: " "),
          "\(figureEngine != nil) \(updates.isEmpty) \(painter != nil)",
        ])
      var site = try Site(
        book: book, templates: templates, mistakes: wrong, baseURL: baseURL,
        repositoryURL: repositoryURL, figureEngine: figureEngine, updates: updates,
        hasCards: painter != nil, kept: kept)
      let progress = ProgressLine("Playing the reference answers")
      site.draw(try await judge.references(for: site.undrawnExercises, in: book))
      progress.note("Drawing pages")
      let folder = BookOptions.absolute(output)
      try site.build(to: folder)
      let missing = try await painter?.paint(book, in: folder) ?? []
      await progress.end()
      if !missing.isEmpty {
        Terminal.say(
          "Pages name pictures that could not be drawn: \(missing.joined(separator: ", "))")
      }
      Terminal.say("\(book.chapters.count) chapters written to \(output)/index.html")
    }

    /// The mistakes of all exercises, played, by exercise id.
    private func wrongAnswers(
      in book: Book, _ judge: Judge
    ) async throws -> [String: [WrongAnswer]] {
      let references = try await judge.references(for: book.exercises, in: book)
      let all = book.exercises.flatMap { exercise in
        exercise.mistakes.map { (exercise: exercise, mistake: $0) }
      }
      let progress = ProgressLine("Playing wrong answers", total: all.count)
      let answers = try await all.mapAtOnce(
        progress: { progress.note(done: $0) },
        { (wrong) async throws(CheckingError) in
          let judgement = try await judge.judge(
            Answer(file: wrong.exercise.exerciseFile, text: wrong.mistake.answer),
            to: wrong.exercise)
          return WrongAnswer(
            name: wrong.mistake.name, judgement: judgement,
            references: references[wrong.exercise.id] ?? [])
        })
      await progress.end()
      return zip(all, answers).reduce(into: [:]) { result, pair in
        if let answer = pair.1 { result[pair.0.exercise.id, default: []].append(answer) }
      }
    }
  }
}
