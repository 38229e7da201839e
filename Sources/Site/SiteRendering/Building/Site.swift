import Chapters
import Files
import Foundation
import Markdown
import Record

/// The static site: an index and a page for each chapter.
public struct Site: Sendable {
  private let book: Book
  private let templates: Templates
  private let films: [String: Run]
  private let openings: [String: [Run]]
  private let mistakes: [String: [WrongAnswer]]
  /// Ends with a slash, or is empty.
  private let baseURL: String
  private let repository: Repository?
  private let figureEngine: Data?

  /// Makes a site that ``build(to:)`` can write.
  ///
  /// - Parameters:
  ///   - book: The book whose chapters become pages.
  ///   - templates: The templates and assets of the pages.
  ///   - films: Runs of the reference answers, by exercise id.
  ///   - openings: The runs that are shown at the top of chapters, by chapter id.
  ///   - mistakes: The wrong answers that are shown in galleries, by exercise id.
  ///   - baseURL: The address at which the site will be published; `nil` if it is not known.
  ///   - repositoryURL: The address of the book's repository, for links; `nil` for none.
  ///   - figureEngine: What computes figures in browsers, as WebAssembly; without it they are pictures.
  /// - Throws: ``SiteError/badBaseURL(_:)``, ``SiteError/badRepositoryURL(_:)``.
  public init(
    book: Book, templates: Templates, films: [String: Run] = [:],
    openings: [String: [Run]] = [:],
    mistakes: [String: [WrongAnswer]] = [:], baseURL: String? = nil,
    repositoryURL: String? = nil, figureEngine: Data? = nil
  ) throws(SiteError) {
    self.book = book
    self.templates = templates
    self.films = films
    self.openings = openings
    self.mistakes = mistakes
    self.figureEngine = figureEngine
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

  /// Writes the site.
  ///
  /// Replaces a folder that an earlier build made.
  ///
  /// - Throws: ``SiteError/brokenLinks(_:)`` before anything is replaced, or a `FileError`.
  public func build(to output: String) throws {
    let files = files()
    let broken = OutputLinks(files).broken
    guard broken.isEmpty else { throw SiteError.brokenLinks(broken) }
    try OutputFolder(path: output).replace(with: files)
  }

  /// All files of the site by name.
  func files() -> [String: Data] {
    var files = templates.assets
    var openings: [String: ChapterOpening] = [:]
    for chapter in book.chapters {
      openings[chapter.id] = self.openings[chapter.id].map { runs in
        ChapterOpening(of: chapter, in: book, runs: runs)
      }
      files[ChapterPage.file(of: chapter)] = page(of: chapter, openings[chapter.id])
      files.merge(openings[chapter.id]?.files ?? [:]) { first, _ in first }
    }
    for exercise in book.exercises {
      guard let run = films[exercise.id] else { continue }
      let name = ChapterPage.filmFile(of: exercise)
      let content = PlayerContent(
        run: run.timeline, title: exercise.title, prefix: "run-\(exercise.number)")
      files[name] = Data(content.script(name: name).utf8)
    }
    files.merge(galleries()) { first, _ in first }
    if let figureEngine {
      // A script, since pages that are opened as files may load nothing else.
      files["figure-engine.js"] = Data(
        "window.workbookEngine=\"\(figureEngine.base64EncodedString())\";\n".utf8)
    }
    files["index.html"] = index(openings)
    files["404.html"] = notFound()
    if !baseURL.isEmpty {
      files["sitemap.xml"] = sitemap()
      files["robots.txt"] = Data("User-agent: *\nSitemap: \(baseURL)sitemap.xml\n".utf8)
    }
    return files
  }

  private func index(_ openings: [String: ChapterOpening]) -> Data {
    page(
      PageContext(
        title: "Workbook: UIKit transitions by hand",
        description: "A free book of exercises that teaches custom view controller transitions in "
          + "UIKit, on any machine that runs Swift.",
        content: templates.render(
          "index", IndexContext(book, openings: openings, repository: repository)),
        canonical: baseURL.isEmpty ? nil : baseURL, kind: "index",
        bar: bar(), foot: foot()))
  }

  private func page(of chapter: Chapter, _ opening: ChapterOpening?) -> Data {
    let file = ChapterPage.file(of: chapter)
    let source = ChapterPage(
      book: book, chapter: chapter, films: films, opening: opening?.context,
      mistakes: mistakes.mapValues(\.count), hasLiveFigures: figureEngine != nil)
    return page(
      PageContext(
        title: ChapterPage.title(of: chapter), description: typographic(chapter.description),
        content: templates.render("chapter", source.context), type: "article",
        canonical: baseURL.isEmpty ? nil : baseURL + file, kind: "chapter", bar: source.bar,
        foot: foot(chapter.file)))
  }

  /// The end of a page that is made from this file of the repository, if from one alone.
  private func foot(_ file: String? = nil) -> FootContext {
    guard let repository else { return FootContext() }
    return FootContext(
      repository: repository.address, licence: repository.licence,
      editing: file.map { repository.editing($0) }, reporting: repository.reporting)
  }

  /// The pages of wrong answers, with their films.
  private func galleries() -> [String: Data] {
    guard !mistakes.isEmpty else { return [:] }
    var files: [String: Data] = [:]
    for exercise in book.exercises {
      guard let answers = mistakes[exercise.id], !answers.isEmpty else { continue }
      let source = GalleryPage(book: book, exercise: exercise, answers: answers)
      let title = "\(exercise.title): what goes wrong"
      files[GalleryPage.filmFile(of: exercise)] = Data(source.script.utf8)
      files[GalleryPage.file(of: exercise)] = page(
        PageContext(
          title: typographic(title),
          description:
            "Wrong answers to the exercise “\(typographic(exercise.title))”, to be told apart.",
          content: templates.render("gallery", source.context),
          canonical: baseURL.isEmpty ? nil : baseURL + GalleryPage.file(of: exercise),
          kind: "gallery", bar: bar(), foot: foot()))
    }
    files[GalleryPage.index] = page(
      PageContext(
        title: "What does this one do wrong?",
        description: "All wrong answers of the book, each beside the right one.",
        content: templates.render("mistakes", GalleriesContext(book, answers: mistakes)),
        canonical: baseURL.isEmpty ? nil : baseURL + GalleryPage.index, kind: "gallery",
        bar: bar(), foot: foot()))
    return files
  }

  /// The way through the site, for pages that are no chapters.
  private func bar(root: String = "") -> BarContext {
    BarContext(book, hasGallery: !mistakes.isEmpty, root: root)
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

  private func page(_ context: PageContext) -> Data { Data(templates.page(context).utf8) }

  private func sitemap() -> Data {
    let addresses = [baseURL] + book.chapters.map { baseURL + ChapterPage.file(of: $0) }
    let entries = addresses.map { "<url><loc>\(escapedForHTML($0))</loc></url>\n" }
    return Data(
      ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
        + entries.joined() + "</urlset>\n").utf8)
  }
}
