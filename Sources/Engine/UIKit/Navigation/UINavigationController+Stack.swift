import HeadlessQuartzCore

/// Changes of the stack.
extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    EngineLog.call(
      toApp: false, self, "pushViewController(_:animated:)",
      [controller.className, "\(animated)"])
    if stack.contains(where: { $0 === controller }) || controller is UINavigationController {
      EngineLog.fault(
        .pushedTwice, ["navigation": className, "controller": controller.className])
      return
    }
    change(stack + [controller], .push, animated: animated)
  }

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

  func replaceStack(with controllers: [UIViewController], animated: Bool) {
    EngineLog.call(
      toApp: false, self, "setViewControllers(_:animated:)",
      [controllers.map(\.className).joined(separator: " "), "\(animated)"])
    let wasThere = stack.contains { $0 === controllers.last }
    change(controllers, wasThere ? .pop : .push, animated: animated)
  }

  /// Brings the stack to a new state, now or when the open transition is over.
  private func change(_ controllers: [UIViewController], _ operation: Operation, animated: Bool) {
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
      return exchangeUnseen(former: from, leaving: leaving)
    }
    NavigationTransition(
      operation, in: self, from: from, to: to, formerStack: former, leaving: leaving,
      animated: animated
    ).run()
  }

  /// Changes the topmost view where nobody sees it, or where there is nothing to exchange.
  private func exchangeUnseen(former: UIViewController?, leaving: [UIViewController]) {
    let isShown = appearance.isAppearingOrAppeared && viewIfLoaded?.window != nil
    if isViewLoaded, former !== topViewController {
      former?.viewIfLoaded?.removeFromSuperview()
      if isShown { topViewController?.beginAppearance(true, animated: false) }
      showTop()
      if isShown { topViewController?.endAppearance() }
    }
    settle(leaving: leaving)
    showItems()
  }

  /// Tells controllers that they came or went for good.
  func settle(leaving: [UIViewController]) {
    for controller in leaving {
      let isStillHere = controller.parent === self
      isStillHere ? controller.removeFromParent() : controller.settleMove(to: nil)
    }
    for controller in stack where controller.movement == .toParent {
      controller.settleMove(to: self)
    }
  }

  /// Does what had to wait for the end of a transition.
  func changeWhatWaited() {
    while transition == nil, !waitingChanges.isEmpty { waitingChanges.removeFirst()() }
  }

  /// The item that the back button leads to.
  var itemBelow: UINavigationItem? {
    stack.count > 1 ? stack[stack.count - 2].navigationItem : nil
  }

  /// Puts the topmost controller's view where it belongs.
  func showTop() {
    guard let top = topViewController, isViewLoaded else { return }
    prepareSurroundings(of: top)
    top.view.applyFrame(contentFrame(for: top))
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentContainer.addSubview(top.view)
    showItems()
  }
}
