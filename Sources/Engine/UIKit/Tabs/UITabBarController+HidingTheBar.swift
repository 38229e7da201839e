extension UITabBarController {
  public var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Fidelity: the bar fades for 0.2 s; UIKit does not document how it goes.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != tabBar.isHidden else { return }
    guard animated, viewIfLoaded?.window != nil else {
      tabBar.isHidden = hidden
      if isViewLoaded { layOutContents() }
      return
    }
    tabBar.isHidden = false
    tabBar.alpha = hidden ? 1 : 0
    UIView.runBlock(
      duration: 0.2, delay: 0, pacing: .curve(.easeInEaseOut), options: []
    ) {
      self.tabBar.alpha = hidden ? 0 : 1
    } _: { _ in
      self.tabBar.alpha = 1
      self.tabBar.isHidden = hidden
      self.layOutContents()
    }
  }
}
