import Motion

/// What the judge says to the stage, one line of JSON each.
public enum JudgeMessage: Equatable, Sendable {
  /// Always the first: launch the app on a screen of this size (points) and let it settle.
  case launch(screen: Size, scale: Double)
  case perform(Step)
  /// No more steps.
  case finish
}

/// What the stage answers, exactly one line for each message: a ``Seal`` and JSON.
public enum StageMessage: Equatable, Sendable {
  /// What was committed and what happened since the last answer.
  case piece(commits: [Commit], events: [Event], now: Double)
  /// The answer to `finish`, with what happened while the app was torn down.
  case goodbye(commits: [Commit], events: [Event], now: Double)
  /// The step cannot be performed: there is no view of that name, or it is not on screen.
  case cannot(reason: String, commits: [Commit], events: [Event], now: Double)
}
