import Chapters
import Checking
import Files
import Foundation
import SiteRendering

/// One run of `check`: judges exercises and writes reports.
struct CheckSession {
  let book: Book
  let workspace: Workspace
  let judge: Judge
  let judgesSolutions: Bool

  /// Judges the exercises concurrently.
  ///
  /// Returns the judgements in the order of the exercises.
  ///
  /// - Parameter progress: Is told how many are judged after each.
  func check(
    _ exercises: [Exercise], progress: (Int) -> Void = { _ in }
  ) async throws(CheckingError) -> [Judgement] {
    try await exercises.mapAtOnce(progress: progress) { (exercise) async throws(CheckingError) in
      try await judge.judge(
        answer(to: exercise), to: exercise, isAlone: exercises.count == 1)
    }
  }

  private func answer(to exercise: Exercise) -> Answer {
    judgesSolutions
      ? AnswerReader(folder: book.folder).read(exercise.solutionFile)
      : workspace.answer(to: exercise)
  }

  /// Writes a page for each chapter, unless the existing page is about the same judgements.
  ///
  /// - Parameters:
  ///   - judgements: The judgements that the pages show.
  ///   - readTemplates: Called if a page has to be written.
  /// - Returns: The pages' paths by chapter, relative to the workspace.
  func writeReports(
    _ judgements: [Judgement], readTemplates: () throws -> Templates
  ) async throws -> [String: String] {
    var paths: [String: String] = [:]
    for chapter in book.chapters {
      let ids = Set(chapter.exercises.map(\.id))
      let own = judgements.filter { ids.contains($0.verdict.exercise) }
      guard !own.isEmpty else { continue }
      let path = ".workbook/report/\(chapter.id).html"
      paths[chapter.id] = path
      let stamp = workspace.path(".workbook/report/\(chapter.id).stamp")
      let keys = own.map { "\($0.verdict.exercise) \($0.key)" }.joined(separator: "\n")
      let kept = FileManager.default.contents(atPath: stamp)
      if own.allSatisfy({ !$0.key.isEmpty }), kept == Data(keys.utf8),
        FileManager.default.fileExists(atPath: workspace.path(path))
      {
        continue
      }
      let templates = try readTemplates()
      let shown = await own.mapAtOnce { await judge.showing($0, in: book) }
      let page = VerdictPage(book: book, templates: templates, cache: judge.compiler.cache)
      try AtomicFile.write(page.report(on: shown, of: chapter), to: workspace.path(path))
      try AtomicFile.write(keys, to: stamp)
      try templates.writeAssets(to: workspace.reportFolder)
    }
    return paths
  }
}
