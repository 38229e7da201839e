/// The chapters of a book, and the errors of their authors.
public struct Book: Sendable {
  /// The folder that holds `chapters` and `solutions`.
  public var folder: String
  /// In reading order.
  public var chapters: [Chapter]
  /// Sorted by file and position.
  public var findings: [AuthorFinding]

  public init(folder: String, chapters: [Chapter], findings: [AuthorFinding]) {
    self.folder = folder
    self.chapters = chapters
    self.findings = findings
  }

  /// Every exercise of every chapter.
  public var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  public func chapter(_ id: String) -> Chapter? { chapters.first { $0.id == id } }

  public func exercise(_ id: String) -> Exercise? {
    chapters.lazy.flatMap(\.exercises).first { $0.id == id }
  }

  /// Adds the parts of another reading of the book that this one lacks.
  public func adding(_ other: Book) -> Book {
    let known = Set(chapters.map(\.file))
    var book = self
    book.chapters += other.chapters.filter { !known.contains($0.file) }
    book.chapters.sort { ($0.order, $0.file) < ($1.order, $1.file) }
    book.findings += other.findings.filter { !known.contains($0.file) }
    book.findings.sort { ($0.file, $0.position) < ($1.file, $1.position) }
    return book
  }

  /// The findings that have to be fixed before anything can be judged with the chapter.
  public func obstacles(in chapter: Chapter) -> [AuthorFinding] {
    findings.filter { $0.error.isObstacle && $0.file == chapter.file }
  }
}

/// A reason why there is no book.
public enum BookError: Error, Equatable, Sendable {
  /// There is no Markdown file in the folder's `chapters`.
  case noChapters(folder: String)
}
