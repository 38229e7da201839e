/// Dark or light text in the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3

  /// An earlier spelling of `lightContent`.
  @available(*, deprecated, renamed: "lightContent")
  public static var LightContent: UIStatusBarStyle { .lightContent }
  /// An earlier spelling of `default`.
  @available(*, deprecated, renamed: "default")
  public static var Default: UIStatusBarStyle { .default }
}

/// How the status bar comes and goes.
///
/// Remembered by nobody; the bar is not drawn.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
