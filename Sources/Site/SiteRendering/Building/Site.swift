public import Chapters
import Files
public import Foundation
import Markdown
import Record

/// The static site: an index and a page for each chapter.
public struct Site: Sendable {
  /// The chapters that have been read: all, or those of which something has to be made.
  private let book: Book
  public let outline: BookOutline
  let templates: Templates
  private var films: [String: Run]
  private var openings: [String: [Run]]
  private var wrongAnswers: [String: [WrongAnswer]]
  let galleries: Set<String>
  /// Ends with a slash, or is empty.
  let baseURL: String
  let repository: Repository?
  let figureEngine: Data?
  let updates: [String: String]
  let hasCards: Bool
  private let kept: KeptPages?

  /// Makes a site that ``build(to:)`` can write.
  ///
  /// - Parameters:
  ///   - book: The chapters that become pages.
  ///   - outline: All chapters, if `book` lacks some whose pages need not be made; see
  ///     ``unreadChapters``.
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
    book: Book, outline: BookOutline? = nil, templates: Templates, films: [String: Run] = [:],
    openings: [String: [Run]] = [:],
    galleries: Set<String> = [], wrongAnswers: [String: [WrongAnswer]] = [:],
    baseURL: String? = nil,
    repositoryURL: String? = nil, figureEngine: Data? = nil, updates: [String: String] = [:],
    hasCards: Bool = false, kept: KeptPages? = nil
  ) throws(SiteError) {
    self.book = book
    self.outline = outline ?? book.outline
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
    let ids = Set(outline.chapters.flatMap(undrawnRuns))
    return book.exercises.filter { ids.contains($0.id) }
  }

  /// The exercises whose galleries have to be drawn, because no earlier build drew them.
  public var undrawnGalleries: [Exercise] {
    let ids = Set(galleryExercises.map(\.id).filter { kept?.has(.gallery($0)) != true })
    return book.exercises.filter { ids.contains($0.id) }
  }

  /// The ids of the chapters that have to be read, because no earlier build made
  /// their pages.
  public var unreadChapters: [String] {
    let galleries = Set(galleryExercises.map(\.id).filter { kept?.has(.gallery($0)) != true })
    let isSearched = kept?.has(.search) == true
    return outline.chapters.filter { chapter in
      book.chapter(chapter.id) == nil
        && (kept?.has(.chapter(chapter.id)) != true || !undrawnRuns(of: chapter).isEmpty
          || (!isSearched && kept?.files(of: .searched(chapter.id)) == nil)
          || chapter.exercises.contains { galleries.contains($0.id) })
    }.map(\.id)
  }

  /// The ids of the exercises whose runs a chapter's films and opening lack.
  ///
  /// A page needs its films themselves; beside a page that is there, it is enough that they are.
  private func undrawnRuns(of chapter: ChapterOutline) -> [String] {
    let isMade = kept?.has(.chapter(chapter.id)) == true
    func isDrawn(_ part: KeptPages.Part, isMade: Bool) -> Bool {
      (isMade ? kept?.has(part) : kept.map { $0.files(of: part) != nil }) == true
    }
    var ids = chapter.exercises.map(\.id).filter { !isDrawn(.film($0), isMade: isMade) }
    let isShown = isMade && kept?.has(.index) == true
    if !isDrawn(.opening(chapter.id), isMade: isShown) {
      ids += chapter.openings.map(\.exercise)
    }
    return ids
  }

  private var galleryExercises: [ChapterOutline.Exercise] {
    outline.exercises.filter { galleries.contains($0.id) && $0.mistakes > 0 }
  }

  /// Takes the wrong answers of galleries, by exercise id.
  public mutating func draw(galleries answers: [String: [WrongAnswer]]) {
    wrongAnswers = answers
  }

  /// Takes reference runs, by exercise id: films show the first one of each exercise.
  public mutating func draw(_ references: [String: [Run]]) {
    let shown = outline.exercises.map { ($0.id, $0.film) }
    let scenarios = Dictionary(shown) { first, _ in first }
    films = Dictionary(
      uniqueKeysWithValues: references.compactMap { id, runs in
        let run = runs.first { $0.label.scenario == scenarios[id] } ?? runs.first
        return run.map { (id, $0) }
      })
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
  /// Replaces a folder that an earlier build made; what has not changed since is written no more.
  ///
  /// - Parameter progress: Called after each chapter with the number of those that are drawn, and
  ///   of all.
  /// - Throws: ``SiteError/brokenLinks(_:)`` before anything is replaced, or a `FileError`.
  public func build(
    to output: String, progress: (Int, Int) -> Void = { _, _ in }
  ) throws {
    let contents = try checkedContents(progress: progress)
    try OutputFolder(path: output).replace(with: contents.made, keeping: contents.inPlace)
    kept?.output?.keep(contents.parts)
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
    for other in outline.chapters { missing[ChapterPage.file(of: other)] = notMade(other) }
    missing[SearchIndex.file] = SearchIndex(of: [SearchedChapter(of: chapter)], outline).script
    var files = missing.filter { name, _ in
      !FileManager.default.fileExists(atPath: "\(output)/\(name)")
    }
    files[ChapterPage.file(of: chapter)] = page(of: chapter, [:], nil, HighlightedCode())
    try OutputFolder(path: output).add(files)
  }

  /// All files of the site by name, once their links have been followed.
  ///
  /// For a site that is not built to a folder.
  ///
  /// - Parameter progress: As in ``build(to:progress:)``.
  public func checkedFiles(
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws(SiteError) -> [String: Data] {
    try checkedContents(progress: progress).made
  }

  private func checkedContents(
    progress: (Int, Int) -> Void
  ) throws(SiteError) -> SiteContents {
    let contents = contents(progress: progress)
    if kept?.has(.links) != true {
      let pages = contents.names.filter { $0.hasSuffix(".html") }
        .map { ($0, links(of: $0, in: contents)) }
      let broken = OutputLinks(
        contents.names, pages: Dictionary(pages) { first, _ in first }
      ).broken
      guard broken.isEmpty else { throw .brokenLinks(broken) }
      kept?.keep([:], for: .links)
    }
    return contents
  }

  private func links(of page: String, in contents: SiteContents) -> PageLinks {
    let part = contents.parts[page]
    if let part, let known = kept?.links(of: page, part: part) { return known }
    let links = PageLinks(contents.made[page] ?? kept?.output?.contents(of: page) ?? Data())
    if let part { kept?.keep(links, of: page, part: part) }
    return links
  }

  /// All files of the site by name.
  func files() -> [String: Data] { contents { _, _ in }.made }

  private func contents(progress: (Int, Int) -> Void) -> SiteContents {
    var contents = SiteContents(templates.assets)
    for (number, chapter) in outline.chapters.enumerated() {
      defer { progress(number + 1, outline.chapters.count) }
      add(.opening(chapter.id), to: &contents) { opening(of: chapter.id)?.files ?? [:] }
      for exercise in chapter.exercises {
        add(.film(exercise.id), to: &contents) {
          film(of: exercise.id).map { [ExerciseFilm.file(of: exercise.id): $0.script] } ?? [:]
        }
      }
      add(.chapter(chapter.id), to: &contents) {
        made(.chapter(chapter.id)) { page(ofChapter: chapter.id) }
      }
    }
    add(.index, to: &contents) { made(.index) { ["index.html": index()] } }
    addGalleries(to: &contents)
    add(.search, to: &contents) { made(.search) { [SearchIndex.file: searchIndex().script] } }
    var others: [String: Data] = [:]
    if let figureEngine {
      // A script, since pages that are opened as files may load nothing else.
      others["figure-engine.js"] = Data(
        "window.workbookEngine=\"\(figureEngine.base64EncodedString())\";\n".utf8)
    }
    others["404.html"] = notFound()
    if !baseURL.isEmpty {
      others["sitemap.xml"] = sitemap()
      if let feed { others[Feed.file] = feed.xml }
      others["robots.txt"] = Data("User-agent: *\nSitemap: \(baseURL)sitemap.xml\n".utf8)
    }
    contents.add(others)
    return contents
  }

  /// Adds the files of a part, which are made only if no earlier build wrote them.
  private func add(
    _ part: KeptPages.Part, to contents: inout SiteContents, _ make: () -> [String: Data]
  ) {
    let key = kept?.key(of: part)
    if let key, let names = kept?.namesInPlace(of: part) {
      contents.addInPlace(names, part: key)
    } else {
      contents.add(make(), part: key)
    }
  }

  private func searchIndex() -> SearchIndex {
    let chapters = outline.chapters.map { chapter in
      let kept = kept?.files(of: .searched(chapter.id))?["chapter"]
      if let kept = kept.flatMap(SearchedChapter.init(packed:)) { return kept }
      let searched = SearchedChapter(of: read(chapter.id))
      self.kept?.keep(["chapter": searched.packed], for: .searched(chapter.id))
      return searched
    }
    return SearchIndex(
      of: chapters + [galleriesContext].compactMap(\.self).map(SearchedChapter.init), outline)
  }

  /// `nil` if the site has no galleries.
  var galleriesContext: GalleriesContext? {
    let shown = galleryExercises
    return shown.isEmpty ? nil : GalleriesContext(outline, of: shown)
  }

  /// The chapter itself, of which something is made.
  private func read(_ id: String) -> Chapter {
    guard let chapter = book.chapter(id) else {
      preconditionFailure("\(id) is one of the unread chapters")
    }
    return chapter
  }

  private func made(_ part: KeptPages.Part, _ make: () -> [String: Data]) -> [String: Data] {
    if let files = kept?.files(of: part) { return files }
    let files = make()
    kept?.keep(files, for: part)
    return files
  }

  func opening(of id: String) -> ChapterOpening? {
    let kept = kept?.files(of: .opening(id)).flatMap(ChapterOpening.init(parts:))
    if let kept { return kept }
    return openings[id].map { runs in
      let opening = ChapterOpening(of: read(id), runs: runs)
      self.kept?.keep(opening.parts, for: .opening(id))
      return opening
    }
  }

  private func film(of exercise: String) -> ExerciseFilm? {
    let kept = kept?.files(of: .film(exercise)).flatMap(ExerciseFilm.init(parts:))
    if let kept { return kept }
    guard let run = films[exercise], let exercise = book.exercise(exercise) else { return nil }
    let film = ExerciseFilm(of: run, exercise)
    self.kept?.keep(film.parts, for: .film(exercise.id))
    return film
  }

  private func page(ofChapter id: String) -> [String: Data] {
    let chapter = read(id)
    let films = chapter.exercises.compactMap { exercise in
      film(of: exercise.id).map { (exercise.id, $0) }
    }
    let code = kept?.code(of: id) ?? HighlightedCode()
    let page = page(
      of: chapter, Dictionary(films) { first, _ in first }, opening(of: id), code)
    kept?.keep(code, of: id)
    return [ChapterPage.file(of: chapter): page]
  }

  /// Adds the pages of wrong answers, with their films.
  private func addGalleries(to contents: inout SiteContents) {
    let shown = galleryExercises
    guard !shown.isEmpty else { return }
    for chapter in outline.chapters {
      for exercise in chapter.exercises where shown.contains(exercise) {
        add(.gallery(exercise.id), to: &contents) {
          made(.gallery(exercise.id)) { gallery(of: exercise.id, in: read(chapter.id), shown) }
        }
      }
    }
    contents.add([GalleryPage.index: galleries(of: shown)])
  }

  private func gallery(
    of id: String, in chapter: Chapter, _ shown: [ChapterOutline.Exercise]
  ) -> [String: Data] {
    guard let exercise = chapter.exercises.first(where: { $0.id == id }) else { return [:] }
    return gallery(
      GalleryPage(
        outline: outline, chapter: chapter, exercise: exercise, answers: wrongAnswers[id] ?? [],
        all: shown))
  }
}
