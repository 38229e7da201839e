import Chapters
import Foundation
import Markdown

/// The pages of a site, and its other files.
extension Site {
  func index() -> Data {
    let openings = Dictionary(
      outline.chapters.compactMap { chapter in opening(of: chapter.id).map { (chapter.id, $0) } }
    ) { first, _ in first }
    return page(
      PageContext(
        title: "Workbook: UIKit transitions by hand",
        description: "A free book of exercises that teaches custom view controller transitions in "
          + "UIKit, on any machine that runs Swift.",
        content: templates.render(
          "index",
          IndexContext(
            outline, openings: openings, repository: repository, galleries: galleriesContext)),
        canonical: baseURL.isEmpty ? nil : baseURL, card: cardOfIndex, kind: "index",
        bar: bar(), foot: foot(source: "site/templates/index.mustache")),
      file: "index.html")
  }

  func page(
    of chapter: Chapter, _ films: [String: ExerciseFilm], _ opening: ChapterOpening?,
    _ code: HighlightedCode
  ) -> Data {
    let file = ChapterPage.file(of: chapter)
    let source = ChapterPage(
      outline: outline, chapter: chapter, films: films, opening: opening?.context,
      galleries: galleries, hasLiveFigures: figureEngine != nil, highlighted: code)
    return page(
      PageContext(
        title: ChapterPage.title(of: chapter), description: typographic(chapter.description),
        content: templates.render("chapter", source.context), type: "article",
        canonical: baseURL.isEmpty ? nil : baseURL + file,
        card: hasCards && !baseURL.isEmpty && !chapter.openings.isEmpty
          ? baseURL + SocialCard.file(of: chapter) : nil,
        kind: "chapter", bar: source.bar, foot: foot(source: chapter.file)), file: file)
  }

  /// The picture of the first page; `nil` if there will be none.
  private var cardOfIndex: String? {
    guard hasCards, !baseURL.isEmpty else { return nil }
    return SocialCard(of: outline).map { baseURL + $0.file }
  }

  /// The end of a page.
  ///
  /// - Parameter source: The file of the repository from which the page is made, if from one alone.
  private func foot(source: String? = nil) -> FootContext {
    guard let repository else { return FootContext() }
    return FootContext(
      repository: repository.address, licence: repository.licence,
      editing: source.map { repository.editing($0) })
  }

  /// The page that leads to all galleries.
  func galleries(of shown: [ChapterOutline.Exercise]) -> Data {
    page(
      PageContext(
        title: GalleriesContext.title,
        description: "Wrong answers to the book's exercises, each beside the right one.",
        content: templates.render("mistakes", GalleriesContext(outline, of: shown)),
        canonical: baseURL.isEmpty ? nil : baseURL + GalleryPage.index, kind: "gallery",
        bar: bar(), foot: foot()), file: GalleryPage.index)
  }

  func gallery(_ source: GalleryPage) -> [String: Data] {
    let exercise = source.exercise
    let title = typographic(exercise.title)
    var bar = bar()
    (bar.previous, bar.next) = (source.neighbor(-1), source.neighbor(1))
    let content = PageContext(
      title: "\(title): what goes wrong",
      description: "Wrong answers to the exercise “\(title)”, to be told apart.",
      content: templates.render("gallery", source.context),
      canonical: baseURL.isEmpty ? nil : baseURL + GalleryPage.file(of: exercise.id),
      kind: "gallery", bar: bar, foot: foot(source: source.chapter.file))
    let file = GalleryPage.file(of: exercise.id)
    return [
      GalleryPage.filmFile(of: exercise.id): Data(source.script.utf8),
      file: page(content, file: file),
    ]
  }

  /// The way through the site, for pages that are no chapters.
  private func bar(root: String = "") -> BarContext {
    BarContext(outline, hasGallery: !galleries.isEmpty, root: root)
  }

  /// Servers send this page for any address, so its links are absolute if the base URL is known.
  func notFound() -> Data {
    page(
      PageContext(
        title: "There is no such page", description: "This address leads nowhere.",
        content: templates.render("not-found", ["home": baseURL + "index.html"]),
        root: baseURL, kind: "not-found", isIndexed: false,
        bar: bar(root: baseURL), foot: foot()), file: "404.html")
  }

  /// - Parameter file: The page's name in the folder of the site.
  private func page(_ context: PageContext, file: String) -> Data {
    var context = context
    context.foot.reporting = repository?.reporting(
      context.title, page: context.canonical ?? baseURL + file)
    if !baseURL.isEmpty, feed != nil { context.feed = baseURL + Feed.file }
    return Data(templates.page(context).utf8)
  }

  /// `nil` if it is unknown when the chapters were changed.
  var feed: Feed? {
    Feed(of: outline, at: baseURL, updates: updates)
  }

  func sitemap() -> Data {
    var pages = [(baseURL, feed?.updated)]
    for chapter in outline.chapters {
      let shown = chapter.exercises.filter { galleries.contains($0.id) }
      let files = [ChapterPage.file(of: chapter)] + shown.map { GalleryPage.file(of: $0.id) }
      pages += files.map { (baseURL + $0, updates[chapter.id]) }
    }
    if !galleries.isEmpty { pages.append((baseURL + GalleryPage.index, feed?.updated)) }
    let entries = pages.map { address, update in
      let date = update.map { "<lastmod>\(escapedForHTML($0))</lastmod>" } ?? ""
      return "<url><loc>\(escapedForHTML(address))</loc>\(date)</url>\n"
    }
    return Data(
      ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
        + entries.joined() + "</urlset>\n").utf8)
  }

  /// A page in the place of a chapter's, or of the index.
  func notMade(_ chapter: ChapterOutline? = nil) -> Data {
    let name = (chapter ?? outline.chapters.first)?.id ?? ""
    return page(
      PageContext(
        title: chapter.map { ChapterPage.title(of: $0) } ?? "Workbook",
        description: "This page has not been made here yet.",
        content: templates.render(
          "not-made", ["command": "bin/workbook read \(name) --open"]),
        kind: BuiltBook.kindOfMissingPages, isIndexed: false, bar: bar()),
      file: chapter.map { ChapterPage.file(of: $0) } ?? "index.html")
  }
}
