import ArgumentParser
import Chapters
import Checking

/// Checks that the book's exercises, answers and mistakes hold.
struct InspectCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Prove chapters: starters unsolved, answers right, mistakes caught for their reasons."
  )

  @Argument(help: "Chapters, or exercises of chapters; all if none is given.")
  var names: [String] = []

  @Flag(help: "Change the reference answers, and see which changes the checks let through.")
  var mutants = false

  @Option(
    help: ArgumentHelp(
      "Judge the answers that DIR/answers.tsv lists as right or wrong, and report wrong verdicts.",
      valueName: "dir"))
  var answers: String?

  @Option(
    help: ArgumentHelp(
      "Play the reference answers with the drawn values of so many seeds.", valueName: "count"))
  var seeds: Int?

  @OptionGroup var options: BookOptions
  @OptionGroup var showing: ShowingOptions

  func run() async throws {
    let installation = try Installation(options)
    let workspace = try options.openWorkspace()
    // The whole book, because links lead anywhere.
    let book = try installation.readBook(forAuthors: true)
    let judge = try await installation.makeJudge(cache: options.cache(in: workspace))
    let protection = await judge.compiler.sandbox().protection
    try UnboxedConsent.obtain(for: protection, isGiven: nil)
    if mutants { return try await inspectMutants(in: book, judge: judge) }
    if let answers { return try await inspectAnswers(BookOptions.absolute(answers), book, judge) }
    let part = try names.isEmpty ? book : book.narrowed(to: names)
    let progress = ProgressLine("Proving")
    let inspection = try await Inspector(judge: judge).inspect(part, seeds: seeds) {
      progress.note(done: $0, of: $1)
    }
    await progress.end()
    let report = InspectReport(inspection)
    try showing.say(report.json, or: report.text)
    judge.compiler.cache.trim()
    throw inspection.problems.isEmpty ? ExitStatus.success : .failure
  }

  private func inspectMutants(in book: Book, judge: Judge) async throws {
    let exercises =
      try names.isEmpty ? book.exercises : names.flatMap { try book.exercises(named: $0) }
    let progress = ProgressLine("Judging")
    let census = try await MutantInspector(judge: judge).inspect(exercises, in: book) {
      progress.note(done: $0, of: $1)
    }
    await progress.end()
    let report = MutantReport(census)
    try showing.say(report.json, or: report.text)
    throw report.isProven ? ExitStatus.success : .failure
  }

  private func inspectAnswers(_ folder: String, _ book: Book, _ judge: Judge) async throws {
    let ids = try Set(names.flatMap { try book.exercises(named: $0) }.map(\.id))
    let answers = try KnownAnswer.all(in: folder, of: book)
      .filter { names.isEmpty || ids.contains($0.exercise.id) }
    let progress = ProgressLine("Judging")
    let census = try await AnswerInspector(judge: judge).inspect(answers) {
      progress.note(done: $0, of: $1)
    }
    await progress.end()
    let report = AnswersReport(census, book: book)
    try showing.say(report.json, or: report.text)
    throw census.misjudged.isEmpty ? ExitStatus.success : .failure
  }
}
