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
      Terminal.progress("Playing the reference answers …")
      let judge = try await installation.makeJudge(cache: options.openWorkspace().cacheFolder)
      async let engine = WebProgram.figures(package: installation.root).build(with: judge.compiler)
      let references = try await judge.references(in: book)
      let films = references.compactMapValues { $0.first }
      var openings: [String: [Run]] = [:]
      for chapter in book.chapters where !chapter.openings.isEmpty {
        openings[chapter.id] = chapter.openings.compactMap { opening in
          references[opening.exercise]?.first { $0.label.scenario == opening.scenario }
        }
      }
      let wrong = gallery ? try await wrongAnswers(in: book, judge, references) : [:]
      let figureEngine = await engine
      if figureEngine == nil {
        Terminal.say("The figures are pictures: this Swift cannot build them for browsers.")
      }
      Terminal.progress("Drawing …")
      let site = try Site(
        book: book, templates: try installation.templates(), films: films, openings: openings,
        mistakes: wrong, baseURL: baseURL, repositoryURL: repositoryURL, figureEngine: figureEngine)
      try site.build(to: BookOptions.absolute(output))
      Terminal.endProgress()
      Terminal.say("\(book.chapters.count) chapters written to \(output)/index.html")
    }

    /// The mistakes of all exercises, played, by exercise id.
    private func wrongAnswers(
      in book: Book, _ judge: Judge, _ references: [String: [Run]]
    ) async throws -> [String: [WrongAnswer]] {
      let all = book.exercises.flatMap { exercise in
        exercise.mistakes.map { (exercise: exercise, mistake: $0) }
      }
      let answers = try await all.mapAtOnce(
        progress: { Terminal.progress("Playing wrong answers: \($0) of \(all.count)") },
        { (wrong) async throws(CheckingError) in
          let judgement = try await judge.judge(
            Answer(file: wrong.exercise.exerciseFile, text: wrong.mistake.answer),
            to: wrong.exercise)
          return WrongAnswer(
            name: wrong.mistake.name, judgement: judgement,
            references: references[wrong.exercise.id] ?? [])
        })
      return zip(all, answers).reduce(into: [:]) { result, pair in
        if let answer = pair.1 { result[pair.0.exercise.id, default: []].append(answer) }
      }
    }
  }
}
