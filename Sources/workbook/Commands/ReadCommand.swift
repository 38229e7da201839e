import ArgumentParser
import Chapters
import Checking
import SiteRendering

/// Shows a section of the book.
struct ReadCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Read a section of the book here, or with --open in a browser.",
    discussion: "Names are 17.3 for an exercise, ch17#the-mask for a section, ch17 for a chapter.")

  @Argument(
    help: "An exercise, a section or a chapter; without, the exercise that you are at.",
    completion: Names.completion)
  var name: String?

  @Flag(help: "Open the page in a browser.")
  var open = false

  @Flag(help: "Print the app around the exercises too, which pages fold.")
  var app = false

  @OptionGroup var options: BookOptions
  @OptionGroup var showing: LookOptions

  func run() async throws {
    let installation = try Installation(options)
    let workspace = try options.openWorkspace()
    let name =
      try name ?? NextExercise.open(of: installation.readBook(), in: workspace).id
    let parts = name.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let book = try installation.readBook(for: open ? [] : [parts[0]])
    let chapter: Chapter
    var anchor = parts.count > 1 ? parts[1] : ""
    switch try book.resolve(parts[0]) {
    case .chapter(let found): chapter = found
    case .exercise(let exercise):
      guard let found = book.chapter(exercise.chapter) else {
        throw NameError.unknown(exercise.chapter, nearest: [])
      }
      chapter = found
      if anchor.isEmpty { anchor = exercise.anchor }
    }
    guard anchor.isEmpty || chapter.anchors.contains(anchor) else {
      throw UsageError.noSection(
        anchor, chapter: chapter.id,
        nearest: NearestWords.to(anchor, among: chapter.anchors.sorted()))
    }
    if open {
      let own = workspace.isBegun ? workspace.path(".workbook") : try Installation.sandboxFolder()
      let folder = own + "/book"
      let progress = ProgressLine(
        "Making the pages of the book", total: book.chapters.count, isShownAtOnce: true)
      let templates = try installation.templates().calling(Invocation.name)
      try Site(book: book, templates: templates).build(to: folder) { done, all in
        progress.note(done: done, of: all)
      }
      await progress.end()
      return await Browser.open("\(folder)/\(Site.file(of: chapter))", anchor: anchor)
    }
    let section = BookSection(chapter: chapter, anchor: anchor, showsApp: app)
    Terminal.say(section.text(look: Look(noColor: showing.noColor)))
  }
}
