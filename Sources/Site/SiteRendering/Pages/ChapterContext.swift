/// What the template of a chapter shows.
struct ChapterContext {
  /// "Chapter 17"; `nil` for a page without number.
  var label: String?
  var title: String
  var description: String
  var opening: OpeningContext?
  var mirrors: [String]
  var sections: [LinkContext]
  var passages: [PassageContext]
  var previous: LinkContext?
  var next: LinkContext?
}

/// The moving picture at the top of a chapter.
struct OpeningContext {
  /// Addresses of the movie and of one frame of it.
  var movie: String
  var still: String
  /// Of both, in pixels.
  var width: Int
  var height: Int
  /// What is seen, for those who do not see it.
  var title: String
  var caption: String
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
