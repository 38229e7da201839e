import Markdown
public import Record

/// A fault that an author made, and where.
public struct AuthorFinding: Equatable, Sendable {
  /// Relative to the book's folder.
  public var file: String
  /// Of the first character of what is wrong.
  public var position: SourcePosition
  /// What is wrong.
  public var fault: AuthorFault

  /// Puts a fault into its place.
  public init(file: String, position: SourcePosition, fault: AuthorFault) {
    self.file = file
    self.position = position
    self.fault = fault
  }

  /// The id that the file's place gives its chapter: "ch17" for "solutions/ch17/3-pop.swift" too.
  var chapter: String {
    let parts = file.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ChapterReader.id(of: file)
  }

  public var location: SourceLocation {
    SourceLocation(file: file, line: position.line, column: position.column)
  }

  /// Such as "chapters/ch17-fade.md:12:3: …".
  public var text: String { "\(location): \(fault.sentence)" }
}
