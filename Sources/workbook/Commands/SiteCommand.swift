import ArgumentParser
import SiteRendering

/// Makes the static site.
struct SiteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site", abstract: "Make the book's web pages.",
    subcommands: [Build.self, SiteServeCommand.self])

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

    @Option(
      help: ArgumentHelp(
        "With --gallery, show the wrong answers to this chapter or exercise only; may be repeated.",
        valueName: "name"), completion: Names.completion)
    var only: [String] = []

    @OptionGroup var options: BookOptions

    func validate() throws {
      guard gallery || only.isEmpty else {
        throw ValidationError("--only needs --gallery: it says whose wrong answers are shown.")
      }
    }

    func run() async throws {
      let installation = try Installation(options)
      var maker = try await SiteMaker(
        installation, cache: try options.cache(in: options.openWorkspace()))
      maker.baseURL = baseURL
      maker.repositoryURL = repositoryURL
      maker.galleryNames = gallery ? only : nil
      // Cards are named by their whole address.
      let painter = baseURL == nil ? nil : CardPainter(cache: maker.judge.compiler.cache)
      let folder = BookOptions.absolute(output)
      let site = try await maker.site(
        installation.templates(), hasCards: painter != nil, output: folder)
      let outline = site.outline
      let progress = ProgressLine("Drawing chapters", total: outline.chapters.count)
      try site.build(to: folder) { progress.note(done: $0, of: $1) }
      let missing = try await painter?.paint(outline, in: folder) ?? []
      await progress.end()
      if !missing.isEmpty {
        Terminal.say(
          "Pages name pictures that could not be drawn: \(missing.joined(separator: ", "))")
      }
      Terminal.say(
        "\(outline.chapters.count) chapters written to \(BookOptions.shown(output))/index.html")
    }
  }
}
