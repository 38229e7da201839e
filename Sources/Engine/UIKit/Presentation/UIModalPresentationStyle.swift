/// How a controller is put over others.
public enum UIModalPresentationStyle: Int, Sendable {
  /// UIKit's choice: a sheet, or the whole screen where that is flat.
  case automatic = -2
  /// No presentation; in answers, no other style.
  case none = -1
  /// Covers the screen; the presenting view is taken out.
  case fullScreen = 0
  /// A large card over the screen.
  case pageSheet = 1
  /// A small card over the screen.
  case formSheet = 2
  /// Covers the controller that defines a context, and takes its view out.
  case currentContext = 3
  /// As the presentation controller of the transitioning delegate says.
  case custom = 4
  /// Covers the screen; the presenting view stays.
  case overFullScreen = 5
  /// Covers the controller that defines a context; its view stays.
  case overCurrentContext = 6
  /// A small card; the whole screen where there is little room.
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
  /// Slides up from below.
  case coverVertical
  /// Turns about the vertical axis.
  case flipHorizontal
  /// Fades over.
  case crossDissolve
  /// Curls a corner of the page.
  case partialCurl
}
