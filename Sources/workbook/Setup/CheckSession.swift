import Chapters
import Checking
import Foundation
import SiteRendering

/// One call of `check`: all its exercises, and the reports about them.
struct CheckSession {
  let book: Book
  let workspace: Workspace
  let judge: Judge
  let judgesSolutions: Bool

  /// Judges the exercises at one time; results are in their order.
  func check(_ exercises: [Exercise]) async throws(CheckingError) -> [Judged] {
    let results = await withTaskGroup(of: (Int, Result<Judged, CheckingError>).self) { group in
      for (index, exercise) in exercises.enumerated() {
        group.addTask {
          do throws(CheckingError) {
            return (index, .success(try await judge.judge(answer(to: exercise), to: exercise)))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      var results: [(Int, Result<Judged, CheckingError>)] = []
      for await result in group { results.append(result) }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
    var judged: [Judged] = []
    for result in results { judged.append(try result.get()) }
    return judged
  }

  private func answer(to exercise: Exercise) -> Answer {
    judgesSolutions
      ? AnswerReader(folder: book.folder).read(exercise.solutionFile)
      : workspace.answer(to: exercise)
  }

  /// Writes a page for each chapter, unless it says the same already.
  ///
  /// - Returns: The pages' paths by chapter, relative to the workspace.
  func writeReports(
    _ judged: [Judged], templates: Templates
  ) async throws -> [String: String] {
    var paths: [String: String] = [:]
    for chapter in book.chapters {
      let ids = Set(chapter.exercises.map(\.id))
      let own = judged.filter { ids.contains($0.verdict.exercise) }
      guard !own.isEmpty else { continue }
      let path = ".workbook/report/\(chapter.id).html"
      paths[chapter.id] = path
      let stamp = workspace.path(".workbook/report/\(chapter.id).stamp")
      let keys = own.map { "\($0.verdict.exercise) \($0.key)" }.joined(separator: "\n")
      let kept = FileManager.default.contents(atPath: stamp)
      if own.allSatisfy({ !$0.key.isEmpty }), kept == Data(keys.utf8) { continue }
      var judgements: [Judgement] = []
      for one in own {
        guard let exercise = book.exercise(one.verdict.exercise) else { continue }
        let reference = try await judge.reference(for: exercise, in: book)
        judgements.append(
          Judgement(
            verdict: one.verdict, runs: one.runs, reference: reference, source: one.source))
      }
      let page = VerdictPage(book: book, templates: templates)
      try SafeFile.write(page.report(on: judgements, of: chapter), to: workspace.path(path))
      try SafeFile.write(keys, to: stamp)
      try templates.writeAssets(to: workspace.reportFolder)
    }
    return paths
  }
}
