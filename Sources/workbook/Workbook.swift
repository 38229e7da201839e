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
    let isOutdated = Task.detached { BuiltSources.areNewer }
    do {
      var command: any ParsableCommand
      do {
        command = try parse(Names.joined(Array(CommandLine.arguments.dropFirst())))
      } catch {
        // Newer sources may know what these do not.
        if await isOutdated.value { BuiltSources.buildAndStartAnew() }
        throw error
      }
      if await isOutdated.value { BuiltSources.buildAndStartAnew() }
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let status as ExitStatus {
      exit(status)
    } catch {
      end(error)
    }
  }

  /// Ends the process without destroying anything in it, which the system does faster.
  static func exit(_ status: ExitStatus) -> Never {
    fflush(nil)
    _exit(status.rawValue)
  }

  /// The command that the user's words mean.
  ///
  /// To go through the tree of all commands takes as long again as to parse one command's words. It
  /// knows how to word what is wrong, and to help.
  private static func parse(_ words: [String]) throws -> any ParsableCommand {
    let named = configuration.subcommands.first { names(of: $0).contains(words.first ?? "") }
    // A command by itself does not know the name of the tool, with which its usage begins.
    let asksForHelp = words.contains { ["-h", "--help", "-help"].contains($0) }
    if let named, !asksForHelp, named.configuration.subcommands.isEmpty,
      let command = try? named.parseAsRoot(Array(words.dropFirst()))
    {
      return command
    }
    if named == nil { try refuseUnknown(words.first) }
    return try parseAsRoot(words)
  }

  private static func names(of command: any ParsableCommand.Type) -> [String] {
    [command.configuration.commandName ?? ""] + command.configuration.aliases
  }

  /// Suggests commands for a misspelt one.
  private static func refuseUnknown(_ word: String?) throws(UsageError) {
    guard let word, word.first?.isLetter == true, word != "help" else { return }
    let names = ["help"] + configuration.subcommands.flatMap(names(of:))
    let meant = synonyms[word.lowercased()].map { [$0] }
    throw .unknownCommand(word, nearest: meant ?? NearestWords.to(word, among: names))
  }

  /// What other tools call our commands.
  private static let synonyms = [
    "test": "check", "verify": "check", "init": "start", "new": "start", "show": "read",
    "status": "list", "undo": "reset",
  ]

  /// Prints an error and exits with its status.
  private static func end(_ error: any Error) -> Never {
    if let worded = ErrorWords.describe(error) { end(worded.text, worded.status) }
    let code = exitCode(for: error)
    let message = fullMessage(for: error)
    if code == .success {
      // A script for a shell, or names that complete a word, must not be wrapped.
      Terminal.write(
        Invocation.named(in: ParserMessage.text(message, width: Terminal.outputWidth)))
      exit(.success)
    }
    end(
      ParserMessage.text(message, width: Terminal.outputWidth),
      code == .validationFailure ? .usage : .softwareFault)
  }

  /// Prints a sentence for people, and for programs that asked for JSON an object with it.
  private static func end(_ message: String, _ status: ExitStatus) -> Never {
    Terminal.complain(message)
    if CommandLine.arguments.contains("--json"),
      let report = try? ErrorReport(message, status).text()
    {
      Terminal.write(report)
    }
    exit(status)
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
