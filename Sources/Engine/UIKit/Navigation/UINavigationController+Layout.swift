import HeadlessQuartzCore

extension UINavigationController {
  /// In points, without the status bar.
  var barHeight: CGFloat {
    let traits = traitCollection
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 44
  }

  /// The distance from the top of the view to the bottom edge of the bar; 0 if the bar is hidden.
  var barBottom: CGFloat { isNavigationBarHidden ? 0 : view.safeAreaInsets.top + barHeight }

  private var toolbarHeight: CGFloat { isToolbarHidden ? 0 : 44 }

  /// Gives the bars their heights before there is a view: apps ask a new controller for them.
  func placeBarsAtFirst() {
    let width = UIScreen.main.bounds.width
    navigationBar.frame = CGRect(x: 0, y: 0, width: width, height: barHeight)
    toolbar.frame = CGRect(x: 0, y: 0, width: width, height: 44)
  }

  func layOutContents() {
    let bounds = view.bounds
    let top = view.safeAreaInsets.top
    navigationBar.frame = CGRect(
      x: 0, y: isNavigationBarHidden ? -barHeight - top : top, width: bounds.width,
      height: barHeight)
    let bottom = view.safeAreaInsets.bottom
    toolbar.frame = CGRect(
      x: 0, y: isToolbarHidden ? bounds.maxY : bounds.maxY - bottom - 44, width: bounds.width,
      height: 44 + bottom)
    toolbar.isHidden = isToolbarHidden
    toolbar.items = topViewController?.toolbarItems
    guard transition == nil, pendingChange == nil, let controller = topViewController,
      let content = controller.viewIfLoaded, content.superview === contentContainer
    else { return }
    prepareSurroundings(of: controller)
    let frame = contentFrame(for: controller)
    // What an animator of the app has left stays until something else needs another place.
    if let left = placeLeftByAnimator, left.view === content, left.wanted == frame { return }
    placeLeftByAnimator = nil
    if !content.isTransformed { content.frame = frame }
  }

  /// Updates the navigation bar, and the tab bar if there is one, for the top controller.
  ///
  /// Fidelity: bars change at once when a transition begins, and change back if it is cancelled.
  func showItems() {
    navigationBar.show(stack.map(\.navigationItem))
    if let tabs = tabBarController, tabs.isViewLoaded { tabs.layOutContents() }
  }

  /// The frame of a controller's view in the content container.
  func contentFrame(for controller: UIViewController) -> CGRect {
    var frame = contentContainer.bounds
    if !extendsUnderBar(controller) {
      frame.origin.y = barBottom
      frame.size.height -= barBottom
    }
    return frame
  }

  /// Updates a controller's safe area for the bars.
  func prepareSurroundings(of controller: UIViewController) {
    let top = isNavigationBarHidden || !extendsUnderBar(controller) ? 0 : barHeight
    controller.coveredByContainer = UIEdgeInsets(
      top: top, left: 0, bottom: toolbarHeight, right: 0)
  }

  private func extendsUnderBar(_ controller: UIViewController) -> Bool {
    guard !isNavigationBarHidden, controller.edgesForExtendedLayout.contains(.top) else {
      return isNavigationBarHidden
    }
    return navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
  }
}

final class NavigationView: UIView {
  weak var navigation: UINavigationController?

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    navigation?.layOutContents()
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { navigation?.settlePendingChange() }
  }

  override func layoutSubviews() {
    navigation?.beginPendingChange()
    super.layoutSubviews()
  }
}

/// A view that an animator of the app has placed, and where it would lie otherwise.
struct LeftPlace {
  weak var view: UIView?
  var wanted: CGRect
}
