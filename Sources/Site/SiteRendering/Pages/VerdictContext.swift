/// What the template of verdicts shows.
struct VerdictsContext {
  var label: String?
  var title: String
  /// "2 of 4 solved, 20 of 40 points".
  var summary: String
  var rows: [Row]
  var judgements: [JudgementContext]

  /// A line of the table at the top.
  struct Row {
    var address: String
    var id: String
    var title: String
    var status: String
    var word: String
    var points: String
  }
}

/// Everything about one answer.
struct JudgementContext {
  var anchor: String
  var id: String
  var title: String
  /// `Verdict.Status`, as a class of the style sheet.
  var status: String
  var word: String
  var points: String
  var file: String
  /// A sentence about an answer that was not run to its end.
  var notice: String?
  var tests: [Test]
  var diagnostics: [DiagnosticContext]
  var films: [FilmContext]
  var calls: [CallsContext]
  var output: String?
  /// HTML.
  var source: String?

  struct Test {
    var name: String
    var status: String
    var word: String
    var expected: String?
    var seen: String?
    var instant: String?
    var run: String?
    var because: String?
    var dependsOn: String?
    var read: LinkContext?
    /// HTML; `nil` if no mistake was recognised.
    var mistake: String?
  }
}

/// What the compiler says.
struct DiagnosticContext {
  var severity: String
  var lead: String?
  var message: String
  var place: String?
  /// The learner's line with a mark below it, where it is known.
  var excerpt: String?
  var notes: [String]
}

/// The calls of one run.
struct CallsContext {
  struct Row {
    var instant: String
    var kind: String
    var style: String
    var text: String
    var answer: String?
  }

  var title: String
  var rows: [Row]
  /// How many more there are, as a sentence; `nil` if all are shown.
  var omitted: String?
}
