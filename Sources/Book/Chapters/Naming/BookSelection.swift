/// The chapter or exercise that a name on the command line refers to.
public enum BookSelection: Sendable {
  case chapter(Chapter)
  case exercise(Exercise)
}

/// A name that refers to nothing, or to more than one thing.
public enum NameError: Error, Equatable, Sendable {
  /// `nearest` holds suggestions, the nearest first; it may be empty.
  case unknown(String, nearest: [String])
  /// It has a chapter's number, and there is no such chapter; with the ids of the first and the last.
  case noChapter(String, first: String, last: String)
  /// It has an exercise's number, and its chapter has fewer: only those up to the last number.
  case noExercise(String, chapter: String, last: Int)
  /// `candidates` are the ids that the name may refer to.
  case ambiguous(String, candidates: [String])
}
