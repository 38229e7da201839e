import Chapters
import Checking
import Compiling
import Foundation
import Record
import SiteRendering

/// Makes the site of a book from the files on the disk, and draws only the parts that no earlier
/// build drew.
struct SiteMaker {
  let installation: Installation
  let judge: Judge
  private var pictureKeys: PictureKeys
  var baseURL: String?
  var repositoryURL: String?
  /// The names of chapters and exercises whose wrong answers are shown too; `nil` for none, empty for all.
  var galleryNames: [String]?
  /// The program that computes the figures in browsers; without one, pages show pictures.
  let figureEngine: Data?
  /// The chapters and pages that this process has read and made before.
  var memory: (book: BookMemory, pages: PageMemory)?

  /// Finds the compiler, and builds the figures' engine unless that is in the cache.
  init(_ installation: Installation, cache: String) async throws {
    self.installation = installation
    judge = try await installation.makeJudge(cache: cache)
    pictureKeys = PictureKeys(judge)
    figureEngine = try await WebProgram.figures(package: installation.root)
      .build(with: judge.compiler)
    if figureEngine == nil {
      Terminal.say("The figures stay pictures: this Swift cannot build them for browsers.")
    }
  }

  /// The book, if pages can be made of it.
  func readBook() throws -> Book {
    let book = try installation.readBook(memory: memory?.book)
    let findings = book.findings.filter { $0.error.isObstacle || $0.error.isBrokenLink }
    guard findings.isEmpty else { throw SetupError.bookHasErrors(findings) }
    return book
  }

  /// A site that has everything it needs to be written.
  ///
  /// - Parameter hasCards: Whether there will be a picture for each chapter's address.
  mutating func site(of book: Book, _ templates: Templates, hasCards: Bool = false) async throws
    -> Site
  {
    let galleries = try galleryNames.map { names in
      try names.isEmpty ? book.exercises : names.flatMap { try book.exercises(named: $0) }
    }
    let galleryIds = Set((galleries ?? []).filter { !$0.mistakes.isEmpty }.map(\.id))
    let updates = baseURL == nil ? [:] : await BookHistory(of: book).updates
    let kept = KeptPages(
      cache: judge.compiler.cache, book: book, runs: pictureKeys.keys(for: book),
      program: installation.identity,
      fields: [
        templates.identity, baseURL ?? "", repositoryURL ?? "",
        "\(figureEngine != nil) \(updates.isEmpty) \(hasCards)",
        galleryIds.sorted().joined(separator: " "),
      ], memory: memory?.pages)
    var site = try Site(
      book: book, templates: templates, galleries: galleryIds, baseURL: baseURL,
      repositoryURL: repositoryURL, figureEngine: figureEngine, updates: updates,
      hasCards: hasCards, kept: kept)
    let undrawn = site.undrawnExercises
    let progress = ProgressLine("Playing the reference answers", total: undrawn.count)
    let references = try await judge.references(for: undrawn, in: book) { progress.note(done: $0) }
    await progress.end()
    site.draw(references.mapValues { $0.map(\.withoutEncore) })
    site.draw(galleries: try await wrongAnswers(to: site.undrawnGalleries, in: book))
    return site
  }

  /// The mistakes of exercises, played, by exercise id.
  private func wrongAnswers(to exercises: [Exercise], in book: Book) async throws
    -> [String: [WrongAnswer]]
  {
    guard !exercises.isEmpty else { return [:] }
    let references = try await judge.references(for: exercises, in: book)
    let all = exercises.flatMap { exercise in
      exercise.mistakes.map { (exercise: exercise, mistake: $0) }
    }
    let progress = ProgressLine("Playing wrong answers", total: all.count)
    let answers = try await all.mapAtOnce(
      atMost: judge.width, progress: { progress.note(done: $0) },
      { (wrong) async throws(CheckingError) in
        let judgement = try await judge.judge(
          Answer(file: wrong.exercise.exerciseFile, text: wrong.mistake.answer),
          to: wrong.exercise)
        return WrongAnswer(
          name: wrong.mistake.name, judgement: judgement,
          references: references[wrong.exercise.id] ?? [])
      })
    await progress.end()
    return zip(all, answers).reduce(into: [:]) { result, pair in
      if let answer = pair.1 { result[pair.0.exercise.id, default: []].append(answer) }
    }
  }
}
