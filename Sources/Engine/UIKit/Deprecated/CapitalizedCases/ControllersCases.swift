// Cases with capital letters, as Swift 1 and 2 wrote them.

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

extension UINavigationController.Operation {
  @available(*, deprecated, renamed: "push")
  public static var Push: UINavigationController.Operation { .push }
  @available(*, deprecated, renamed: "pop")
  public static var Pop: UINavigationController.Operation { .pop }
  @available(*, deprecated, renamed: "none")
  public static var None: UINavigationController.Operation { .none }
}

extension UIStatusBarStyle {
  @available(*, deprecated, renamed: "lightContent")
  public static var LightContent: UIStatusBarStyle { .lightContent }
  @available(*, deprecated, renamed: "default")
  public static var Default: UIStatusBarStyle { .default }
}
