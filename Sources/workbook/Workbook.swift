import ArgumentParser
import Chapters
import Foundation

/// The command line: arguments, wording and exit codes.
@main
struct Workbook: AsyncParsableCommand {
  static let version = "workbook 1.0"
  static let configuration = CommandConfiguration(
    commandName: "workbook",
    abstract: "Learn custom view controller transitions in UIKit, without a Mac.",
    discussion: """
      Begin with: bin/workbook start ch17, then bin/workbook check ch17. Names of chapters and \
      exercises are ch17, ch17.2, ch17.fade-in, or the path of a file.
      """,
    version: version,
    groupedSubcommands: [
      CommandGroup(
        name: "Learning",
        subcommands: [
          StartCommand.self, CheckCommand.self, HintCommand.self, ListCommand.self,
          NextCommand.self, ReadCommand.self, DiffCommand.self, ResetCommand.self,
          SolutionCommand.self, OpenCommand.self, UpdateCommand.self, WatchCommand.self,
        ]),
      CommandGroup(name: "Trying", subcommands: [PlayCommand.self]),
      CommandGroup(name: "Teaching", subcommands: [GradeCommand.self]),
      CommandGroup(
        name: "Writing",
        subcommands: [InspectCommand.self, ConformanceCommand.self, SiteCommand.self]),
      CommandGroup(
        name: "Help",
        subcommands: [
          DoctorCommand.self, InstallCommand.self, UninstallCommand.self, SourcesCommand.self,
          WorkerCommand.self,
        ]),
    ])

  static func main() async {
    do {
      try checkCommand(CommandLine.arguments.dropFirst().first)
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let status as ExitStatus {
      Foundation.exit(status.rawValue)
    } catch {
      end(error)
    }
  }

  /// Suggests commands for a misspelt one.
  private static func checkCommand(_ word: String?) throws(UsageError) {
    guard let word, word.first?.isLetter == true else { return }
    let commands = configuration.subcommands.map { $0.configuration }
    let names = ["help"] + commands.flatMap { [$0.commandName ?? ""] + $0.aliases }
    guard !names.contains(word) else { return }
    throw .unknownCommand(word, nearest: NearestWords.to(word, among: names))
  }

  /// Prints an error and exits with its status.
  private static func end(_ error: any Error) -> Never {
    if let worded = ErrorWords.describe(error) { end(worded.text, worded.status) }
    let code = exitCode(for: error)
    let message = fullMessage(for: error)
    if code == .success {
      // A script for a shell, or names that complete a word, must not be wrapped.
      Terminal.write(Invocation.named(in: message))
      Foundation.exit(0)
    }
    end(message, code == .validationFailure ? .usage : .softwareFault)
  }

  /// Prints a sentence for people, and for programs that asked for JSON an object with it.
  private static func end(_ message: String, _ status: ExitStatus) -> Never {
    Terminal.complain(message)
    if CommandLine.arguments.contains("--json"),
      let report = try? ErrorReport(message, status).text()
    {
      Terminal.write(report)
    }
    Foundation.exit(status.rawValue)
  }
}

/// The tool's exit statuses.
enum ExitStatus: Int32, Error {
  case success = 0
  /// At least one exercise or proof fails.
  case failure = 1
  /// The command line is not valid, or names something that does not exist.
  case usage = 2
  /// An answer does not compile, or its file cannot be read.
  case doesNotCompile = 3
  /// An answer crashed or did not end in time.
  case stopped = 4
  /// The workbook or the machine is at fault.
  case softwareFault = 70
}
