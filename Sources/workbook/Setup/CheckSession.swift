import Chapters
import Checking
import Files
import Foundation
import Record
import SiteRendering

/// One run of `check`: judges exercises and writes reports.
struct CheckSession {
  var book: Book
  let workspace: Workspace
  let judge: Judge
  let judgesSolutions: Bool
  /// The variants to play of the one exercise that is checked; `nil` for all that it has.
  var plays: [ScenarioVariant]?

  /// The same session with cores of its own, whatever the work of this one still holds.
  func withOtherWorkers() -> CheckSession {
    CheckSession(
      book: book, workspace: workspace, judge: judge.withOtherWorkers(),
      judgesSolutions: judgesSolutions, plays: plays)
  }

  /// Judges the exercises concurrently.
  ///
  /// Returns the judgements in the order of the exercises.
  ///
  /// - Parameter progress: Called after each answer with the number of those that are judged.
  func check(
    _ exercises: [Exercise], progress: (Int) -> Void = { _ in }
  ) async throws(CheckingError) -> [Judgement] {
    try await exercises.mapAtOnce(progress: progress) { (exercise) async throws(CheckingError) in
      let answer = answer(to: exercise)
      let open = untouched(answer, of: exercise)
      if exercises.count > 1, let open, await judge.knownKey(of: answer, to: exercise) == nil {
        return open
      }
      var judgement = try await judge.judge(
        answer, to: exercise, plays: plays, isAlone: exercises.count == 1)
      if open != nil { judgement.verdict.isUntouched = true }
      judgement.verdict.diagnostics = workspace.placed(
        judgement.verdict.diagnostics, of: exercise)
      judgement.verdict.lookalike = lookalike(of: answer, to: exercise)
      return judgement
    }
  }

  /// The file that may be a missing answer under another name.
  private func lookalike(of answer: Answer, to exercise: Exercise) -> String? {
    guard !judgesSolutions, answer.text == .failure(.missing) else { return nil }
    return workspace.lookalike(of: exercise, among: book.exercises)
  }

  /// The judgement of a file that nobody has touched since we wrote it; `nil` for any other answer.
  ///
  /// Of several starters that were never played, nothing is shown that would have to be played.
  private func untouched(_ answer: Answer, of exercise: Exercise) -> Judgement? {
    guard !judgesSolutions, workspace.isUntouched(exercise) else { return nil }
    var judgement = unplayed(answer, of: exercise)
    judgement.verdict.isUntouched = true
    return judgement
  }

  private func unplayed(_ answer: Answer, of exercise: Exercise) -> Judgement {
    Judgement(
      verdict: Verdict(
        exercise: exercise.id, number: exercise.number, title: exercise.title, status: .fail,
        maximum: Double(exercise.points), file: answer.file))
  }

  private func answer(to exercise: Exercise) -> Answer {
    judgesSolutions
      ? AnswerReader(folder: book.folder).read(exercise.solutionFile)
      : workspace.answer(to: exercise)
  }

  /// Writes a page for each chapter, unless the existing page is about the same judgements.
  ///
  /// A page also shows the chapter's other answers that were judged as they are now, and names the rest.
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
      let own = judgements.filter { $0.verdict.exercise.hasPrefix(chapter.id + ".") }
      guard !own.isEmpty else { continue }
      let rows = await chapter.exercises.mapAtOnce { await row(of: $0, among: own) }
      let path = ".workbook/report/\(chapter.id).html"
      paths[chapter.id] = path
      let stamp = workspace.path(".workbook/report/\(chapter.id).stamp")
      func keys() -> String {
        let all = rows.map { "\($0.exercise.id) \($0.key)" } + [builtBook.version(of: chapter)]
        let text = all.joined(separator: "\n")
        // A stranger's workspace may have a page of his own, with a stamp that anybody can compute.
        return "\(text)\n\(judge.compiler.cache.mark(of: text))"
      }
      let kept = FileManager.default.contents(atPath: stamp)
      if rows.allSatisfy({ !$0.key.isEmpty }), kept == Data(keys().utf8),
        FileManager.default.fileExists(atPath: workspace.path(path))
      {
        continue
      }
      let templates = try readTemplates()
      let shown = try await rows.mapAtOnce { (row) async throws(CheckingError) in
        var judgement =
          if let judged = row.judged { judged } else {
            try await judge.judge(row.answer, to: row.exercise)
          }
        judgement.verdict.diagnostics = workspace.placed(
          judgement.verdict.diagnostics, of: row.exercise)
        judgement.verdict.lookalike = lookalike(of: row.answer, to: row.exercise)
        if untouched(row.answer, of: row.exercise) != nil { judgement.verdict.isUntouched = true }
        return await judge.showing(judgement, in: book)
      }
      let page = VerdictPage(
        book: book, templates: templates, cache: judge.compiler.cache, builtBook: builtBook)
      try templates.writeReportAssets(to: workspace.reportFolder)
      makePages(of: page.chaptersToRead(after: shown, in: chapter), templates)
      for file in page.report(on: shown, of: chapter) {
        try AtomicFile.write(file.text, to: "\(workspace.reportFolder)/\(file.name)")
      }
      try AtomicFile.write(keys(), to: stamp)
    }
    return paths
  }

  /// The folder in which `read --open` builds the book, and to which reports add the pages that
  /// they link to.
  private var bookFolder: String { workspace.path(".workbook/book") }
  private var builtBook: BuiltBook {
    BuiltBook(
      folder: URL(filePath: bookFolder), address: "../book/", command: Invocation.name)
  }

  /// Makes the chapters' pages, without films, unless they are there as they are now.
  ///
  /// If that fails, reports name the commands that show the sections, as they do in any case.
  private func makePages(of chapters: [Chapter], _ templates: Templates) {
    let missing = chapters.filter { builtBook.lacks($0, in: book) }
    // Pages lead to all chapters, of which this session may have read one.
    guard !missing.isEmpty, let whole = try? Book(folder: book.folder, forAuthors: false),
      let site = try? Site(book: whole, templates: templates.calling(Invocation.name))
    else { return }
    for chapter in missing.compactMap({ whole.chapter($0.id) }) {
      try? site.addPage(of: chapter, to: bookFolder)
    }
  }

  /// One exercise's part of a report.
  private struct Row: Sendable {
    var exercise: Exercise
    var answer: Answer
    /// See ``Judgement/key``.
    var key: String
    /// `nil` if it was judged by an earlier check.
    var judged: Judgement?
  }

  private func row(of exercise: Exercise, among judgements: [Judgement]) async -> Row {
    let answer = answer(to: exercise)
    if case .failure(.missing) = answer.text {
      let lookalike = lookalike(of: answer, to: exercise) ?? ""
      return Row(exercise: exercise, answer: answer, key: "missing \(lookalike)")
    }
    if let judged = judgements.first(where: { $0.verdict.exercise == exercise.id }) {
      return Row(exercise: exercise, answer: answer, key: judged.key, judged: judged)
    }
    if let key = await judge.knownKey(of: answer, to: exercise) {
      return Row(exercise: exercise, answer: answer, key: key)
    }
    if let open = untouched(answer, of: exercise) {
      return Row(exercise: exercise, answer: answer, key: "untouched", judged: open)
    }
    var outdated = unplayed(answer, of: exercise)
    outdated.isOutdated = true
    return Row(exercise: exercise, answer: answer, key: "outdated", judged: outdated)
  }
}
