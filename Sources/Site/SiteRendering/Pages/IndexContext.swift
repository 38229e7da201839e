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
  /// The opening of the first chapter in which an app animates the way there and the way back.
  var movie: MovieContext?

  init(_ book: Book, openings: [String: ChapterOpening]) {
    let shown = book.chapters.first { openings[$0.id]?.goesThereAndBack == true }
    movie = shown.flatMap { openings[$0.id]?.context }
    if let shown {
      movie?.title = "One of the book's transitions"
      movie?.caption =
        "There and back, in chapter \(shown.number.map(String.init) ?? shown.id): "
        + "\(typographic(shown.title))."
    }
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
