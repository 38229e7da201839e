/// How a controller is put over others.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
}

// Swift 2's spellings.
extension UIModalPresentationStyle {
  /// An earlier spelling of `fullScreen`.
  @available(*, deprecated, renamed: "fullScreen")
  public static var FullScreen: UIModalPresentationStyle { .fullScreen }
  /// An earlier spelling of `pageSheet`.
  @available(*, deprecated, renamed: "pageSheet")
  public static var PageSheet: UIModalPresentationStyle { .pageSheet }
  /// An earlier spelling of `formSheet`.
  @available(*, deprecated, renamed: "formSheet")
  public static var FormSheet: UIModalPresentationStyle { .formSheet }
  /// An earlier spelling of `currentContext`.
  @available(*, deprecated, renamed: "currentContext")
  public static var CurrentContext: UIModalPresentationStyle { .currentContext }
  /// An earlier spelling of `custom`.
  @available(*, deprecated, renamed: "custom")
  public static var Custom: UIModalPresentationStyle { .custom }
  /// An earlier spelling of `overFullScreen`.
  @available(*, deprecated, renamed: "overFullScreen")
  public static var OverFullScreen: UIModalPresentationStyle { .overFullScreen }
  /// An earlier spelling of `overCurrentContext`.
  @available(*, deprecated, renamed: "overCurrentContext")
  public static var OverCurrentContext: UIModalPresentationStyle { .overCurrentContext }
  /// An earlier spelling of `popover`.
  @available(*, deprecated, renamed: "popover")
  public static var Popover: UIModalPresentationStyle { .popover }
  /// An earlier spelling of `none`.
  @available(*, deprecated, renamed: "none")
  public static var None: UIModalPresentationStyle { .none }
}

/// The built-in animations of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
