import Chapters
import Files
import Grading
import SiteRendering

/// The pages about a class in the folder of its run.
struct ClassReport {
  private let installation: Installation
  private let book: Book

  init(_ installation: Installation, book: Book) {
    self.installation = installation
    self.book = book
  }

  /// Writes the page, and one for each two answers that are alike.
  ///
  /// - Parameters:
  ///   - gradebook: The run's, with names and points as they are to be shown.
  ///   - earlier: A run whose differences are shown.
  func write(_ run: GradedRun, _ gradebook: Gradebook, comparing earlier: GradedRun?) async throws {
    let comparing = ProgressLine("Comparing answers")
    let summary = ClassSummary(
      run.record, gradebook: gradebook, answers: run.answers, book: book,
      wording: ErrorWords.checking)
    await comparing.end()
    let templates = try installation.templates()
    try templates.writeAssets(to: run.folder + "/feedback")
    let page = ClassPage(
      summary, comparison: earlier.map { GradebookComparison(from: $0.gradebook, to: gradebook) },
      templates: templates)
    for (index, pair) in summary.alike.enumerated() {
      let texts = pair.students.map { text(of: $0, exercise: pair.exercise, in: run) }
      try AtomicFile.write(
        page.pair(pair, texts: texts), to: "\(run.folder)/\(ClassPage.file(ofPair: index))")
    }
    try AtomicFile.write(page.index(), to: run.folder + "/index.html")
  }

  private func text(of student: String, exercise: String, in run: GradedRun) -> String {
    guard let row = run.record.rows.first(where: { $0.grades.student == student }),
      let index = run.gradebook.columns.firstIndex(where: { $0.exercise == exercise }),
      let digest = row.answers[index]
    else { return "" }
    return run.answers[digest]?.text ?? ""
  }
}
