import Chapters

/// The values of the template `index`.
struct IndexContext {
  struct Part {
    var title: String
    var entries: [Entry]
  }

  struct Entry {
    var address: String
    var label: String
    var title: String
    var description: String
    /// "8 exercises"; `nil` for a chapter without exercises.
    var exercises: String?
    /// The chapters to read before.
    var buildsOn: [LinkContext]
  }

  var parts: [Part]
  /// The opening of the first chapter whose app animates both directions.
  var movie: MovieContext?
  /// The number of the first chapter, if it is not 1.
  var firstNumber: Int?
  /// The chapter with which commands are shown: "ch17".
  var example: String
  /// "55 exercises".
  ///
  /// Templates would take a name that entries have too for an entry that lacks it.
  var exerciseTotal: String
  /// The address of the repository, and the name of the folder into which it is cloned.
  var repository: LinkContext?
  /// The page with all galleries, and how many wrong answers they have; `nil` if there are none.
  var gallery: LinkContext?

  init(
    _ outline: BookOutline, openings: [String: ChapterOpening], repository: Repository?,
    galleries: GalleriesContext?
  ) {
    gallery = galleries.map {
      LinkContext(
        address: GalleryPage.index,
        title: $0.count == 1 ? "1 wrong answer" : "\($0.count) wrong answers")
    }
    let shown = outline.chapters.first { openings[$0.id]?.animatesBothDirections == true }
    movie = shown.flatMap { openings[$0.id]?.context }
    if let shown {
      movie?.title = "One of the book's transitions"
      movie?.caption =
        "There and back, in chapter \(shown.number.map(String.init) ?? shown.id): "
        + "\(typographic(shown.title)). The dot is a finger."
    }
    let first = outline.chapters.compactMap(\.number).first
    firstNumber = first == 1 ? nil : first
    example = (shown ?? outline.chapters.first { !$0.exercises.isEmpty })?.id ?? "ch01"
    exerciseTotal = Self.count(outline.exercises.count) ?? "no exercises"
    self.repository = repository.map { repository in
      LinkContext(
        address: repository.address,
        title: repository.address.split(separator: "/").last.map(String.init) ?? "workbook")
    }
    parts = BookPart.parts(of: outline).map { part in
      Part(title: part.title, entries: part.chapters.map { Self.entry($0, in: outline) })
    }
  }

  private static func entry(_ chapter: ChapterOutline, in outline: BookOutline) -> Entry {
    Entry(
      address: ChapterPage.file(of: chapter), label: chapter.number.map { "\($0)" } ?? "",
      title: typographic(chapter.title), description: typographic(chapter.description),
      exercises: count(chapter.exercises.count),
      buildsOn: chapter.buildsOn.compactMap { outline.chapter($0) }.map { earlier in
        LinkContext(
          address: ChapterPage.file(of: earlier),
          title: earlier.number.map { "chapter \($0)" } ?? typographic(earlier.title))
      })
  }

  private static func count(_ exercises: Int) -> String? {
    exercises == 0 ? nil : exercises == 1 ? "1 exercise" : "\(exercises) exercises"
  }
}
