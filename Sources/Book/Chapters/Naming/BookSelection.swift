/// What a name on the command line stands for.
public enum BookSelection: Sendable {
  case chapter(Chapter)
  case exercise(Exercise)
}

/// A name that stands for nothing, or for more than one thing.
public enum NameError: Error, Equatable, Sendable {
  /// Names that are near, nearest first; may be empty.
  case unknown(String, nearest: [String])
  /// The ids that begin with it.
  case ambiguous(String, candidates: [String])
}
