import Record

/// The app around exercises: view controllers, views and `makeRootViewController()`.
public struct Scene: Sendable {
  /// May be empty.
  ///
  /// A scene replaces an earlier one of the same name.
  public var name: String { fence.name }
  /// Its code, and where it stands.
  public var fence: CodeFence
}

/// Code that judges a run.
public struct Check: Sendable {
  /// Holds top-level `test(…)` calls.
  public var fence: CodeFence
  /// The scenarios of the exercise for which it was written, if that is another one; its tests are
  /// about these unless they name some.
  public var borrowedScenarios: [String]?

  /// The house rules that do not hold in the exercise.
  var exceptions: [HouseRuleName] { fence.exceptions.compactMap(HouseRuleName.init) }
}

/// A common wrong answer, and its explanation.
public struct Mistake: Sendable {
  /// The name that checks use, such as "never-completes"; unique in its exercise.
  public var name: String
  /// Holds the wrong answer, or its difference from the reference answer.
  public var fence: CodeFence
  /// The whole wrong answer: for a `diff` fence, the reference answer with the patch applied.
  public var answer: String
  /// The text for the learner if the checks recognise the mistake.
  public var explanation: Prose
}

/// A step towards the answer.
public struct Hint: Sendable {
  /// Counted from 1.
  public var number: Int
  /// The hint itself.
  public var prose: Prose
}
