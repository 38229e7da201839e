/// Dark or light text in the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Fits the light or dark appearance.
  case `default` = 0
  /// Light signs, for dark screens.
  case lightContent = 1
  /// Dark signs, for light screens.
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
  /// At once.
  case none
  /// By opacity.
  case fade
  /// Upwards and downwards.
  case slide
}
