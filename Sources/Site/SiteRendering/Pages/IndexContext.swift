import Chapters

/// What the template of the site's first page shows.
struct IndexContext {
  struct Entry {
    var address: String
    var label: String
    var title: String
    var description: String
    /// "8 exercises"; `nil` for a page without any.
    var exercises: String?
  }

  var entries: [Entry]

  init(_ book: Book) {
    entries = book.chapters.map { chapter in
      let count = chapter.exercises.count
      return Entry(
        address: ChapterPage.file(of: chapter),
        label: chapter.number.map { "\($0)" } ?? "", title: typographic(chapter.title),
        description: typographic(chapter.description),
        exercises: count == 0 ? nil : count == 1 ? "1 exercise" : "\(count) exercises")
    }
  }
}
