import Markdown
public import Record

/// An error of an author and its place.
public struct AuthorFinding: Equatable, Sendable {
  /// Relative to the book's folder.
  public var file: String
  /// The position of the first character that is wrong.
  public var position: SourcePosition
  /// The error, as data.
  public var error: AuthorError

  /// Puts an error into its place.
  public init(file: String, position: SourcePosition, error: AuthorError) {
    self.file = file
    self.position = position
    self.error = error
  }

  /// The chapter's id, derived from the file's path: "ch17" for "solutions/ch17/3-pop.swift" too.
  var chapter: String {
    let parts = file.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ChapterReader.id(of: file)
  }

  /// The place of the error, as editors and terminals understand it.
  public var location: SourceLocation {
    SourceLocation(file: file, line: position.line, column: position.column)
  }

  /// One line: "chapters/ch17-fade.md:12:3: …".
  public var text: String { "\(location): \(error.sentence)" }
}
