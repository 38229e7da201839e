import ArgumentParser
import Files
import Foundation
import Grading

/// Writes the grades of a run as a platform or a tool reads them.
struct GradeExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write a run's grades in the form of a platform.")

  @Argument(help: "One of \(Export.Format.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format: Export.Format

  @Argument(help: "The folder that grade has written to.")
  var run: String

  @Option(
    help: ArgumentHelp(
      "Where files are written; in the run's folder if it is not given.", valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The roster; its columns name, email, canvas, sis, login, section, number, lti and "
        + "participant are what platforms know students by.", valueName: "file"))
  var roster: String?

  @Option(
    help: ArgumentHelp(
      "Who handed in late: comma-separated values with the columns student and days.",
      valueName: "file"))
  var late: String?

  @Option(
    help: ArgumentHelp(
      "What each day costs, in percent of the judged points; points by hand stay.",
      valueName: "percent"))
  var latePercent = 10

  func validate() throws {
    guard (0...100).contains(latePercent) else {
      throw ValidationError("--late-percent is a whole number from 0 to 100.")
    }
  }

  func run() async throws {
    let run = try GradedRun(folder: BookOptions.absolute(self.run))
    let roster = try roster.map { try Roster(file: BookOptions.absolute($0)) }
    let policy = try late.map {
      try LatePolicy(file: BookOptions.absolute($0), percent: latePercent)
    }
    let gradebook = try policy?.applied(to: run.gradebook, roster: roster) ?? run.gradebook
    let export = Export(
      run.record, gradebook: gradebook, roster: roster, feedback: run.folder + "/feedback")
    // A run that was ended has not come to these.
    let known = Set(run.gradebook.rows.map(\.student))
    let missing = try ExpectedStudents.read(run: run.folder).filter { !known.contains($0) }
    let place = output.map(BookOptions.absolute) ?? "\(run.folder)/export/\(format.rawValue)"
    let files = try export.files(format)
    for (name, content) in files { try AtomicFile.write(content, to: "\(place)/\(name)") }
    for student in format == .moodleFeedback ? export.withoutParticipant : [] {
      Terminal.say(
        "Left out: \(Look.harmless(student)), whose number in Moodle is not known. Give it in the "
          + "roster's column participant.")
    }
    for student in export.strangers {
      Terminal.say("Left out: \(Look.harmless(student)), who is not on the roster.")
    }
    for student in export.ungraded + missing {
      Terminal.say("Left out: \(Look.harmless(student)), who is not graded yet.")
    }
    Terminal.say("Written: \(files.count) \(files.count == 1 ? "file" : "files") in \(place)/")
    throw export.ungraded.isEmpty && missing.isEmpty ? ExitStatus.success : .softwareFault
  }
}

extension Export.Format: ExpressibleByArgument {}
