import Chapters
import Markdown
import Record

struct ChapterPage {
  let outline: BookOutline
  let chapter: Chapter
  /// Films of the reference answers, by exercise id.
  let films: [String: ExerciseFilm]
  /// The movie at the top of the page.
  let opening: MovieContext?
  /// The ids of the exercises whose mistakes have a page.
  let galleries: Set<String>
  /// Whether readers can change the figures.
  let hasLiveFigures: Bool
  /// The page's blocks of code.
  var highlighted = HighlightedCode()

  /// The name of a chapter's file: "ch17.html".
  static func file(of chapter: some NamedChapter) -> String { "\(chapter.id).html" }

  /// The values of the page's template.
  var context: ChapterContext {
    let bar = bar
    let (beginning, parts) = beginning
    return ChapterContext(
      label: chapter.number.map { "Chapter \($0)" }, anchor: chapter.titleAnchor,
      title: typographic(chapter.title), description: typographic(chapter.description),
      beginning: beginning, opening: opening, mirrors: chapter.mirrors, sections: sections,
      buildsOn: chapter.buildsOn.compactMap { outline.chapter($0) }.map { Self.link($0) },
      passages: parts.map { context($0) },
      previous: bar.previous, next: bar.next)
  }

  /// The first paragraph and the parts without it; no paragraph where there is no opening.
  private var beginning: (html: String?, rest: [ChapterPart]) {
    let parts = ChapterPart.parts(of: chapter.passages)
    guard opening != nil, let first = parts.first, case .prose(let prose) = first.passage,
      let paragraph = prose.nodes.first, paragraph.kind == .paragraph
    else { return (nil, parts) }
    let rest = ChapterPart(passage: .prose(Prose(Array(prose.nodes.dropFirst()))), task: first.task)
    return (html(Prose([paragraph])), [rest] + parts.dropFirst())
  }

  /// The way to other pages, and through this one.
  var bar: BarContext {
    let index = outline.chapters.firstIndex { $0.id == chapter.id } ?? 0
    let isLast = index + 1 >= outline.chapters.count
    var bar = BarContext(outline, current: chapter.id, hasGallery: !galleries.isEmpty)
    bar.sections = sections
    bar.previous = index > 0 ? Self.link(outline.chapters[index - 1]) : nil
    bar.next = isLast ? nil : Self.link(outline.chapters[index + 1])
    return bar
  }

  private static func link(_ chapter: ChapterOutline) -> LinkContext {
    LinkContext(address: file(of: chapter), title: title(of: chapter))
  }

  /// The title, after the chapter's number if it has one.
  static func title(of chapter: some NamedChapter) -> String {
    typographic(chapter.number.map { "\($0). \(chapter.title)" } ?? chapter.title)
  }

  /// The visible headings of level 2, with the numbers of the exercises below them.
  private var sections: [LinkContext] {
    var sections: [LinkContext] = []
    for passage in chapter.passages {
      switch passage {
      case .prose(let prose):
        for node in prose.nodes {
          guard node.kind == .heading(level: 2), let identifier = node.identifier else { continue }
          sections.append(LinkContext(address: "#\(identifier)", title: node.text))
        }
      case .exercise(let id):
        guard let exercise = chapter.exercises.first(where: { $0.id == id }), !sections.isEmpty
        else { continue }
        sections[sections.count - 1].title += " · exercise \(exercise.number)"
      case .hints, .code, .figure, .diagram: continue
      }
    }
    return sections
  }

  private func context(_ part: ChapterPart) -> PassageContext {
    switch part.passage {
    case .prose(let prose): PassageContext(html: html(prose))
    case .code(let fence): PassageContext(html: code(fence))
    case .figure(let figure):
      PassageContext(figure: FigureContext(figure, isLive: hasLiveFigures))
    case .diagram(let diagram): PassageContext(diagram: DiagramContext(diagram))
    case .exercise(let id):
      PassageContext(
        exercise: chapter.exercises.first { $0.id == id }.map { exercise($0, task: part.task) })
    case .hints: PassageContext()
    }
  }

  private func exercise(_ exercise: Exercise, task: [Passage]) -> ExerciseContext {
    let step = StarterStep(to: exercise, in: chapter.exercises)
    let starter = block(exercise.starter.shownCode, language: "swift")
    return ExerciseContext(
      id: exercise.id, number: exercise.number,
      points: exercise.points == 1 ? "1 point" : "\(exercise.points) points",
      task: task.map { html(ofTask: $0) }.joined(),
      file: exercise.exerciseFile,
      starter: step.map { CodeHTML.marking($0.newLines, in: starter) } ?? starter,
      earlier: step.map { step in
        LinkContext(
          address: "#\(step.earlier.anchor)",
          title: GalleryPage.number(of: step.earlier.number, in: chapter))
      },
      film: films[exercise.id].map { context($0, exercise) },
      gallery: gallery(exercise),
      hints: exercise.hints.map { hint in
        ExerciseContext.Hint(number: hint.number, html: html(hint.prose))
      })
  }

  private func html(ofTask passage: Passage) -> String {
    switch passage {
    case .prose(let prose): html(prose)
    case .code(let fence): code(fence)
    case .figure, .diagram, .exercise, .hints: ""
    }
  }

  private func gallery(_ exercise: Exercise) -> LinkContext? {
    let count = exercise.mistakes.count
    guard galleries.contains(exercise.id), count > 0 else { return nil }
    return LinkContext(
      address: GalleryPage.file(of: exercise.id),
      title: count == 1 ? "a wrong answer" : "\(count) wrong answers")
  }

  private func context(_ film: ExerciseFilm, _ exercise: Exercise) -> FilmContext {
    FilmContext(
      svg: film.strip, caption: "What you are going to build. \(film.caption)", differences: [],
      player: PlayerContext(title: "Play it", address: ExerciseFilm.file(of: exercise.id)))
  }

  // MARK: - Prose and code

  private func html(_ prose: Prose) -> String { Self.html(prose, in: outline) }

  /// Prose of a book on a page of its site.
  ///
  /// - Parameter chapter: Where it is from, if that is another page: what it calls `#anchor` is there.
  static func html(
    _ prose: Prose, in outline: BookOutline, from chapter: (any NamedChapter)? = nil
  ) -> String {
    let page = chapter.map { file(of: $0) } ?? ""
    var html = MarkdownHTML()
    html.codeBlock = { Self.codeBlock($0) }
    html.code = breakableCode
    html.address = {
      let address = SiteAddresses(outline).address($0)
      return address.hasPrefix("#") ? page + address : address
    }
    return html.html(prose.nodes)
  }

  private static func codeBlock(_ node: MarkdownNode) -> String {
    guard case .codeBlock(let info, _) = node.kind else { return "" }
    let language = info.prefix { $0 != " " }
    return CodeHTML.block(CodeFence.shown(node.literal), language: String(language))
  }

  private func block(_ code: String, language: String) -> String {
    highlighted.block(code, language: language)
  }

  private func code(_ fence: CodeFence) -> String {
    let block = block(fence.shownCode, language: fence.language)
    let lines = fence.shownCode.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    let name = escapedForHTML(fence.name)
    switch fence.role {
    case .scene:
      let title = name.isEmpty ? "The app around the exercises" : "The app: \(name)"
      return Self.folded("scene", "\(title) <small>\(lines) lines</small>", block)
    case .rule:
      let word = fence.attributes["confidence"] ?? ""
      let mark = word == "documented" ? "" : " <small>\(escapedForHTML(word))</small>"
      let reference = SourceLinks.html(fence.attributes["ref"] ?? "")
      let source = "<p class=\"source\">Source: \(reference)</p>"
      let rule = chapter.rules.first { $0.name == fence.name }
      let sentence = rule?.sentence ?? fence.name
      let touches = rule?.touches.map {
        "<p class=\"run\">A user does this meanwhile:</p>\n"
          + CodeHTML.block($0.fence.code, language: "yaml")
      }
      // The prose stands right above; the mark says the same only to who cannot see that.
      return "<details class=\"rule\" id=\"proof-\(name)\">"
        + "<summary title=\"Proof: \(escapedForHTML(sentence))\">proof\(mark)</summary>\n"
        + "<p class=\"run\">This program is run with every build of the book.</p>\n\(block)"
        + "\(touches ?? "")\(source)</details>\n"
    case .broken:
      let message = escapedForHTML(fence.attributes["error"] ?? "")
      return "<figure class=\"broken\">\(block)<figcaption>The compiler rejects this: "
        + "<code>\(message)</code>.</figcaption></figure>\n"
    default: return block
    }
  }

  private static func folded(_ name: String, _ summary: String, _ content: String) -> String {
    "<details class=\"\(name)\"><summary>\(summary)</summary>\n\(content)</details>\n"
  }
}
