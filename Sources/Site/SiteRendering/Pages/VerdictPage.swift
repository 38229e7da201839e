import Chapters
import Checking
public import Compiling
import Files
import Foundation
public import Grading
import Record

/// The report of `check` and the feedback of `grade`.
///
/// The page needs the style sheet beside it: ``Templates/writeAssets(to:)``.
public struct VerdictPage: Sendable {
  private let book: Book
  private let templates: Templates
  private let cache: ContentCache?
  private let builtBook: BuiltBook?

  /// Makes pages whose references lead into this book.
  ///
  /// - Parameters:
  ///   - cache: Keeps the parts that the pages of many answers to one exercise share.
  ///   - builtBook: The book's pages, if they may exist; without them references are commands.
  public init(
    book: Book, templates: Templates, cache: ContentCache? = nil, builtBook: BuiltBook? = nil
  ) {
    self.book = book
    self.templates = templates
    self.cache = cache
    self.builtBook = builtBook
  }

  /// The report on the answers to one chapter's exercises: files by name, in the order in which they have
  /// to be written.
  ///
  /// An open page loads itself again when the last file has another version.
  public func report(on judgements: [Judgement], of chapter: Chapter) -> [(
    name: String, text: String
  )] {
    var page = page(
      judgements, label: chapter.number.map { "Chapter \($0)" }, title: chapter.title,
      description: "What became of the answers to \(chapter.title).")
    var digest = Digest()
    digest.update(Data((page.content + templates.identity).utf8))
    let news = NewsContext(script: "\(chapter.id)-news.js", version: digest.text())
    page.news = news
    return [
      ("\(chapter.id).html", templates.page(page)),
      (news.script, "workbookNews(\"\(news.version)\");\n"),
    ]
  }

  /// The chapters whose sections failed tests and stopped programs send the learner to.
  public func chaptersToRead(after judgements: [Judgement], in chapter: Chapter) -> [Chapter] {
    var all = judgements.flatMap(\.verdict.tests).compactMap { test in
      test.failure?.read.flatMap { book.heading($0, from: chapter)?.chapter }
    }
    if judgements.contains(where: { $0.verdict.stop != nil }) { all.append(chapter) }
    return book.chapters.filter { chapter in all.contains { $0.id == chapter.id } }
  }

  /// The feedback for one student, over all exercises.
  ///
  /// - Parameter receipt: Says which submission it was.
  public func feedback(
    for student: String, on judgements: [Judgement], of receipt: Receipt
  ) -> String {
    templates.page(
      page(
        judgements, label: "Feedback", title: student,
        description: "What became of the answers of \(student).",
        receipt: VerdictsContext.Receipt(day: receipt.day, mark: receipt.mark)))
  }

  private func page(
    _ judgements: [Judgement], label: String?, title: String, description: String,
    receipt: VerdictsContext.Receipt? = nil
  ) -> PageContext {
    let contexts = judgements.enumerated().map { index, judgement in
      JudgementContext(
        judgement, index: index + 1, book: book, cache: cache, builtBook: builtBook)
    }
    // To whom works at a chapter, an exercise not begun says nothing but that.
    let isReport = receipt == nil
    let shown = contexts.filter { !isReport || $0.status != Verdict.Status.skipped.rawValue }
    let rows = contexts.map { context in
      VerdictsContext.Row(
        address: shown.contains { $0.id == context.id } ? "#\(context.anchor)" : nil,
        id: context.id,
        title: context.title, status: context.status, word: context.word, points: context.points)
    }
    let content = VerdictsContext(
      label: label, title: title, summary: Self.summary(judgements.map(\.verdict)),
      receipt: receipt, rows: rows, endsWithTable: isReport, judgements: Self.byNeed(shown))
    return PageContext(
      title: title, description: description, content: templates.render("verdicts", content),
      kind: "verdicts", isIndexed: false)
  }

  /// Sorts the contexts: answers that do not pass, then untouched starters, then solved exercises.
  private static func byNeed(_ contexts: [JudgementContext]) -> [JudgementContext] {
    let unsolved = contexts.filter { !$0.isSolved }
    return unsolved.filter { !$0.isUntouched } + unsolved.filter(\.isUntouched)
      + contexts.filter(\.isSolved)
  }

  private static func summary(_ verdicts: [Verdict]) -> String {
    let solved = verdicts.filter { $0.status == .pass }.count
    let points = pointsText(
      verdicts.map(\.points).reduce(0, +), of: verdicts.map(\.maximum).reduce(0, +))
    return "\(solved) of \(verdicts.count) solved, \(points)"
  }
}
