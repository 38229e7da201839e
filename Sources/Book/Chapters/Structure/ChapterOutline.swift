/// A chapter or its outline: enough to name the chapter and to link to it.
public protocol NamedChapter {
  var id: String { get }
  var number: Int? { get }
  var title: String { get }
  var file: String { get }
}

extension Chapter: NamedChapter {}

/// The parts of a chapter that pages of other chapters show.
public struct ChapterOutline: NamedChapter, Codable, Equatable, Identifiable, Sendable {
  public struct Exercise: Codable, Equatable, Identifiable, Sendable {
    public var id: String
    public var number: Int
    public var title: String
    /// How many wrong answers the chapter has to it.
    public var mistakes: Int
    /// The scenario that the chapter's page shows; `nil` for the first one.
    public var film: String?
  }

  public var id: String
  public var number: Int?
  public var order: Int
  public var title: String
  public var description: String
  public var buildsOn: [String]
  public var openings: [Opening]
  public var file: String
  public var exercises: [Exercise]
}

extension Chapter {
  public var outline: ChapterOutline {
    ChapterOutline(
      id: id, number: number, order: order, title: title, description: description,
      buildsOn: buildsOn, openings: openings, file: file,
      exercises: exercises.map {
        ChapterOutline.Exercise(
          id: $0.id, number: $0.number, title: $0.title, mistakes: $0.mistakes.count,
          film: $0.film)
      })
  }
}

/// The chapters of a book as other pages show them.
public struct BookOutline: Equatable, Sendable {
  /// In reading order.
  public private(set) var chapters: [ChapterOutline]

  /// Sorts the chapters.
  public init(_ chapters: [ChapterOutline]) {
    self.chapters = chapters.sorted { ($0.order, $0.file) < ($1.order, $1.file) }
  }

  public var exercises: [ChapterOutline.Exercise] { chapters.flatMap(\.exercises) }

  public func chapter(_ id: String) -> ChapterOutline? { chapters.first { $0.id == id } }
}

extension Book {
  public var outline: BookOutline { BookOutline(chapters.map(\.outline)) }
}
