import ArgumentParser
import Chapters
import Checking
import Foundation
import Record
import Sandboxing

/// Judges answers and prints the verdicts.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Judge your answers, and see what happened when they ran.",
    discussion: Judge.limitsInWords, aliases: ["run"])

  @Argument(
    help: "Chapters or exercises; all that you have started if none is given.",
    completion: Names.completion)
  var names: [String] = []

  @Flag(help: "Judge the reference answers instead of yours.")
  var solutions = false

  @Flag(help: "Print each problem in one line, for editors.")
  var problems = false

  @Flag(help: "Also print the code of the test that does not pass.")
  var testCode = false

  @Option(
    help: ArgumentHelp(
      "Play this one alone: its number, a scenario's name, or what a verdict says after the instant, as in "
        + "'tap-and-wait on 390 × 844, picture=2'. Solves nothing.", valueName: "play"))
  var onlyPlay: String?

  @Flag(help: "Check even without a sandbox.")
  var allowUnboxed = false

  @OptionGroup var options: BookOptions
  @OptionGroup var showing: ShowingOptions

  func run() async throws {
    let installation = try Installation(options)
    let workspace = try options.openWorkspace(for: names)
    if !solutions { try Self.requireBegun(workspace, for: names, installation) }
    // The sandbox takes its time to come up; the book is read meanwhile.
    async let readied = Self.ready(installation, cache: options.cache(in: workspace))
    let book = try installation.readBook(for: names)
    let exercises = try Self.select(names, from: book, in: workspace, solutions: solutions)
    let plays = try onlyPlay.map { try Self.plays($0, of: exercises) }
    let (judge, protection) = try await readied
    let knowsProtection = try UnboxedConsent.obtain(for: protection, isGiven: allowUnboxed)
    let session = CheckSession(
      book: book, workspace: workspace, judge: judge, judgesSolutions: solutions, plays: plays)
    let progress = ProgressLine("Checking", total: exercises.count)
    let start = ContinuousClock.now
    let outcome = try await session.check(exercises) { progress.note(done: $0) }
    let duration = start.duration(to: .now)
    await progress.end()
    let verdicts = outcome.map(\.verdict)
    let noted =
      solutions || plays != nil
      ? nil
      : WorkspaceProgress.note(
        verdicts, on: outcome.texts, in: workspace, at: .now, by: Workbook.version)
    let carried = noted.flatMap { try? workspace.carryOn(book.exercises, after: $0.after) }
    let console = CheckConsole(
      look: Look(noColor: showing.noColor), book: book,
      copies: solutions ? [:] : CheckConsole.copies(beside: verdicts, of: book, in: workspace),
      printsTests: testCode, isPartial: plays != nil, progress: noted,
      next: noted.flatMap {
        NextExercise.following($0.after, of: book, in: workspace)
      })
    if problems {
      Terminal.write(EditorLines.text(verdicts))
    } else if !showing.json {
      // Drawing takes a fifth of a check, and nobody waits for it.
      Terminal.say(console.text(verdicts, protection: knowsProtection ? nil : protection))
      for file in carried ?? [] { Terminal.say(console.text(file.text(in: workspace))) }
    }
    let reports: Result<[String: String], any Error>
    do {
      // A page about one play would say of an answer what only all of them can.
      reports = .success(
        plays != nil
          ? [:] : try await session.writeReports(outcome, readTemplates: installation.templates))
    } catch {
      reports = .failure(error)
    }
    if showing.json {
      let compiler = try await judge.compiler.toolchain.version()
      let report = CheckReport(
        verdicts, reports: reports, protection: protection,
        starters: Dictionary(exercises.map { ($0.id, $0.startingText) }) { first, _ in first },
        versions: [Workbook.version, compiler], book: book.digest, duration: duration)
      Terminal.write(try report.text())
    } else if !problems, plays == nil {
      Terminal.say(console.text(reports: reports))
    }
    judge.compiler.cache.trim()
    // At once, because to destroy the book takes longer than to write the verdict.
    Workbook.exit(Self.status(of: outcome.map(\.verdict.status)))
  }

  private static func ready(
    _ installation: Installation, cache: String?
  ) async throws -> (Judge, Protection) {
    let judge = try await installation.makeJudge(cache: cache)
    return (judge, await judge.compiler.sandbox().protection)
  }

  /// Returns if somebody has begun to work in a folder, so that verdicts may be kept there.
  ///
  /// - Parameter names: What the command is about, and is to begin with.
  static func requireBegun(
    _ workspace: Workspace, for names: [String], _ installation: Installation
  ) throws {
    guard !workspace.isBegun else { return }
    let book = try names.isEmpty ? nil : installation.readBook(for: names)
    let chapter = try names.first.flatMap { try book?.exercises(named: $0).first?.chapter }
    throw UsageError.nothingStarted(chapter: chapter ?? UsageError.firstChapter)
  }

  /// The exercises with these names; all that were started if there are none.
  ///
  /// - Parameter solutions: Whether the workspace does not matter.
  static func select(
    _ names: [String], from book: Book, in workspace: Workspace, solutions: Bool = false
  ) throws -> [Exercise] {
    var exercises: [Exercise] = []
    for name in names {
      for exercise in try book.exercises(named: name)
      where !exercises.contains(where: { $0.id == exercise.id }) {
        exercises.append(exercise)
      }
    }
    if names.isEmpty {
      exercises = book.exercises.filter { exercise in
        solutions || workspace.hasStarted(chapter: exercise.chapter)
      }
      if exercises.isEmpty { throw UsageError.nothingStarted() }
    }
    try book.requireNoObstacles(for: exercises)
    return exercises
  }

  /// The plays of one exercise that are named.
  private static func plays(
    _ name: String, of exercises: [Exercise]
  ) throws(UsageError) -> [ScenarioVariant] {
    guard exercises.count == 1, let exercise = exercises.first else { throw .playOfSeveral(name) }
    let plays = exercise.plays(named: name)
    guard !plays.isEmpty else {
      throw .noPlay(name, exercise: exercise.id, known: exercise.plays.map(\.label.text))
    }
    return plays
  }

  /// The exit status for the gravest verdict.
  static func status(of verdicts: [Verdict.Status]) -> ExitStatus {
    let found = Set(verdicts)
    if !found.isDisjoint(with: [.timeout, .crash]) { return .stopped }
    if found.contains(.error) { return .doesNotCompile }
    return found.isSubset(of: [.pass]) ? .success : .failure
  }
}
