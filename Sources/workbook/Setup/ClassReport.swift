import Chapters
import Files
import Foundation
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

  /// Writes the pages anew if the run has them already, so that they never say other grades than its gradebook.
  static func renew(
    in folder: String, _ gradebook: Gradebook, _ installation: Installation, book: Book? = nil,
    comparing earlier: GradedRun? = nil, isMerging: Bool = false
  ) async throws {
    guard FileManager.default.fileExists(atPath: folder + "/index.html") else { return }
    try await ClassReport(installation, book: book ?? installation.readBook()).write(
      GradedRun(folder: folder, isMerging: isMerging, keeping: .overview), gradebook,
      comparing: earlier)
  }

  /// Writes the page, and one for each two answers that are alike.
  ///
  /// - Parameters:
  ///   - gradebook: The run's, with names and points as they are to be shown.
  ///   - earlier: A run whose differences are shown.
  func write(_ run: GradedRun, _ gradebook: Gradebook, comparing earlier: GradedRun?) async throws {
    let comparing = ProgressLine("Comparing answers")
    let summary = try ClassSummary(
      run.record, gradebook: gradebook, answers: run.answers, book: book)
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
    removePairs(after: summary.alike.count, in: run.folder)
  }

  /// Deletes the pages of pairs that the report had before and has no more.
  private func removePairs(after count: Int, in folder: String) {
    let kept = Set((0..<count).map(ClassPage.file))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/alike")) ?? []
    for path in names.map({ "alike/\($0)" }) where path.hasSuffix(".html") && !kept.contains(path) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(path)")
    }
  }

  private func text(of student: String, exercise: String, in run: GradedRun) -> String {
    guard let row = run.record.rows.first(where: { $0.grades.student == student }),
      let index = run.gradebook.columns.firstIndex(where: { $0.exercise == exercise }),
      let digest = row.answers[index]
    else { return "" }
    return run.answers[digest]?.text ?? ""
  }
}
