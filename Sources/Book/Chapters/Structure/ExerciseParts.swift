import Record

/// The app around exercises: view controllers, views and `makeRootViewController()`.
public struct Scene: Sendable {
  /// A later scene of the same name takes the place of an earlier one; may be empty.
  public var name: String { fence.name }
  /// Its code, and where it stands.
  public var fence: CodeFence
}

/// Code that judges a run.
public struct Check: Sendable {
  /// Top-level `test(…)` statements, and where they stand.
  public var fence: CodeFence

  /// The house rules that do not hold in the exercise.
  var exceptions: [HouseRuleName] { fence.exceptions.compactMap(HouseRuleName.init) }
}

/// A wrong answer that people give, and what it teaches.
public struct Mistake: Sendable {
  /// What checks name, such as "never-completes"; unique in its exercise.
  public var name: String
  /// The whole code or a difference, and where it stands.
  public var fence: CodeFence
  /// The whole wrong answer; of a `diff` fence, what its patch makes of the reference answer.
  public var answer: String
  /// What the learner reads when the checks catch exactly this.
  public var explanation: Prose
}

/// A step towards the answer, for whoever asks.
public struct Hint: Sendable {
  /// From 1; the higher, the more it says.
  public var number: Int
  /// What the learner reads.
  public var prose: Prose
}
