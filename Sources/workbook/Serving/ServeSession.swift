import Chapters
import Files
import Foundation
import SiteRendering
import SiteServing

/// Serves the site, and builds it anew whenever a part of it is saved.
struct ServeSession {
  private let installation: Installation
  private let cache: String?
  private let server: PageServerProcess
  private let folders: [String]

  init(_ installation: Installation, cache: String?, port: UInt16) throws(SiteError) {
    self.installation = installation
    self.cache = cache
    server = PageServerProcess(
      program: installation.products + "/page-server", port: port,
      script: try installation.templates().liveScript)
    folders = [
      installation.book + "/chapters", installation.book + "/solutions",
      installation.root + "/site",
    ]
  }

  /// Goes on until the process ends.
  ///
  /// - Throws: An error that keeps the site from being served or the first book from being read.
  ///   Later errors of the book are shown, and the pages stay as they were.
  func run(opensBrowser: Bool) async throws {
    // Nothing is built for a port that is taken.
    let (listening, listens) = AsyncStream.makeStream(of: UInt16.self)
    try await withThrowingTaskGroup { group in
      group.addTask {
        try await server.run { port in
          listens.yield(port)
          listens.finish()
        }
      }
      group.addTask {
        guard let port = await listening.first(where: { _ in true }) else { return }
        try Task.checkCancellation()
        try await buildAgainAndAgain { [opensBrowser] in
          let address = "http://127.0.0.1:\(port)/"
          Terminal.say("The site is at \(address), for this machine only. Ctrl-C ends it.")
          if opensBrowser { await Browser.start(address) }
        }
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// - Parameter announce: Called once there is all that pages are made with.
  private func buildAgainAndAgain(announcing announce: () async -> Void) async throws {
    // What is saved during a build has to be seen after it.
    let changes = ChangedFiles(below: folders)
    var maker = try await SiteMaker(installation, cache: cache)
    maker.memory = (BookMemory(), PageMemory())
    await announce()
    await build(with: &maker, because: nil)
    for await files in changes.stream { await build(with: &maker, because: files) }
  }

  private func build(with maker: inout SiteMaker, because files: [String]?) async {
    let begun = ContinuousClock.now
    let reason = files.map { ServeWords.reason($0, in: installation.book) }
    do {
      let site = try await maker.site(installation.templates())
      server.show(try site.checkedFiles())
      Terminal.say(
        ServeWords.built(
          chapters: site.outline.chapters.count, because: reason, in: ContinuousClock.now - begun))
    } catch {
      let fault = ErrorWords.describe(error)?.text ?? "The site could not be built."
      server.complain(Invocation.named(in: fault))
      Terminal.complain(ServeWords.notBuilt(because: reason, fault))
    }
  }
}
