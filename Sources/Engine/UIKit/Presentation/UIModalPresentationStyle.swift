public enum UIModalPresentationStyle: Int, Sendable {
  /// A page sheet, or the full screen if the height is compact.
  case automatic = -2
  /// As an adaptive style: keeps the style.
  case none = -1
  /// Removes the presenter's view from the screen.
  case fullScreen = 0
  /// A large card.
  case pageSheet = 1
  /// A small card.
  case formSheet = 2
  /// Covers the nearest controller that defines a context, and removes its view.
  case currentContext = 3
  /// Uses the transitioning delegate's presentation controller.
  case custom = 4
  /// Keeps the presenter's view.
  case overFullScreen = 5
  /// Covers the nearest controller that defines a context, and keeps its view.
  case overCurrentContext = 6
  /// Fidelity: a sheet, or the full screen if the height is compact.
  case popover = 7
}

// Names of Swift 2.
extension UIModalPresentationStyle {
  @available(*, deprecated, renamed: "fullScreen")
  public static var FullScreen: UIModalPresentationStyle { .fullScreen }
  @available(*, deprecated, renamed: "pageSheet")
  public static var PageSheet: UIModalPresentationStyle { .pageSheet }
  @available(*, deprecated, renamed: "formSheet")
  public static var FormSheet: UIModalPresentationStyle { .formSheet }
  @available(*, deprecated, renamed: "currentContext")
  public static var CurrentContext: UIModalPresentationStyle { .currentContext }
  @available(*, deprecated, renamed: "custom")
  public static var Custom: UIModalPresentationStyle { .custom }
  @available(*, deprecated, renamed: "overFullScreen")
  public static var OverFullScreen: UIModalPresentationStyle { .overFullScreen }
  @available(*, deprecated, renamed: "overCurrentContext")
  public static var OverCurrentContext: UIModalPresentationStyle { .overCurrentContext }
  @available(*, deprecated, renamed: "popover")
  public static var Popover: UIModalPresentationStyle { .popover }
  @available(*, deprecated, renamed: "none")
  public static var None: UIModalPresentationStyle { .none }
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  /// Fidelity: a cross-dissolve.
  case partialCurl
}
