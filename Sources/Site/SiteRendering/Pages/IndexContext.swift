import Chapters

/// The values of the template `index`.
struct IndexContext {
  struct Entry {
    var address: String
    var label: String
    var title: String
    var description: String
    /// "8 exercises"; `nil` for a chapter without exercises.
    var exercises: String?
  }

  var entries: [Entry]
  /// The opening of the first chapter whose app animates both directions.
  var movie: MovieContext?

  init(_ book: Book, openings: [String: ChapterOpening]) {
    let shown = book.chapters.first { openings[$0.id]?.animatesBothDirections == true }
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
