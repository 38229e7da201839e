/// The values of the template `chapter`.
struct ChapterContext {
  /// "Chapter 17"; `nil` for a page without a number.
  var label: String?
  /// The title's anchor; `nil` if it has none.
  var anchor: String?
  var title: String
  var description: String
  var opening: MovieContext?
  var mirrors: [String]
  var sections: [LinkContext]
  /// The chapters to read before.
  var buildsOn: [LinkContext]
  var passages: [PassageContext]
  var previous: LinkContext?
  var next: LinkContext?
}

/// A part of a chapter: one of the values is not `nil`.
struct PassageContext {
  /// HTML.
  var html: String?
  var exercise: ExerciseContext?
  var hints: HintsContext?
  var figure: FigureContext?
  var diagram: DiagramContext?
}

/// The values of the template `exercise`.
struct ExerciseContext {
  var id: String
  var number: Int
  var points: String
  var file: String
  /// HTML.
  var starter: String
  var film: FilmContext?
  /// The wrong answers.
  var gallery: LinkContext?
}

/// The values of the template `hints`.
struct HintsContext {
  struct Hint {
    var number: Int
    /// HTML.
    var html: String
  }

  var hints: [Hint]
}
