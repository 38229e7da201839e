public import Record

/// A task for the learner, with all that is needed to set and to judge it.
public struct Exercise: Identifiable, Sendable {
  /// "ch17.fade-in"; unique in the book.
  public var id: String
  /// "ch17".
  public var chapter: String
  /// "fade-in".
  public var name: String
  /// From 1 in each chapter, so that "ch17.2" is a name too.
  public var number: Int
  /// The heading it stands under, without "Exercise 17.2:".
  public var title: String
  /// The heading's identifier on the chapter's page; empty without a heading.
  public var anchor: String
  /// What it is worth.
  public var points: Int
  /// The code that a learner begins with.
  public var starter: CodeFence
  /// The app around it, in the order of the chapter; one module with the learner's file.
  public var scenes: [Scene]
  /// Played one by one, each in several variants.
  public var scenarios: [Scenario]
  /// Compiled together, in the order of the chapter.
  public var checks: [Check]
  /// Wrong answers that the checks have to catch.
  public var mistakes: [Mistake]
  /// The reference answer; `nil` if there is none that can be read.
  public var solution: String?
  /// Changes of the reference answer that leave it right.
  public var equivalents: [Equivalent] = []
  /// From the gentlest to the plainest.
  public var hints: [Hint]

  /// The house rules that do not hold here, because a check says so.
  public var houseRuleExceptions: Set<HouseRuleName> {
    Set(checks.flatMap(\.exceptions))
  }

  /// "2-fade-in.swift".
  public var fileName: String { "\(number)-\(name).swift" }
  /// Where the learner works, relative to the workspace: "exercises/ch17/2-fade-in.swift".
  public var exerciseFile: String { "exercises/\(chapter)/\(fileName)" }
  /// The reference answer, relative to the book's folder: "solutions/ch17/2-fade-in.swift".
  public var solutionFile: String { "solutions/\(chapter)/\(fileName)" }
  /// Where the chapter's ``equivalents`` are declared, relative to the book's folder.
  public var equivalentsFile: String { "solutions/\(chapter)/equivalents.yaml" }
}
