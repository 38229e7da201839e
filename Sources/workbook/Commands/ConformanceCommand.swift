import ArgumentParser
import Checking
import Conformance
import Files
import Foundation
import SiteRendering

/// Tests hosts against the book's statements about UIKit.
struct ConformanceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Ask this engine, or Apple's, every rule that the book states about UIKit.",
    subcommands: [Run.self, Export.self], defaultSubcommand: Run.self)

  /// - Throws: The errors in chapters with such rules, with their places.
  private static func rules(
    of installation: Installation, matching only: String
  ) throws -> [ConformanceRule] {
    let book = try installation.readBook()
    let rules = ConformanceRule.all(in: book, matching: only)
    guard !rules.isEmpty else { throw UsageError.noRule(only) }
    let files = Set(rules.map(\.rule.fence.file))
    let findings = book.findings.filter { $0.error.isObstacle && files.contains($0.file) }
    guard findings.isEmpty else { throw SetupError.bookHasErrors(findings) }
    return rules
  }

  /// Asks this engine.
  struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "run", abstract: "Ask this engine, and compare it with recorded hosts.")

    @Option(help: ArgumentHelp("Ask only rules whose ids contain this.", valueName: "text"))
    var only: String = ""

    @Option(
      help: ArgumentHelp(
        "Compare with the recordings of other hosts in this folder.", valueName: "folder"))
    var recorded: String?

    @Option(
      help: ArgumentHelp(
        "Write a page with rules, hosts and facts, and a folder with its style.",
        valueName: "file"))
    var html: String?

    @Flag(
      help: """
        Show the timeline of each rule on the page, not only where hosts differ; each is then compiled by itself.
        """)
    var timelines = false

    @Option(help: ArgumentHelp("Write what this engine said as a recording.", valueName: "file"))
    var record: String?

    @OptionGroup var options: BookOptions
    @OptionGroup var showing: ShowingOptions

    func run() async throws {
      let recordings = try recorded.map { try Recording.all(in: BookOptions.absolute($0)) } ?? []
      let installation = try Installation(options)
      let rules = try ConformanceCommand.rules(of: installation, matching: only)
      let judge = try await installation.makeJudge(
        cache: options.cache(in: options.openWorkspace()))
      let progress = ProgressLine("Asking", total: rules.count)
      let suite = ConformanceSuite(judge: judge)
      let results = try await suite.run(rules) {
        progress.note(done: $0, of: $1)
      }
      await progress.end()
      let own = Recording(host: .engine, results: results)
      if let record { try AtomicFile.write(own.lines(), to: BookOptions.absolute(record)) }
      if let html {
        let shown = results.filter { result in
          timelines || recordings.contains { result.difference(from: $0) != nil }
        }
        let told = try await suite.withTimelines(of: Set(shown.map(\.rule.id)), in: results)
        try write(told, own, recordings, to: BookOptions.absolute(html), installation)
      }
      let report = ConformanceReport(results, recordings: recordings)
      try showing.say(report.json, or: report.text)
      judge.compiler.cache.trim()
      throw report.isConforming ? ExitStatus.success : .failure
    }

    private func write(
      _ results: [RuleResult], _ own: Recording, _ recordings: [Recording], to path: String,
      _ installation: Installation
    ) throws {
      let templates = try installation.templates()
      let assets = path + ".assets"
      try templates.writeAssets(to: assets)
      let page = ConformancePage(
        templates: templates, assets: URL(filePath: assets).lastPathComponent)
      try AtomicFile.write(page.matrix(of: results, hosts: [own] + recordings), to: path)
    }
  }

  /// Writes a package for a Mac.
  struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export",
      abstract: "Write a package that asks Apple's UIKit the same rules, with XCTest.")

    @Option(help: ArgumentHelp("The folder to write, replaced as a whole.", valueName: "folder"))
    var output: String

    @Option(help: ArgumentHelp("Only rules whose ids contain this.", valueName: "text"))
    var only: String = ""

    @Option(
      name: .customLong("repository-url"),
      help: ArgumentHelp(
        "The address of the repository that collects recordings, for the package's README.",
        valueName: "url"))
    var repositoryURL: String?

    @Flag(help: "Write a package that asks this engine instead, under Apple's names.")
    var forEngine = false

    @OptionGroup var options: BookOptions

    func run() async throws {
      try OutputFolder(path: BookOptions.absolute(output)).checkMayReplace()
      let installation = try Installation(options)
      let rules = try ConformanceCommand.rules(of: installation, matching: only)
      let judge = try await installation.makeJudge(
        cache: options.cache(in: options.openWorkspace()))
      // Each rule runs there as long as it does here.
      let progress = ProgressLine("Timing", total: rules.count)
      let results = try await ConformanceSuite(judge: judge).run(rules) {
        progress.note(done: $0, of: $1)
      }
      await progress.end()
      try ConformancePackage(
        results: results, host: forEngine ? .engine(judge.compiler) : .apple,
        repository: repositoryURL
      ).write(to: BookOptions.absolute(output))
      Terminal.say(
        "\(rules.count == 1 ? "One rule" : "\(rules.count) rules") written to \(output). "
          + (forEngine
            ? "Test this engine with: sh \(BookOptions.shown(output))/test.sh"
            : "The README there says what to do on a Mac."))
      for rule in rules {
        if let obstacle = rule.obstacle { Terminal.say("\(rule.id) is not run there. \(obstacle)") }
      }
    }
  }
}
