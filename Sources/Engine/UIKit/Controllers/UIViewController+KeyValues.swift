import HeadlessQuartzCore

extension UIViewController {
  /// Sets a property by its Objective-C name, as code does that has to compile with old SDKs.
  ///
  /// Fidelity: a few names are known. Any other is recorded as `key-not-settable` if there is such a
  /// property, or else as `undefined-key`, where Foundation raises an exception.
  public func setValue(_ value: Any?, forKey key: String) {
    switch (key, value) {
    case ("title", let text as String?): title = text
    case ("modalInPresentation", let flag as Bool): isModalInPresentation = flag
    case ("preferredContentSize", let size as CGSize): preferredContentSize = size
    case ("tabBar", let bar as UITabBar):
      guard let container = self as? UITabBarController else { return refuse(value, forKey: key) }
      container.replaceBar(by: bar)
    case ("navigationBar", let bar as UINavigationBar):
      guard let container = self as? UINavigationController else {
        return refuse(value, forKey: key)
      }
      container.replaceBar(by: bar)
    default: refuse(value, forKey: key)
    }
  }
}
