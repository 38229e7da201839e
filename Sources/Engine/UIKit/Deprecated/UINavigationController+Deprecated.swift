import HeadlessQuartzCore

// Names from Swift 1 and 2.

extension UINavigationController {
  @available(*, deprecated, renamed: "popViewController(animated:)")
  @discardableResult
  public func popViewControllerAnimated(_ animated: Bool) -> UIViewController? {
    popViewController(animated: animated)
  }

  @available(*, deprecated, renamed: "popToRootViewController(animated:)")
  @discardableResult
  public func popToRootViewControllerAnimated(_ animated: Bool) -> [UIViewController]? {
    popToRootViewController(animated: animated)
  }

  @available(*, deprecated, renamed: "isNavigationBarHidden")
  public var navigationBarHidden: Bool {
    get { isNavigationBarHidden }
    set { isNavigationBarHidden = newValue }
  }
}
