import HeadlessQuartzCore

// Names from Swift 1 and 2.

extension UINavigationController {
  /// An earlier spelling of `popViewController(animated:)`.
  @available(*, deprecated, renamed: "popViewController(animated:)")
  @discardableResult
  public func popViewControllerAnimated(_ animated: Bool) -> UIViewController? {
    popViewController(animated: animated)
  }

  /// An earlier spelling of `popToRootViewController(animated:)`.
  @available(*, deprecated, renamed: "popToRootViewController(animated:)")
  @discardableResult
  public func popToRootViewControllerAnimated(_ animated: Bool) -> [UIViewController]? {
    popToRootViewController(animated: animated)
  }

  /// An earlier spelling of `isNavigationBarHidden`.
  @available(*, deprecated, renamed: "isNavigationBarHidden")
  public var navigationBarHidden: Bool {
    get { isNavigationBarHidden }
    set { isNavigationBarHidden = newValue }
  }
}
