/// The values of the template `chapter`.
struct ChapterContext {
  /// "Chapter 17"; `nil` for a page without a number.
  var label: String?
  /// The title's anchor; `nil` if it has none.
  var anchor: String?
  var title: String
  var description: String
  /// HTML: the first paragraph, which is on the first screen together with the opening, or instead of it;
  /// `nil` without an opening.
  var beginning: String?
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
  var figure: FigureContext?
  var diagram: DiagramContext?
}

/// The values of the template `exercise`: all that belongs to an exercise, in one box.
struct ExerciseContext {
  struct Hint {
    var number: Int
    /// HTML.
    var html: String
  }

  var id: String
  var number: Int
  var points: String
  /// The task as HTML: what is given, what to do, and when it is done.
  var task: String
  var file: String
  /// HTML.
  var starter: String
  /// The earlier exercise whose file lacks the marked lines; `nil` if no line is marked.
  var earlier: LinkContext?
  var film: FilmContext?
  /// The wrong answers.
  var gallery: LinkContext?
  var hints: [Hint]
}
