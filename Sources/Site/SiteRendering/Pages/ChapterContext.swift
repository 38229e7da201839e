/// What the template of a chapter shows.
struct ChapterContext {
  /// "Chapter 17"; `nil` for a page without number.
  var label: String?
  /// The title's anchor; `nil` if nothing can lead to it.
  var anchor: String?
  var title: String
  var description: String
  var opening: MovieContext?
  var mirrors: [String]
  var sections: [LinkContext]
  var passages: [PassageContext]
  var previous: LinkContext?
  var next: LinkContext?
}

/// One stretch of a chapter; only one of the values is there.
struct PassageContext {
  /// HTML.
  var html: String?
  var exercise: ExerciseContext?
  var hints: HintsContext?
}

/// An exercise on a chapter's page.
struct ExerciseContext {
  var id: String
  var number: Int
  var points: String
  var file: String
  /// HTML.
  var starter: String
  var film: FilmContext?
}

/// The hints of an exercise, each to be opened by itself.
struct HintsContext {
  struct Hint {
    var number: Int
    /// HTML.
    var html: String
  }

  var hints: [Hint]
}
