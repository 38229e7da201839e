import Markdown

/// A chapter: a Markdown file with its exercises, or a page without any.
public struct Chapter: Identifiable, Sendable {
  /// "ch17", or the file's name for a page such as the preface; unique in the book.
  public var id: String
  /// `nil` for a page that is not numbered.
  public var number: Int?
  /// Chapters are read in this order.
  public var order: Int
  /// What stands above it, without a number.
  public var title: String
  /// One sentence for indexes and search engines.
  public var description: String
  /// What the chapter retells: names or addresses of articles.
  public var mirrors: [String]
  /// The runs with which the chapter begins, one after the other; none without exercises.
  public var openings: [Opening]
  /// Relative to the book's folder: "chapters/ch17-fade-and-pop.md".
  public var file: String
  /// The whole file.
  public var document: MarkdownDocument
  /// What a reader reads, in order: without checks, scenarios, mistakes and their explanations.
  public var passages: [Passage]
  /// Apps around exercises, in the order of the chapter.
  public var scenes: [Scene]
  /// In the order of the chapter, which numbers them.
  public var exercises: [Exercise]
  /// Code that has to run.
  public var examples: [Example]
  /// Statements about UIKit, with their proofs.
  public var rules: [Rule]
  /// Code that must not compile.
  public var brokens: [Broken]

  /// The file's name without folder and ending: "ch17-fade-and-pop".
  public var stem: String {
    let name = file.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".md") ? name.dropLast(3) : name)
  }
}

/// A run that shows, at the top of a chapter, what its reader is going to build.
public struct Opening: Equatable, Sendable {
  /// The id of the exercise whose reference answer is played: "ch17.corner-radius".
  public var exercise: String
  /// The name of one of its scenarios.
  public var scenario: String
}

/// A stretch of a chapter, as its reader meets it.
public enum Passage: Sendable {
  case prose(Prose)
  /// The exercise with this id; what has to be done was said before.
  case exercise(String)
  /// All hints of the exercise with this id.
  case hints(String)
  /// A scene, an example, a rule or broken code, as the fence's role says.
  case code(CodeFence)
}
