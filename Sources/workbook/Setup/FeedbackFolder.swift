import Files
import Foundation
import Grading
import SiteRendering

/// The feedback pages of a run.
struct FeedbackFolder {
  let path: String

  /// - Parameter run: The folder that `grade` writes to.
  init(run: String) {
    path = run + "/feedback"
  }

  func path(of student: String) -> String { "\(path)/\(student).html" }

  /// Writes points that were changed since into the pages, with the reasons.
  ///
  /// A page that agrees is not written again. A missing page is left missing.
  func agree(with gradebook: Gradebook) async throws(FileError) {
    let progress = ProgressLine("Writing feedback", total: gradebook.rows.count)
    for (index, row) in gradebook.rows.enumerated() {
      if let page = FileManager.default.contents(atPath: path(of: row.student)) {
        let agreeing = FeedbackPage.agreeing(page, with: row, columns: gradebook.columns)
        if agreeing != page { try AtomicFile.write(agreeing, to: path(of: row.student)) }
      }
      progress.note(done: index + 1)
    }
    await progress.end()
  }
}
