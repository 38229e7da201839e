import HeadlessQuartzCore

/// Items of bars.
extension UIViewController {
  var navigationItemMadeOnce: UINavigationItem {
    if let item = ownNavigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    item.hasOwnTitle = title != nil
    ownNavigationItem = item
    return item
  }

  var tabBarItemMadeOnce: UITabBarItem {
    if let item = ownTabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    ownTabBarItem = item
    return item
  }

  func titleDidChange() {
    ownNavigationItem?.title = title
    ownTabBarItem?.title = title
    if let navigation = parent as? UINavigationController, navigation.tabBarItem.title == nil,
      navigation.viewControllers.first === self
    {
      navigation.tabBarItem.title = title
    }
  }
}
