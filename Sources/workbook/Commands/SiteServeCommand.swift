import ArgumentParser

/// Shows the site in browsers of this machine while it is written.
struct SiteServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show the book in your browser, and again whenever you save a part of it.")

  @Option(help: ArgumentHelp("Where to listen; 0 for any port that is free.", valueName: "number"))
  var port: UInt16 = 8000

  @Flag(help: "Open the first page in your browser.")
  var open = false

  @OptionGroup var options: BookOptions

  func run() async throws {
    let installation = try Installation(options)
    let session = try ServeSession(
      installation, cache: try options.cache(in: options.openWorkspace()), port: port)
    let interruption = Interruption({ "Stopped." }, status: 0)
    try await session.run(opensBrowser: open)
    withExtendedLifetime(interruption) {}
  }
}
