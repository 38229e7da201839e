public import Markdown

/// A change of a reference answer that its author declares to be right too.
public struct Equivalent: Equatable, Sendable {
  /// The changed line of the reference answer, without indentation.
  public var line: String
  /// The change, in the words of `inspect --mutants`.
  public var change: String
  /// Why the changed answer is right.
  public var reason: String
  /// Relative to the book's folder.
  public var file: String
  /// The position of the declaration.
  public var position: SourcePosition
}
