import ArgumentParser
import Chapters
import Checking
import Foundation

/// Replaces an answer with the starter.
struct ResetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset", abstract: "Put an exercise's starter back; your file is kept as a backup."
  )

  @Argument(help: "An exercise.", completion: Names.completion)
  var name: String

  @Flag(help: "Do not ask.")
  var yes = false

  @OptionGroup var options: BookOptions

  func run() async throws {
    let installation = try Installation(options)
    let book = try installation.readBook(for: [name])
    let workspace = try options.openWorkspace()
    try CheckCommand.requireBegun(workspace, for: [name], installation)
    var isReset = false
    for exercise in try book.exercises(named: name) {
      if !yes, workspace.hasStarted(exercise) {
        Terminal.say("Put the starter back into \(workspace.file(of: exercise))? [y/n] ", end: "")
        let reply = readLine()?.lowercased()
        if reply == nil { Terminal.say("") }
        guard reply?.hasPrefix("y") == true else {
          let advice =
            reply == nil ? " Nobody answered; with --yes it is done without a question." : ""
          Terminal.say("\(workspace.file(of: exercise)) stays as it is.\(advice)")
          // Nobody was there to say no.
          if reply == nil { throw ExitStatus.failure }
          continue
        }
      }
      let stamp = Date.now.formatted(.iso8601).replacing(":", with: "-")
      let backup = try workspace.reset(exercise, stamp: stamp)
      isReset = true
      Terminal.say(
        "\(workspace.file(of: exercise)) is the starter again."
          + (backup.map { " What you had is in \($0)." } ?? ""))
    }
    guard isReset else { return }
    // Only now, since none goes on from an answer that was given up as well.
    let progress = WorkspaceProgress(in: workspace)
    for file in try workspace.carryOn(book.exercises, after: progress) {
      Terminal.say(file.text(in: workspace))
    }
  }
}
