import HeadlessQuartzCore

extension UITabBarController {
  func exchangeTabs(for controllers: [UIViewController], animated: Bool) {
    let shown = selectedViewController
    let place = selected.flatMap { controllers.indices.contains($0) ? $0 : nil }
    let index = controllers.firstIndex { $0 === shown } ?? place ?? (controllers.isEmpty ? nil : 0)
    if animated, isOnScreen, transition == nil, let index, let shown, controllers[index] !== shown {
      let change = TabTransition(
        in: self, from: shown, formerIndex: selectedIndex, to: controllers[index])
      if change.run(selecting: index, amongNew: controllers) { return }
    }
    for old in missing(in: controllers) {
      old.announceLeaving()
      if old === shown { old.settleAppearance(false, animated: false) }
      letGo(of: old)
    }
    takeIn(controllers)
    setSelection(index)
    guard isViewLoaded, selectedViewController !== shown else { return }
    let isShown = isOnScreen
    if isShown { selectedViewController?.beginAppearance(true, animated: false) }
    showSelected()
    if isShown { selectedViewController?.endAppearance() }
  }

  /// The tabs' controllers that are not among new ones.
  func missing(in controllers: [UIViewController]) -> [UIViewController] {
    tabs.filter { old in !controllers.contains { $0 === old } }
  }

  func takeIn(_ controllers: [UIViewController]) {
    let former = tabs
    tabs = controllers
    for new in controllers where !former.contains(where: { $0 === new }) {
      // The one that leaves in a transition is a child still, and comes back if it is cancelled.
      new.parent === self ? new.announceReturn(to: self) : addChild(new)
      new.settleMove(to: self)
    }
    tabBar.items = controllers.map(\.lazyTabBarItem)
  }

  func letGo(of controller: UIViewController) {
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  var isOnScreen: Bool { appearance.isAppearingOrAppeared && viewIfLoaded?.window != nil }
}
