public import Markdown

/// A change of a reference answer after which it is still right, as its authors declare it.
public struct Equivalent: Equatable, Sendable {
  /// The line of the answer, without the space around it.
  public var line: String
  /// What `inspect --mutants` calls the change.
  public var change: String
  /// Why the changed answer is right too.
  public var reason: String
  /// Relative to the book's folder.
  public var file: String
  /// Where it is declared.
  public var position: SourcePosition
}
