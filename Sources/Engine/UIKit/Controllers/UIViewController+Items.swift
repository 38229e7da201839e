/// The items of a controller for the bars around it.
extension UIViewController {
  var lazyNavigationItem: UINavigationItem {
    if let item = ownNavigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    item.owner = self
    ownNavigationItem = item
    return item
  }

  var lazyTabBarItem: UITabBarItem {
    if let item = ownTabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    ownTabBarItem = item
    return item
  }

  /// Gives the title to the items, and to the tab of the navigation controller that this one is the
  /// root of.
  func passTitleOn() {
    ownNavigationItem?.title = title
    ownTabBarItem?.title = title
    if let navigation = parent as? UINavigationController, navigation.tabBarItem.title == nil,
      navigation.viewControllers.first === self
    {
      navigation.tabBarItem.title = title
    }
  }
}
