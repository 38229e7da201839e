public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// Fidelity: stored by nothing; the status bar is not drawn.
public enum UIStatusBarAnimation: Int, Sendable {
  case none
  case fade
  case slide
}
