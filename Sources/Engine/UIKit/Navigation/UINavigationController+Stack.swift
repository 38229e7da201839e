import HeadlessQuartzCore

extension UINavigationController {
  func pop(
    to controller: UIViewController, animated: Bool, _ method: String
  ) -> [UIViewController] {
    EngineLog.call(toApp: false, self, method, ["\(animated)"])
    guard let index = stack.firstIndex(where: { $0 === controller }) else { return [] }
    let leaving = Array(stack[(index + 1)...])
    guard !leaving.isEmpty else { return [] }
    change(Array(stack[...index]), .pop, animated: animated)
    return leaving
  }

  /// Changes the stack, now or after the running transition.
  func change(_ controllers: [UIViewController], _ operation: Operation, animated: Bool) {
    if transition != nil {
      EngineLog.fault(
        .pushWhileTransitioning,
        [
          "navigation": className, "operation": "\(operation)",
          "to": EngineLog.name(controllers.last),
        ])
      waitingChanges.append { [weak self] in
        self?.change(controllers, operation, animated: animated)
      }
      return
    }
    let former = stack
    let from = former.last
    stack = controllers
    for controller in controllers where !former.contains(where: { $0 === controller }) {
      addChild(controller)
    }
    let leaving = former.filter { old in !controllers.contains { $0 === old } }
    for controller in leaving { controller.announceLeaving() }
    let isShown = appearance.isAppearingOrAppeared && viewIfLoaded?.window != nil
    guard isShown, let from, let to = controllers.last, from !== to else {
      return changeWithoutTransition(former: from, leaving: leaving)
    }
    NavigationTransition(
      operation, in: self, from: from, to: to, formerStack: former, leaving: leaving,
      animated: animated
    ).run()
  }

  /// Changes the stack where no transition is needed: off the screen, or with the same top.
  private func changeWithoutTransition(former: UIViewController?, leaving: [UIViewController]) {
    let isShown = appearance.isAppearingOrAppeared && viewIfLoaded?.window != nil
    if isViewLoaded, former !== topViewController {
      former?.viewIfLoaded?.removeFromSuperview()
      if isShown, let top = topViewController {
        top.beginAppearance(true, animated: false)
        tellWillShow(top, animated: false)
      }
      showTop()
      if isShown, let top = topViewController {
        top.endAppearance()
        tellDidShow(top, animated: false)
      }
    }
    settle(leaving: leaving)
    showItems()
  }

  func tellWillShow(_ controller: UIViewController, animated: Bool) {
    shown = controller
    guard let delegate else { return }
    OptionalRequirement.tell(
      delegate, "navigationController(_:willShow:animated:)",
      [className, controller.className, "\(animated)"]
    ) { delegate.navigationController(self, willShow: controller, animated: animated) }
  }

  func tellDidShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    OptionalRequirement.tell(
      delegate, "navigationController(_:didShow:animated:)",
      [className, controller.className, "\(animated)"]
    ) { delegate.navigationController(self, didShow: controller, animated: animated) }
  }

  /// Finishes the moves of children that left or joined the stack.
  func settle(leaving: [UIViewController]) {
    for controller in leaving {
      let isStillHere = controller.parent === self
      isStillHere ? controller.removeFromParent() : controller.settleMove(to: nil)
    }
    for controller in stack where controller.movement == .toParent {
      controller.settleMove(to: self)
    }
  }

  /// Makes the changes that arrived during a transition.
  func makeWaitingChanges() {
    while transition == nil, !waitingChanges.isEmpty { waitingChanges.removeFirst()() }
  }

  /// The item for the back button.
  var itemBelow: UINavigationItem? {
    stack.count > 1 ? stack[stack.count - 2].navigationItem : nil
  }

  /// Adds the top controller's view to the content container.
  func showTop() {
    guard let top = topViewController, isViewLoaded else { return }
    prepareSurroundings(of: top)
    top.view.applyFrame(contentFrame(for: top))
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentContainer.addSubview(top.view)
    showItems()
  }
}
