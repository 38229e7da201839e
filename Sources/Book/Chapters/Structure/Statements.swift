/// Code that compiles and runs.
public struct Example: Sendable {
  /// May be empty.
  public var name: String { fence.name }
  /// Its code, and where it stands.
  public var fence: CodeFence
  /// The scenes that are compiled with it.
  public var scenes: [Scene]
}

/// A statement about UIKit, with code that proves it on the engine.
public struct Rule: Sendable {
  /// Unique in its chapter.
  public var name: String { fence.name }
  /// The prose directly above the code.
  public var statement: Prose
  /// Holds the code that proves the statement.
  public var fence: CodeFence
  /// The scenes that are compiled with it.
  public var scenes: [Scene]
  /// Where the statement comes from: an address, or a description.
  public var reference: String { fence.attributes["ref"] ?? "" }
  /// Whether no documentation, header or sample of Apple's confirms the statement.
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
