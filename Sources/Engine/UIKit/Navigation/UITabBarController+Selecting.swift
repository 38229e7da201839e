import HeadlessQuartzCore

/// Tabs and the change between them.
extension UITabBarController {
  private static let barHeight: CGFloat = 49

  func replaceTabs(_ controllers: [UIViewController]) {
    let shown = selectedViewController
    for old in tabs where !controllers.contains(where: { $0 === old }) {
      old.announceLeaving()
      if old === shown { old.settleAppearance(false, animated: false) }
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    let former = tabs
    tabs = controllers
    for new in controllers where !former.contains(where: { $0 === new }) {
      addChild(new)
      new.settleMove(to: self)
    }
    tabBar.items = controllers.map(\.tabBarItemMadeOnce)
    let index = controllers.firstIndex { $0 === shown } ?? (controllers.isEmpty ? nil : 0)
    setSelection(index)
    if isViewLoaded, selectedViewController !== shown {
      let isShown = appearance.isAppearingOrAppeared && viewIfLoaded?.window != nil
      if isShown { selectedViewController?.beginAppearance(true, animated: false) }
      showSelected()
      if isShown { selectedViewController?.endAppearance() }
    }
  }

  /// The user tapped a tab.
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

  /// Changes to a tab, with a transition if the view is on the screen.
  func select(_ index: Int) {
    guard tabs.indices.contains(index), index != selectedIndex else { return }
    if transition != nil {
      return EngineLog.fault(
        "push-while-transitioning",
        ["tabs": className, "to": tabs[index].className])
    }
    EngineLog.call(toApp: false, self, "selectedIndex", ["\(index)"])
    let former = selectedViewController
    let formerIndex = selectedIndex
    setSelection(index)
    guard appearance.isAppearingOrAppeared, viewIfLoaded?.window != nil, let from = former,
      let to = selectedViewController
    else {
      former?.viewIfLoaded?.removeFromSuperview()
      return showSelected()
    }
    TabTransition(in: self, from: from, formerIndex: formerIndex, to: to).run()
  }

  func showSelected() {
    guard isViewLoaded, let controller = selectedViewController else { return }
    prepareSurroundings(of: controller)
    controller.view.frame = contentContainer.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentContainer.addSubview(controller.view)
  }

  /// Whether the bar is off the screen for the present content.
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
    if content.transform.isIdentity { content.frame = contentContainer.bounds }
  }
}

/// The transition between two tabs.
///
/// Fidelity: a cancelled one sends neither controller its `did` callback, as observed on iOS.
/// That the incoming controller hears first is an engine rule.
final class TabTransition: TransitionContext.Owner {
  private let tabs: UITabBarController
  private let from: UIViewController
  private let formerIndex: Int
  private let to: UIViewController

  init(
    in tabs: UITabBarController, from: UIViewController, formerIndex: Int, to: UIViewController
  ) {
    self.tabs = tabs
    self.from = from
    self.formerIndex = formerIndex
    self.to = to
  }

  func run() {
    let animator = askAnimator()
    let interactor = animator.flatMap(askInteractor)
    let transition = TransitionContext(
      .tab, from: from, to: to, in: tabs.contentContainer, isAnimated: animator != nil,
      custom: animator, builtIn: InstantExchange(), interactor: interactor, owner: self)
    transition.touchScope = tabs.view
    tabs.transition = transition
    to.loadViewIfNeeded()
    tabs.prepareSurroundings(of: to)
    to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let final = tabs.contentContainer.bounds
    if to.view.transform.isIdentity { to.view.frame = final }
    transition.fromView = from.view
    transition.toView = to.view
    transition.initialFrames[ObjectIdentifier(from)] = from.view.frame
    transition.finalFrames[ObjectIdentifier(to)] = final
    transition.open()
    to.beginAppearance(true, animated: transition.isAnimated)
    transition.hidesCoordinator = true
    from.beginAppearance(false, animated: transition.isAnimated)
    transition.hidesCoordinator = false
    transition.begin()
  }

  private func askAnimator() -> UIViewControllerAnimatedTransitioning? {
    guard let delegate = tabs.delegate else { return nil }
    return OptionalRequirement.query(
      delegate, "tabBarController(_:animationControllerForTransitionFrom:to:)", [tabs, from, to]
    ) {
      delegate.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
    }
  }

  private func askInteractor(
    _ animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    guard let delegate = tabs.delegate else { return nil }
    return OptionalRequirement.query(
      delegate, "tabBarController(_:interactionControllerFor:)", [tabs, animator]
    ) {
      delegate.tabBarController(tabs, interactionControllerFor: animator)
    }
  }

  func transitionDidEnd(_ transition: TransitionContext, completed: Bool) {
    tabs.transition = nil
    if completed {
      from.view.removeFromSuperview()
      from.endAppearance()
      to.endAppearance()
    } else {
      to.view.removeFromSuperview()
      to.abandonAppearance(as: .disappeared)
      from.abandonAppearance(as: .appeared)
      tabs.setSelection(formerIndex)
    }
    tabs.view.setNeedsLayout()
  }

  func transitionDidClose(_ transition: TransitionContext, completed: Bool) {}
}

/// Exchanges two views without any animation.
final class InstantExchange: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    context.containerView.layoutIfNeeded()
    context.completeTransition(true)
  }
}
