import Markdown

/// A block of code in a chapter, with the parts of its first line.
public struct CodeFence: Sendable {
  /// The purpose of a fence: the word after its language.
  public enum Role: String, CaseIterable, Sendable {
    /// The app around the exercises.
    case scene
    /// The code that the learner starts with.
    case exercise
    /// A scripted user, as YAML.
    case scenario
    /// Trusted code that reads timelines.
    case check
    /// A wrong answer that the checks have to reject. Its explanation follows.
    case mistake
    /// Code that compiles and runs.
    case example
    /// Code that proves the statement about UIKit above it.
    case rule
    /// A scripted user of a rule's program, as YAML.
    case touches
    /// Code that the compiler rejects.
    case broken
    /// A figure, as YAML.
    case figure
    /// Code that is only shown, for a stated reason.
    case ignore
  }

  /// The chapter's file, relative to the book's folder.
  public var file: String
  /// The first word after the backticks: "swift", "yaml", …; empty if there is none.
  public var language: String
  /// `nil` for code that is only shown.
  public var role: Role?
  /// The first word after the role that is not `key=value`; empty if there is none.
  public var name: String
  /// The values by key; the value of a key without `=` is empty.
  public var attributes: [String: String]
  /// Ends with a line feed unless it is empty.
  public var code: String
  /// From the opening backticks to the closing ones.
  public var range: SourceRange
  /// The line of the chapter's file at which the code begins.
  public var firstCodeLine: Int
  /// The column of the chapter's file at which lines of code begin: above 1 in lists.
  public var codeColumn: Int

  /// The words after `except=`, separated by commas.
  var exceptions: [String] {
    attributes["except", default: ""].split(separator: ",").map(String.init)
  }

  /// Converts a position in the code to one in the chapter's file; both count from 1.
  public func position(line: Int, column: Int = 1) -> SourcePosition {
    SourcePosition(line: firstCodeLine + line - 1, column: column + codeColumn - 1)
  }
}
