import Motion

/// A message from the judge to the stage: one line of JSON.
public enum JudgeMessage: Equatable, Sendable {
  /// The first message: launch the app in a window of this size, in points, and let it settle.
  ///
  /// `surplus` says how much larger the screen is than the window.
  case launch(screen: Size, scale: Double, surplus: Size = .zero)
  case perform(Step)
  /// The last message: the stage answers and exits.
  case finish
}

/// The stage's answer to a message: one line of JSON and a ``Seal``.
///
/// The stage writes each commit and each event as it happens, so the line begins with them, in that
/// order, and the kind of the answer comes last.
public enum StageMessage: Equatable, Sendable {
  /// The commits and events since the last answer.
  case piece(commits: [Commit], events: [Event], now: Double)
  /// The answer to `finish`, with the commits and events at the end of the run.
  case goodbye(commits: [Commit], events: [Event], now: Double)
  /// The step cannot be performed: there is no view of that name, or it is not on screen.
  case cannot(reason: String, commits: [Commit], events: [Event], now: Double)
}
