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

  @OptionGroup var options: BookOptions

  func run() async throws {
    let installation = try Installation(options)
    let run = try GradedRun(folder: BookOptions.absolute(self.run))
    let earlier = try compare.map { try GradedRun(folder: BookOptions.absolute($0)) }
    let summary = ClassSummary(
      run.record, gradebook: run.gradebook, answers: run.answers,
      book: try installation.readBook(), wording: ErrorWords.checking)
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
    try AtomicFile.write(page.index(), to: run.folder + "/index.html")
    try AtomicFile.write(run.gradebook.csv, to: run.folder + "/gradebook.csv")
    Terminal.say("Written: \(self.run)/index.html")
  }

  private func text(of student: String, exercise: String, in run: GradedRun) -> String {
    guard let row = run.record.rows.first(where: { $0.grades.student == student }),
      let index = run.gradebook.columns.firstIndex(where: { $0.exercise == exercise }),
      let digest = row.answers[index]
    else { return "" }
    return run.answers[digest]?.text ?? ""
  }
}
