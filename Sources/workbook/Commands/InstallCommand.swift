import ArgumentParser
import Files
import Foundation

/// Puts the tool on the path, with all that it needs.
struct InstallCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install", abstract: "Put the workbook on your path, to use it in any folder.",
    discussion: """
      Copies the tool, the engine and the book, so that this folder can go. Swift has to stay, \
      because your answers are compiled.
      """)

  @Option(help: "Where bin and lib are.")
  var prefix = "~/.local"

  @OptionGroup var options: BookOptions

  func run() async throws {
    let installation = try Installation(options)
    let place = InstalledCopy(prefix: prefix)
    // The folder in which this is called is nobody's workspace.
    let judge = try await installation.makeJudge(
      cache: Installation.sandboxFolder() + "/results")
    let figures = try await FigureEngine(of: installation, with: judge.compiler)
    try place.install(installation, figures: figures)
    Terminal.say("Installed \(place.command). workbook uninstall removes it.")
    if !SearchPath.folders.contains(place.binaries) {
      Terminal.say("Add it to your path: export PATH=\"\(place.binaries):$PATH\"")
    }
  }
}

/// Removes the files that `install` has copied.
struct UninstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall", abstract: "Remove an installed workbook; your workspaces stay.")

  @Option(help: "Where bin and lib are.")
  var prefix = "~/.local"

  func run() throws {
    let place = InstalledCopy(prefix: prefix)
    try place.uninstall()
    Terminal.say("Removed \(place.command) and \(place.folder).")
  }
}
