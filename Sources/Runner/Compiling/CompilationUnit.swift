/// Sources that become one module and one program.
public struct CompilationUnit: Sendable {
  /// A file, or a part of one, as the compiler is to see it.
  public struct Source: Equatable, Sendable {
    /// The file's name for its author, which diagnostics show.
    public var name: String
    /// The text itself, with line feeds or with carriage returns before them.
    public var text: String
    /// The line of the named file that holds the text's first line.
    public var firstLine: Int
    /// The column of the named file at which the text's lines begin.
    public var firstColumn: Int
    /// Whether the unit's other sources are written for this one: it stays as it is while they
    /// change.
    ///
    /// It is compiled again only if the part of them changes that it can see, so warnings about it
    /// may be missing.
    public var isGiven: Bool

    /// A source; its text begins the named file if no place is given.
    public init(
      name: String, text: String, firstLine: Int = 1, firstColumn: Int = 1, isGiven: Bool = false
    ) {
      self.name = name
      self.text = text
      self.firstLine = firstLine
      self.firstColumn = firstColumn
      self.isGiven = isGiven
    }
  }

  /// The kind of a program, which decides what it is linked against and how it begins.
  public enum Kind: String, Sendable {
    /// Declares `makeRootViewController()`, which the stage calls.
    case app
    /// Statements at the top level, against the engine.
    case script
    /// Statements at the top level, against the checks' own library.
    case checks
  }

  /// The module's name.
  public var module: String
  /// How the program begins.
  public var kind: Kind
  /// In the order in which they are given to the compiler.
  public var sources: [Source]
  /// Whether unsafe code is an error, because the program is evidence about its own sources.
  public var isConfined: Bool
  /// Whether all of its sources are the book's, and none is a person's answer.
  public var isOfBook: Bool
  /// Whether files see UIKit without importing it.
  ///
  /// On iOS a framework's umbrella header or an app's bridging header shows it to all files of a target,
  /// so that many do not import it.
  public var allFilesSeeUIKit: Bool

  /// Sources that become one program.
  public init(
    module: String = "Exercise", kind: Kind, sources: [Source], isConfined: Bool = false,
    isOfBook: Bool = false, allFilesSeeUIKit: Bool = false
  ) {
    self.module = module
    self.kind = kind
    self.sources = sources
    self.isConfined = isConfined
    self.isOfBook = isOfBook
    self.allFilesSeeUIKit = allFilesSeeUIKit
  }
}
