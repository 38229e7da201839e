import Chapters
import Checking
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
  init(_ installation: Installation, cache: String?) async throws {
    self.installation = installation
    judge = try await installation.makeJudge(cache: cache)
    pictureKeys = PictureKeys(judge)
    figureEngine = try await FigureEngine(of: installation, with: judge.compiler).program
  }

  /// A site that has everything it needs to be written.
  ///
  /// Reads the chapters that have changed since their records were kept, and others only if something
  /// has to be made of them.
  ///
  /// - Parameters:
  ///   - hasCards: Whether there will be a picture for each chapter's address.
  ///   - output: The absolute path of the folder to which the site will be built, if any.
  mutating func site(
    _ templates: Templates, hasCards: Bool = false, output: String? = nil
  ) async throws -> Site {
    var known = KeptRecords(
      of: installation.book, tools: [installation.identity] + pictureKeys.tools,
      cache: judge.compiler.cache, memory: memory?.pages)
    if let book = changedChapters(known.unknown) {
      known.add(records(of: book))
      if let records = known.all, galleryNames?.isEmpty != false {
        let site = try await site(
          of: book, records, templates, hasCards: hasCards, output: output)
        if site.unreadChapters.isEmpty { return try await drawn(site, in: book) }
      }
    }
    let book = try readBook()
    let records = records(of: book)
    known.add(records)
    return try await drawn(
      site(of: book, records, templates, hasCards: hasCards, output: output), in: book)
  }

  /// The book, if pages can be made of it.
  private func readBook() throws -> Book {
    let book = try installation.readBook(forAuthors: true, memory: memory?.book)
    let findings = book.findings.filter(Self.prevents)
    guard findings.isEmpty else { throw SetupError.bookHasErrors(findings) }
    return book
  }

  private static func prevents(_ finding: AuthorFinding) -> Bool {
    finding.error.isObstacle || finding.error.isBrokenLink
  }

  /// The chapters with these ids alone; `nil` if they have errors.
  private func changedChapters(_ ids: [String]) -> Book? {
    let none = Book(folder: installation.book, chapters: [], findings: [])
    guard !ids.isEmpty else { return none }
    let book = try? installation.readBook(for: ids, memory: memory?.book)
    return book.flatMap { $0.findings.contains(where: Self.prevents) ? nil : $0 }
  }

  private mutating func records(of book: Book) -> [ChapterRecord] {
    let runs = pictureKeys.keys(for: book)
    return book.chapters.map { ChapterRecord(of: $0, runs: runs) }
  }

  private func site(
    of book: Book, _ records: [ChapterRecord], _ templates: Templates, hasCards: Bool,
    output: String?
  ) async throws -> Site {
    let outline = BookOutline(records.map(\.outline))
    let galleries: Set<String>
    switch galleryNames {
    case nil: galleries = []
    case let names? where names.isEmpty:
      galleries = Set(outline.exercises.filter { $0.mistakes > 0 }.map(\.id))
    case let names?:
      let exercises = try names.flatMap { try book.exercises(named: $0) }
      galleries = Set(exercises.filter { !$0.mistakes.isEmpty }.map(\.id))
    }
    let updates =
      baseURL == nil ? [:] : await BookHistory(of: outline, in: installation.book).updates
    let cache = judge.compiler.cache
    let kept = KeptPages(
      cache: cache, records: records, program: installation.identity,
      fields: [
        templates.identity, baseURL ?? "", repositoryURL ?? "",
        "\(figureEngine != nil) \(updates.isEmpty) \(hasCards)",
        galleries.sorted().joined(separator: " "),
      ], memory: memory?.pages ?? PageMemory(),
      output: output.map { KeptOutput(in: $0, cache: cache) })
    return try Site(
      book: book, outline: outline, templates: templates, galleries: galleries, baseURL: baseURL,
      repositoryURL: repositoryURL, figureEngine: figureEngine, updates: updates,
      hasCards: hasCards, kept: kept)
  }

  /// The site with the runs that its pages lack.
  private func drawn(_ site: Site, in book: Book) async throws -> Site {
    var site = site
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
