import ArgumentParser
import Files
import Foundation
import Grading
import SiteRendering

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
    try Overrides.keepBases(ofRun: folder)
    let run = try GradedRun(folder: folder)
    await reading.end()
    var gradebook = run.gradebook
    gradebook.list = gradebook.list.named(by: roster)
    let earlier = try compare.map { try GradedRun(folder: BookOptions.absolute($0)) }
    let comparing = ProgressLine("Comparing answers")
    let summary = ClassSummary(
      run.record, gradebook: gradebook, answers: run.answers,
      book: try installation.readBook(), wording: ErrorWords.checking)
    await comparing.end()
    let templates = try installation.templates()
    try templates.writeAssets(to: run.folder + "/feedback")
    let page = ClassPage(
      summary,
      comparison: earlier.map { GradebookComparison(from: $0.gradebook, to: run.gradebook) },
      templates: templates)
    for (index, pair) in summary.alike.enumerated() {
      let texts = pair.students.map { text(of: $0, exercise: pair.exercise, in: run) }
      try AtomicFile.write(
        page.pair(pair, texts: texts), to: "\(run.folder)/\(ClassPage.file(ofPair: index))")
    }
    try await FeedbackFolder(run: run.folder).agree(with: gradebook)
    try AtomicFile.write(page.index(), to: run.folder + "/index.html")
    try AtomicFile.write(gradebook.csv, to: run.folder + "/gradebook.csv")
    let (parts, absent) = (run.record.terms.otherParts, gradebook.list.absent)
    for line in MissingWords.lines(parts: parts, absent: absent, list: gradebook.list) {
      Terminal.say(line)
    }
    Terminal.say("Written: \(self.run)/index.html")
    throw parts.isEmpty && absent.isEmpty ? ExitStatus.success : .softwareFault
  }

  private func text(of student: String, exercise: String, in run: GradedRun) -> String {
    guard let row = run.record.rows.first(where: { $0.grades.student == student }),
      let index = run.gradebook.columns.firstIndex(where: { $0.exercise == exercise }),
      let digest = row.answers[index]
    else { return "" }
    return run.answers[digest]?.text ?? ""
  }
}
