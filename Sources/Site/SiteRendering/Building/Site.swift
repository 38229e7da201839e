import Chapters
import Files
public import Foundation
import Markdown
import Record

/// The static site: an index and a page for each chapter.
public struct Site: Sendable {
  private let book: Book
  private let templates: Templates
  private var films: [String: Run]
  private var openings: [String: [Run]]
  private var wrongAnswers: [String: [WrongAnswer]]
  private let galleries: Set<String>
  /// Ends with a slash, or is empty.
  private let baseURL: String
  private let repository: Repository?
  private let figureEngine: Data?
  private let updates: [String: String]
  private let hasCards: Bool
  private let kept: KeptPages?

  /// Makes a site that ``build(to:)`` can write.
  ///
  /// - Parameters:
  ///   - book: The book whose chapters become pages.
  ///   - templates: The templates and assets of the pages.
  ///   - films: Runs of the reference answers, by exercise id.
  ///   - openings: The runs that are shown at the top of chapters, by chapter id.
  ///   - galleries: The ids of the exercises whose mistakes have a page.
  ///   - wrongAnswers: The wrong answers on these pages, by exercise id.
  ///   - baseURL: The address at which the site will be published; `nil` if it is not known.
  ///   - repositoryURL: The address of the book's repository, for links; `nil` for none.
  ///   - figureEngine: The WebAssembly program that computes figures in browsers; without it they
  ///     are pictures.
  ///   - updates: The dates of the chapters' last changes, by chapter id:
  ///     "2026-11-22T09:30:00+00:00".
  ///   - hasCards: Whether there will be a ``SocialCard`` for each chapter that has an opening.
  ///   - kept: Parts that an earlier build made.
  /// - Throws: ``SiteError/badBaseURL(_:)``, ``SiteError/badRepositoryURL(_:)``.
  public init(
    book: Book, templates: Templates, films: [String: Run] = [:],
    openings: [String: [Run]] = [:],
    galleries: Set<String> = [], wrongAnswers: [String: [WrongAnswer]] = [:],
    baseURL: String? = nil,
    repositoryURL: String? = nil, figureEngine: Data? = nil, updates: [String: String] = [:],
    hasCards: Bool = false, kept: KeptPages? = nil
  ) throws(SiteError) {
    self.book = book
    self.templates = templates
    self.films = films
    self.openings = openings
    self.galleries = galleries
    self.wrongAnswers = wrongAnswers
    self.figureEngine = figureEngine
    self.updates = updates
    self.hasCards = hasCards
    self.kept = kept
    var base = baseURL ?? ""
    if !base.isEmpty {
      guard let url = URL(string: base), ["http", "https"].contains(url.scheme),
        url.host?.isEmpty == false, url.query == nil, url.fragment == nil
      else { throw .badBaseURL(base) }
      if !base.hasSuffix("/") { base += "/" }
    }
    self.baseURL = base
    repository = repositoryURL.flatMap { Repository($0) }
    if repository == nil, let repositoryURL { throw .badRepositoryURL(repositoryURL) }
  }

  /// The exercises whose reference runs have to be drawn, because no earlier build drew them.
  public var undrawnExercises: [Exercise] {
    var ids = Set(book.exercises.map(\.id).filter { kept?.has(.film($0)) != true })
    for chapter in book.chapters where kept?.has(.opening(chapter.id)) != true {
      ids.formUnion(chapter.openings.map(\.exercise))
    }
    return book.exercises.filter { ids.contains($0.id) }
  }

  /// The exercises whose galleries have to be drawn, because no earlier build drew them.
  public var undrawnGalleries: [Exercise] {
    galleryExercises.filter { kept?.has(.gallery($0.id)) != true }
  }

  private var galleryExercises: [Exercise] {
    book.exercises.filter { galleries.contains($0.id) && !$0.mistakes.isEmpty }
  }

  /// Takes the wrong answers of galleries, by exercise id.
  public mutating func draw(galleries answers: [String: [WrongAnswer]]) {
    wrongAnswers = answers
  }

  /// Takes reference runs, by exercise id: films show the first one of each exercise.
  public mutating func draw(_ references: [String: [Run]]) {
    films = references.compactMapValues { $0.first }
    for chapter in book.chapters where !chapter.openings.isEmpty {
      openings[chapter.id] = chapter.openings.compactMap { opening in
        references[opening.exercise]?.first { $0.label.scenario == opening.scenario }
      }
    }
  }

  /// The name of a chapter's page in the folder of the site: "ch17.html".
  public static func file(of chapter: Chapter) -> String { ChapterPage.file(of: chapter) }

  /// Writes the site.
  ///
  /// Replaces a folder that an earlier build made.
  ///
  /// - Parameter progress: Called after each chapter with the number of those that are drawn, and
  ///   of all.
  /// - Throws: ``SiteError/brokenLinks(_:)`` before anything is replaced, or a `FileError`.
  public func build(
    to output: String, progress: (Int, Int) -> Void = { _, _ in }
  ) throws {
    try OutputFolder(path: output).replace(with: checkedFiles(progress: progress))
  }

  /// Makes one chapter's page, in a folder that an earlier build made or that is not there yet.
  ///
  /// For each page that it links to and that the folder lacks, the folder gets a page that says how
  /// to make it.
  ///
  /// - Throws: A `FileError`.
  public func addPage(of chapter: Chapter, to output: String) throws(FileError) {
    var missing = templates.assets
    missing["index.html"] = notMade()
    for other in book.chapters { missing[ChapterPage.file(of: other)] = notMade(other) }
    missing[SearchIndex.file] = SearchIndex(of: [SearchedChapter(of: chapter, in: book)]).script
    var files = missing.filter { name, _ in
      !FileManager.default.fileExists(atPath: "\(output)/\(name)")
    }
    files[ChapterPage.file(of: chapter)] = page(of: chapter, [:], nil)
    try OutputFolder(path: output).add(files)
  }

  /// A page in the place of a chapter's, or of the index.
  private func notMade(_ chapter: Chapter? = nil) -> Data {
    let name = (chapter ?? book.chapters.first)?.id ?? ""
    return page(
      PageContext(
        title: chapter.map { ChapterPage.title(of: $0) } ?? "Workbook",
        description: "This page has not been made here yet.",
        content: templates.render(
          "not-made", ["command": "bin/workbook read \(name) --open"]),
        kind: BuiltBook.kindOfMissingPages, isIndexed: false, bar: bar()))
  }

  /// All files of the site by name, once their links have been followed.
  ///
  /// - Parameter progress: As in ``build(to:progress:)``.
  public func checkedFiles(
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws(SiteError) -> [String: Data] {
    let files = files(progress: progress)
    if kept?.has(.links) != true {
      let broken = OutputLinks(files).broken
      guard broken.isEmpty else { throw .brokenLinks(broken) }
      kept?.keep([:], for: .links)
    }
    return files
  }

  /// All files of the site by name.
  func files(progress: (Int, Int) -> Void = { _, _ in }) -> [String: Data] {
    var files = templates.assets
    let openings = drawnOpenings()
    for (number, chapter) in book.chapters.enumerated() {
      defer { progress(number + 1, book.chapters.count) }
      let films = drawnFilms(of: chapter)
      files.merge(openings[chapter.id]?.files ?? [:]) { first, _ in first }
      for (id, film) in films {
        if let exercise = book.exercise(id) { files[ExerciseFilm.file(of: exercise)] = film.script }
      }
      let made = part(.chapter(chapter.id)) {
        [ChapterPage.file(of: chapter): page(of: chapter, films, openings[chapter.id])]
      }
      files.merge(made) { first, _ in first }
    }
    files.merge(part(.index) { ["index.html": index(openings)] }) { first, _ in first }
    files.merge(galleryFiles()) { first, _ in first }
    files.merge(part(.search) { [SearchIndex.file: searchIndex().script] }) { first, _ in first }
    if let figureEngine {
      // A script, since pages that are opened as files may load nothing else.
      files["figure-engine.js"] = Data(
        "window.workbookEngine=\"\(figureEngine.base64EncodedString())\";\n".utf8)
    }
    files["404.html"] = notFound()
    if !baseURL.isEmpty {
      files["sitemap.xml"] = sitemap()
      if let feed { files[Feed.file] = feed.xml }
      files["robots.txt"] = Data("User-agent: *\nSitemap: \(baseURL)sitemap.xml\n".utf8)
    }
    return files
  }

  private func searchIndex() -> SearchIndex {
    let chapters = book.chapters.map { chapter in
      kept?.searched(chapter.id) { SearchedChapter(of: chapter, in: book) }
        ?? SearchedChapter(of: chapter, in: book)
    }
    return SearchIndex(
      of: chapters + [galleriesContext].compactMap(\.self).map(SearchedChapter.init))
  }

  /// `nil` if the site has no galleries.
  private var galleriesContext: GalleriesContext? {
    let shown = galleryExercises
    return shown.isEmpty ? nil : GalleriesContext(book, of: shown)
  }

  private func part(_ part: KeptPages.Part, _ make: () -> [String: Data]) -> [String: Data] {
    if let files = kept?.files(of: part) { return files }
    let files = make()
    kept?.keep(files, for: part)
    return files
  }

  /// By chapter id.
  private func drawnOpenings() -> [String: ChapterOpening] {
    var drawn: [String: ChapterOpening] = [:]
    for chapter in book.chapters {
      let kept = kept?.files(of: .opening(chapter.id)).flatMap(ChapterOpening.init(parts:))
      drawn[chapter.id] =
        kept
        ?? openings[chapter.id].map { runs in
          let opening = ChapterOpening(of: chapter, in: book, runs: runs)
          self.kept?.keep(opening.parts, for: .opening(chapter.id))
          return opening
        }
    }
    return drawn
  }

  /// By exercise id.
  private func drawnFilms(of chapter: Chapter) -> [String: ExerciseFilm] {
    var drawn: [String: ExerciseFilm] = [:]
    for exercise in chapter.exercises {
      let kept = kept?.files(of: .film(exercise.id)).flatMap(ExerciseFilm.init(parts:))
      drawn[exercise.id] =
        kept
        ?? films[exercise.id].map { run in
          let film = ExerciseFilm(of: run, exercise)
          self.kept?.keep(film.parts, for: .film(exercise.id))
          return film
        }
    }
    return drawn
  }

  private func index(_ openings: [String: ChapterOpening]) -> Data {
    page(
      PageContext(
        title: "Workbook: UIKit transitions by hand",
        description: "A free book of exercises that teaches custom view controller transitions in "
          + "UIKit, on any machine that runs Swift.",
        content: templates.render(
          "index",
          IndexContext(
            book, openings: openings, repository: repository, galleries: galleriesContext)),
        canonical: baseURL.isEmpty ? nil : baseURL, kind: "index",
        bar: bar(), foot: foot()))
  }

  private func page(
    of chapter: Chapter, _ films: [String: ExerciseFilm], _ opening: ChapterOpening?
  ) -> Data {
    let file = ChapterPage.file(of: chapter)
    let source = ChapterPage(
      book: book, chapter: chapter, films: films, opening: opening?.context,
      galleries: galleries, hasLiveFigures: figureEngine != nil,
      memory: kept?.memory)
    return page(
      PageContext(
        title: ChapterPage.title(of: chapter), description: typographic(chapter.description),
        content: templates.render("chapter", source.context), type: "article",
        canonical: baseURL.isEmpty ? nil : baseURL + file,
        card: hasCards && !baseURL.isEmpty && !chapter.openings.isEmpty
          ? baseURL + SocialCard.file(of: chapter) : nil,
        kind: "chapter", bar: source.bar, foot: foot(chapter.file)))
  }

  /// The end of a page that is made from this file of the repository, if from one alone.
  private func foot(_ file: String? = nil) -> FootContext {
    guard let repository else { return FootContext() }
    return FootContext(
      repository: repository.address, licence: repository.licence,
      editing: file.map { repository.editing($0) }, reporting: repository.reporting)
  }

  /// The pages of wrong answers, with their films.
  private func galleryFiles() -> [String: Data] {
    let shown = galleryExercises
    guard !shown.isEmpty else { return [:] }
    var files: [String: Data] = [:]
    for exercise in shown {
      let made = part(.gallery(exercise.id)) {
        let answers = wrongAnswers[exercise.id] ?? []
        return gallery(
          GalleryPage(book: book, exercise: exercise, answers: answers, all: shown))
      }
      files.merge(made) { first, _ in first }
    }
    files[GalleryPage.index] = page(
      PageContext(
        title: GalleriesContext.title,
        description: "Wrong answers to the book's exercises, each beside the right one.",
        content: templates.render("mistakes", GalleriesContext(book, of: shown)),
        canonical: baseURL.isEmpty ? nil : baseURL + GalleryPage.index, kind: "gallery",
        bar: bar(), foot: foot()))
    return files
  }

  private func gallery(_ source: GalleryPage) -> [String: Data] {
    let exercise = source.exercise
    let title = typographic(exercise.title)
    var bar = bar()
    (bar.previous, bar.next) = (source.neighbor(-1), source.neighbor(1))
    let content = PageContext(
      title: "\(title): what goes wrong",
      description: "Wrong answers to the exercise “\(title)”, to be told apart.",
      content: templates.render("gallery", source.context),
      canonical: baseURL.isEmpty ? nil : baseURL + GalleryPage.file(of: exercise),
      kind: "gallery", bar: bar, foot: foot())
    return [
      GalleryPage.filmFile(of: exercise): Data(source.script.utf8),
      GalleryPage.file(of: exercise): page(content),
    ]
  }

  /// The way through the site, for pages that are no chapters.
  private func bar(root: String = "") -> BarContext {
    BarContext(book, hasGallery: !galleries.isEmpty, root: root)
  }

  /// Servers send this page for any address, so its links are absolute if the base URL is known.
  private func notFound() -> Data {
    page(
      PageContext(
        title: "There is no such page", description: "This address leads nowhere.",
        content: templates.render("not-found", ["home": baseURL + "index.html"]),
        root: baseURL, kind: "not-found", isIndexed: false,
        bar: bar(root: baseURL), foot: foot()))
  }

  private func page(_ context: PageContext) -> Data {
    var context = context
    if !baseURL.isEmpty, feed != nil { context.feed = baseURL + Feed.file }
    return Data(templates.page(context).utf8)
  }

  /// `nil` if it is unknown when the chapters were changed.
  private var feed: Feed? {
    Feed(of: book, at: baseURL, updates: updates)
  }

  private func sitemap() -> Data {
    let pages =
      [(baseURL, feed?.updated)]
      + book.chapters.map { (baseURL + ChapterPage.file(of: $0), updates[$0.id]) }
    let entries = pages.map { address, update in
      let date = update.map { "<lastmod>\(escapedForHTML($0))</lastmod>" } ?? ""
      return "<url><loc>\(escapedForHTML(address))</loc>\(date)</url>\n"
    }
    return Data(
      ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
        + entries.joined() + "</urlset>\n").utf8)
  }
}
