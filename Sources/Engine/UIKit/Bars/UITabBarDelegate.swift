import HeadlessQuartzCore

/// A tab bar controller is the delegate of its own bar.
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user taps an item; in a tab bar controller before its tab is selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    OptionalRequirement.missing()
  }
}
