import Markdown

/// A Markdown file of the book, with or without exercises.
public struct Chapter: Identifiable, Sendable {
  /// "ch17", or the file's name for a page without a number; unique in the book.
  public var id: String
  /// `nil` for a page that is not numbered.
  public var number: Int?
  /// Chapters are sorted by this number.
  public var order: Int
  /// The title without the chapter's number.
  public var title: String
  /// One sentence for indexes and search engines.
  public var description: String
  /// What whoever has solved all exercises can do, as the end of a sentence: "you can fade a screen in"; `nil`
  /// if the chapter does not say.
  public var learned: String?
  /// The articles that the chapter follows: names or addresses.
  public var mirrors: [String]
  /// The ids of the chapters that should be read before.
  public var buildsOn: [String]
  /// The runs that are shown at the top of the chapter; empty without exercises.
  public var openings: [Opening]
  /// Whether it is there to look something up in: a search finds its headings only.
  public var isReference = false
  /// Relative to the book's folder: "chapters/ch17-fade-and-pop.md".
  public var file: String
  /// The whole file.
  public var document: MarkdownDocument
  /// The content of the page, in order: no checks, no scenarios, no mistakes and their
  /// explanations.
  public var passages: [Passage]
  /// The apps around exercises, in the order of the chapter.
  public var scenes: [Scene]
  /// In the order of the chapter.
  public var exercises: [Exercise]
  /// Code that has to compile and run.
  public var examples: [Example]
  /// Statements about UIKit with code that proves them.
  public var rules: [Rule]
  /// Code that has to be rejected by the compiler.
  public var brokenExamples: [Broken]

  /// The file's name without folder and extension: "ch17-fade-and-pop".
  public var stem: String {
    let name = file.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".md") ? name.dropLast(3) : name)
  }
}

/// A run that is shown at the top of a chapter: the chapter's goal.
public struct Opening: Codable, Equatable, Sendable {
  /// The id of the exercise whose reference answer is played: "ch17.corner-radius".
  public var exercise: String
  /// The name of one of its scenarios.
  public var scenario: String
}

/// A part of a chapter's page.
public enum Passage: Sendable {
  case prose(Prose)
  /// The starter of the exercise with this id. The prose before it contains the task.
  case exercise(String)
  /// All hints of the exercise with this id.
  case hints(String)
  case figure(Figure)
  case diagram(Diagram)
  /// A scene, an example, a rule or a broken example; see the fence's role.
  case code(CodeFence)
}
