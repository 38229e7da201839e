/// Code that compiles and runs.
public struct Example: Sendable {
  /// May be empty.
  public var name: String { fence.name }
  /// Its code, and where it stands.
  public var fence: CodeFence
  /// The scenes that are compiled with it.
  public var scenes: [Scene]
}

/// A statement about UIKit that the engine proves by running code.
public struct Rule: Sendable {
  /// Unique in its chapter.
  public var name: String { fence.name }
  /// The prose right before the code.
  public var statement: Prose
  /// The proof, and where it stands.
  public var fence: CodeFence
  /// The scenes that are compiled with it.
  public var scenes: [Scene]
  /// The source: an address, or words.
  public var reference: String { fence.attributes["ref"] ?? "" }
  /// Whether no source of the first rank confirms it.
  public var isTentative: Bool { fence.attributes["tentative"] != nil }
}

/// Code that the compiler has to reject.
public struct Broken: Sendable {
  /// May be empty.
  public var name: String { fence.name }
  /// Its code, and where it stands.
  public var fence: CodeFence
  /// The identifier of the compiler's diagnostic, such as `type_does_not_conform`.
  public var error: String { fence.attributes["error"] ?? "" }
  /// The scenes that are compiled with it.
  public var scenes: [Scene]
}
