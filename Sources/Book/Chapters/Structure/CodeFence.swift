import Markdown

/// A fenced block of code in a chapter, with what its first line says about it.
public struct CodeFence: Sendable {
  /// What a fence is for; the word after its language.
  public enum Role: String, CaseIterable, Sendable {
    /// The app around the exercises.
    case scene
    /// What the learner starts from.
    case exercise
    /// A scripted user, as YAML.
    case scenario
    /// Trusted code over timelines.
    case check
    /// A wrong answer that the checks have to catch; its explanation follows it.
    case mistake
    /// Code that compiles and runs.
    case example
    /// A statement about UIKit, with code that proves it.
    case rule
    /// Code that the compiler rejects.
    case broken
    /// Code that is shown and nothing else, for a stated reason.
    case ignore
  }

  /// The chapter's file, relative to the book's folder.
  public var file: String
  /// "swift", "yaml", …; empty without an info string.
  public var language: String
  /// `nil` for code that is only shown.
  public var role: Role?
  /// The word after the role; empty if there is none.
  public var name: String
  /// `key=value`, and `key` alone as an empty value.
  public var attributes: [String: String]
  /// The code as the compiler is to see it; ends with a line feed unless it is empty.
  public var code: String
  /// From the opening backticks to the closing ones.
  public var range: SourceRange
  /// The line of the chapter's file that holds the first line of the code.
  public var firstCodeLine: Int
  /// The column of the chapter's file at which lines of code begin; above 1 inside of lists.
  public var codeColumn: Int

  /// What stands after `except=`, separated by commas.
  var exceptions: [String] {
    attributes["except", default: ""].split(separator: ",").map(String.init)
  }

  /// Where a place in the code stands in the chapter's file; both are counted from 1.
  public func position(line: Int, column: Int = 1) -> SourcePosition {
    SourcePosition(line: firstCodeLine + line - 1, column: column + codeColumn - 1)
  }
}
