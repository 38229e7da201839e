/// All chapters of a book, and all faults that their authors made.
public struct Book: Sendable {
  /// The folder that holds `chapters` and `solutions`.
  public var folder: String
  /// In the order in which they are read.
  public var chapters: [Chapter]
  /// In the order of files and lines.
  public var findings: [AuthorFinding]

  /// Every exercise of every chapter.
  public var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  /// The chapter with this id.
  public func chapter(_ id: String) -> Chapter? { chapters.first { $0.id == id } }

  /// The exercise with this id.
  public func exercise(_ id: String) -> Exercise? {
    chapters.lazy.flatMap(\.exercises).first { $0.id == id }
  }

  /// The findings in a chapter's file that forbid to judge anything with it.
  public func obstacles(in chapter: Chapter) -> [AuthorFinding] {
    findings.filter { $0.fault.isObstacle && $0.file == chapter.file }
  }
}

/// A reason why there is no book.
public enum BookError: Error, Equatable, Sendable {
  /// The folder has no `chapters` with a Markdown file in it.
  case noChapters(folder: String)
}
