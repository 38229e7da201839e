import ArgumentParser
import Files
import Foundation
import Grading

/// Writes the page of a class for its instructor.
struct GradeReportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write a page about a class: grades, what was hard, who is alike.")

  @Argument(help: "The folder that grade has written to.")
  var run: String

  @Option(
    help: ArgumentHelp("The folder of an earlier run to compare with.", valueName: "folder"))
  var compare: String?

  @Option(
    help: ArgumentHelp(
      "A roster with the students' names, if grade was given none, or another.",
      valueName: "file"))
  var roster: String?

  @OptionGroup var options: BookOptions

  func run() async throws {
    let installation = try Installation(options)
    let roster = try self.roster.map { try Roster(file: BookOptions.absolute($0)) }
    let reading = ProgressLine("Reading the run")
    let folder = BookOptions.absolute(self.run)
    try RunFolder.requireWhole(folder)
    try Overrides.keepBases(ofRun: folder)
    let run = try GradedRun(folder: folder, keeping: .overview)
    await reading.end()
    var gradebook = run.gradebook
    gradebook.list = gradebook.list.named(by: roster)
    let earlier = try compare.map {
      try GradedRun(folder: BookOptions.absolute($0), keeping: .overview)
    }
    try await ClassReport(installation, book: installation.readBook()).write(
      run, gradebook, comparing: earlier)
    try await FeedbackFolder(run: run.folder).agree(with: gradebook)
    try AtomicFile.write(gradebook.file, to: run.folder + "/gradebook.csv")
    let (parts, absent) = (run.record.terms.otherParts, gradebook.list.absent)
    for line in MissingWords.lines(parts: parts, absent: absent, list: gradebook.list) {
      Terminal.say(line)
    }
    Terminal.say("Written: \(self.run)/index.html")
    throw parts.isEmpty && absent.isEmpty ? ExitStatus.success : .softwareFault
  }
}
