public import Record

/// A task for the learner, with everything that is needed to judge an answer.
public struct Exercise: Identifiable, Sendable {
  /// "ch17.fade-in"; unique in the book.
  public var id: String
  /// "ch17".
  public var chapter: String
  /// "fade-in".
  public var name: String
  /// Counted from 1 in each chapter: "ch17.2" is the second exercise.
  public var number: Int
  /// How many digits its number has in names of files: as many as the chapter's last one.
  var digits = 1
  /// The heading above the exercise, without "Exercise 17.2:".
  public var title: String
  /// The heading's identifier on the chapter's page; empty without a heading.
  public var anchor: String
  /// The points that a right answer earns.
  public var points: Int
  /// Whether an answer fails that looks different from the reference.
  public var mustLookTheSame = false
  /// The code that the learner starts with.
  public var starter: CodeFence
  /// The id of the exercise whose answer the learner may go on from; see ``startingText(goingOnFrom:to:)``.
  public internal(set) var continues: String?
  /// The reference answer of the exercise that this one ``continues``; `nil` if it continues none.
  var earlierSolution: String?
  /// The task below the heading: what is given, what to do, and when it is done.
  var task: [(label: String, text: String)] = []
  /// The app around the exercise, in the order of the chapter.
  ///
  /// Compiled with the learner's file, as one module.
  public var scenes: [Scene]
  /// The scenario that the chapter's page shows; `nil` for the first one.
  public internal(set) var film: String?
  /// Each is played in several variants.
  public var scenarios: [Scenario]
  /// In the order of the chapter; compiled together.
  public var checks: [Check]
  /// Wrong answers that the checks have to reject.
  public var mistakes: [Mistake]
  /// The reference answer; `nil` if its file cannot be read.
  public var solution: String?
  /// Changes of the reference answer that leave it right.
  public var equivalents: [Equivalent] = []
  /// Each says more than the one before.
  public var hints: [Hint]

  /// The house rules that do not hold here, because a check says so.
  public var houseRuleExceptions: Set<HouseRuleName> {
    Set(checks.flatMap(\.exceptions))
  }

  /// The code that the exercise's own work is added to: the reference answer of the exercise that it
  /// ``continues``, or else the starter.
  public var given: String { earlierSolution ?? starter.code }

  /// The learner's file at the start: the task in comments, and the starter.
  public var startingText: String {
    TaskComment(self).lines.map { $0 + "\n" }.joined() + starter.code
  }

  /// "2-fade-in.swift", or "02-fade-in.swift" in a chapter of ten exercises, so that names sort.
  public var fileName: String {
    let number = String(number)
    return String(repeating: "0", count: max(0, digits - number.count)) + "\(number)-\(name).swift"
  }
  /// Whether "2-fade-in" or "02-fade-in" is the name of this exercise's file, without its ending.
  public func hasFile(named stem: some StringProtocol) -> Bool {
    let digits = stem.prefix(while: \.isNumber)
    return Int(digits) == number && stem.dropFirst(digits.count) == "-\(name)"
  }

  /// The learner's file, relative to the workspace: "exercises/ch17/2-fade-in.swift".
  public var exerciseFile: String { "exercises/\(chapter)/\(fileName)" }
  /// The reference answer, relative to the book's folder: "solutions/ch17/2-fade-in.swift".
  public var solutionFile: String { "solutions/\(chapter)/\(fileName)" }
  /// The file that declares the chapter's ``equivalents``, relative to the book's folder.
  public var equivalentsFile: String { "solutions/\(chapter)/equivalents.yaml" }
}
