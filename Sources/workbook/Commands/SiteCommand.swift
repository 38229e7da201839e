import ArgumentParser
import Chapters
import Checking
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

    @OptionGroup var options: BookOptions

    func run() async throws {
      let installation = try Installation(options)
      let book = try installation.readBook()
      let faults = book.findings.filter { $0.fault.isObstacle || $0.fault.isBrokenLink }
      guard faults.isEmpty else { throw SetupError.bookHasFaults(faults) }
      let judge = try await installation.makeJudge(cache: options.openWorkspace().cacheFolder)
      let references = try await judge.references(in: book)
      let films = references.compactMapValues { $0.first }
      var openings: [String: [Run]] = [:]
      for chapter in book.chapters where !chapter.openings.isEmpty {
        openings[chapter.id] = chapter.openings.compactMap { opening in
          references[opening.exercise]?.first { $0.label.scenario == opening.scenario }
        }
      }
      let site = try Site(
        book: book, templates: try installation.templates(), films: films, openings: openings,
        baseURL: baseURL, repositoryURL: repositoryURL)
      try site.build(to: BookOptions.absolute(output))
      Terminal.say("\(book.chapters.count) chapters written to \(output)/index.html")
    }
  }
}
