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
  /// The first run in which an app animates the way there and the way back.
  var film: FilmContext?

  init(_ book: Book, films: [String: ReferenceRun]) {
    let run = book.exercises.lazy.compactMap { films[$0.id] }.first { run in
      let transitions = run.timeline.transitions
      return transitions.count > 1 && transitions.allSatisfy { $0.first.animator != nil }
    }
    film = run.map { run in
      let film = Filmstrip(
        of: run.timeline, identifier: "film", title: "One of the book's transitions", acts: 1)
      return FilmContext(svg: film.svg, caption: "", differences: [])
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
