import ArgumentParser
import Chapters
import Checking
import Foundation

/// Checks again whenever a file changes.
struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Check again whenever you save; keys lead on from there.")

  @Argument(
    help: "Chapters or exercises; all that you have started if none is given.",
    completion: Names.completion)
  var names: [String] = []

  @Flag(help: "Print each problem in one line, for editors.")
  var problems = false

  @Flag(help: "Check even without a sandbox.")
  var allowUnboxed = false

  @OptionGroup var options: BookOptions
  @OptionGroup var showing: LookOptions

  func run() async throws {
    // A shell starts what goes on in the background with interrupts ignored, and nothing else ends this.
    signal(SIGINT, SIG_DFL)
    let installation = try Installation(options)
    let workspace = try options.openWorkspace()
    try CheckCommand.requireBegun(workspace, for: names, installation)
    let book = try installation.readBook(for: names)
    let exercises = try CheckCommand.select(names, from: book, in: workspace)
    let judge = try await installation.makeJudge(cache: options.cache(in: workspace))
    let protection = await judge.compiler.sandbox().protection
    let knowsProtection = try UnboxedConsent.obtain(for: protection, isGiven: allowUnboxed)
    let noColor = showing.noColor
    let session = WatchSession(
      checking: CheckSession(
        book: book, workspace: workspace, judge: judge, judgesSolutions: false),
      exercises: exercises, installation: installation,
      protection: knowsProtection ? nil : protection,
      printsProblems: problems, look: { Look(noColor: noColor) })
    try await session.run()
  }
}
