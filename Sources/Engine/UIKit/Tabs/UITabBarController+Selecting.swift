import HeadlessQuartzCore

extension UITabBarController {
  static let barHeight: CGFloat = 49

  /// Selects a tab for the user, if the delegate allows it.
  func tap(_ index: Int) {
    guard tabs.indices.contains(index), transition == nil else { return }
    let controller = tabs[index]
    if let delegate {
      let may = OptionalRequirement.ask {
        delegate.tabBarController(self, shouldSelect: controller)
      }
      if let may {
        EngineLog.call(
          toApp: true, delegate, "tabBarController(_:shouldSelect:)",
          [className, controller.className], returned: "\(may)")
      }
      if may == false { return }
    }
    select(index)
    guard let delegate else { return }
    OptionalRequirement.tell(
      delegate, "tabBarController(_:didSelect:)", [className, controller.className]
    ) { delegate.tabBarController(self, didSelect: controller) }
  }

  /// Selects a tab, with a transition if the view is on the screen.
  func select(_ index: Int) {
    guard tabs.indices.contains(index), index != selectedIndex else { return }
    if transition != nil {
      return EngineLog.fault(
        .pushWhileTransitioning,
        ["tabs": className, "to": tabs[index].className])
    }
    EngineLog.call(toApp: false, self, "selectedIndex", ["\(index)"])
    let former = selectedViewController
    let formerIndex = selectedIndex
    guard isOnScreen, let from = former else {
      setSelection(index)
      former?.viewIfLoaded?.removeFromSuperview()
      return showSelected()
    }
    TabTransition(in: self, from: from, formerIndex: formerIndex, to: tabs[index])
      .run(selecting: index)
  }

  func showSelected() {
    guard isViewLoaded, let controller = selectedViewController else { return }
    prepareSurroundings(of: controller)
    controller.view.frame = contentContainer.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentContainer.addSubview(controller.view)
  }

  /// Whether the selected controller hides the bar.
  private var hidesBar: Bool {
    guard let navigation = selectedViewController as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  func prepareSurroundings(of controller: UIViewController) {
    controller.coveredByContainer = UIEdgeInsets(
      top: 0, left: 0, bottom: hidesBar || tabBar.isHidden ? 0 : Self.barHeight, right: 0)
  }

  func layOutContents() {
    let bounds = view.bounds
    let height = Self.barHeight + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: hidesBar ? bounds.maxY : bounds.maxY - height, width: bounds.width, height: height)
    guard transition == nil, let controller = selectedViewController,
      let content = controller.viewIfLoaded, content.superview === contentContainer
    else { return }
    prepareSurroundings(of: controller)
    if !content.isTransformed { content.frame = contentContainer.bounds }
  }
}
