/// The values of the template `verdicts`.
struct VerdictsContext {
  var label: String?
  var title: String
  /// "2 of 4 solved, 20 of 40 points".
  var summary: String
  /// The submission; `nil` for one's own answers.
  var receipt: Receipt?
  var rows: [Row]
  /// Whether the table stands at the end: somebody who works at one exercise wants that first.
  var endsWithTable: Bool
  /// In the order in which they need the reader.
  var judgements: [JudgementContext]

  /// The day on which a submission was read, and its mark.
  struct Receipt {
    var day: String
    var mark: String
  }

  /// A row of the table.
  struct Row {
    /// `nil` for what has nothing to be read about.
    var address: String?
    var id: String
    var title: String
    var status: String
    var word: String
    var points: String
  }
}

/// The values of the template `judgement`: one answer.
struct JudgementContext {
  var anchor: String
  var id: String
  var title: String
  /// The raw value of `Verdict.Status`: a class of the style sheet.
  var status: String
  /// Whether the page folds it.
  var isSolved: Bool
  /// Whether it is still the starter.
  var isUntouched: Bool
  var word: String
  var points: String
  var file: String
  /// A sentence about an answer that is untouched, or was not run to its end.
  var notice: String?
  /// The first test that does not hold, which the film shows; `nil` if all of them do.
  var cause: Test?
  /// The other ones that do not hold.
  var failures: [Test]
  /// Those that hold, or were not tried.
  var others: [Test]
  /// "5 tests pass, 1 is not tried yet": what is folded below a failure; `nil` if nothing is.
  var othersTitle: String?
  /// What the compiler rejects, and what is mostly the cause of a failure.
  var diagnostics: [DiagnosticContext]
  /// The other diagnostics, which are folded below what fails.
  var warnings: [DiagnosticContext]
  /// "2 warnings"; `nil` if there are none.
  var warningsTitle: String?
  /// The line at which the program stopped; `nil` if it did not, or if the line is unknown.
  var stopPlace: Place?
  /// The exercise's section, for whoever's program stopped: no test says what to read.
  var stopReading: Reading?
  var films: [FilmContext]
  var calls: [CallsContext]
  var output: String?
  /// HTML.
  var source: String?

  /// A line of the answer.
  struct Place {
    var title: String
    /// HTML: the line with two lines around it.
    var code: String
  }

  struct Test {
    var name: String
    var status: String
    var word: String
    /// The points that it earned; `nil` where nothing is graded.
    var share: String?
    var expected: String?
    var seen: String?
    var instant: String?
    var run: String?
    /// An earlier difference from the reference's run.
    var before: String?
    var because: String?
    var reminder: String?
    var dependsOn: String?
    var read: Reading?
    /// HTML; `nil` if no mistake was recognised.
    var mistake: String?
    /// The test itself as HTML; `nil` if it passes, or is a house rule.
    var code: String?
  }

  /// A section of the book that explains a failure.
  struct Reading {
    var title: String
    /// The command that shows it.
    var command: String
    /// The address of its page; `nil` if no page of the book is known.
    var page: String?
  }
}

/// A diagnostic of the compiler.
struct DiagnosticContext {
  var severity: String
  var lead: String?
  var message: String
  var place: String?
  /// HTML: the answer's line with two lines around it; `nil` if it is in no line of the answer.
  var lines: String?
  /// The compiler's line with a caret below the column; `nil` if the line is not known.
  var excerpt: String?
  var notes: [String]
}

/// The values of the template `calls`: the calls of one run.
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
  /// A sentence about rows that were left out; `nil` if all are shown.
  var omitted: String?
}
