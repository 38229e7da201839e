import HeadlessQuartzCore

extension UINavigationController {
  func pop(
    to controller: UIViewController, animated: Bool, _ method: String
  ) -> [UIViewController] {
    EngineLog.call(toApp: false, self, method, ["\(animated)"])
    guard let index = stack.firstIndex(where: { $0 === controller }) else { return [] }
    let leaving = Array(stack[(index + 1)...])
    guard !leaving.isEmpty else { return [] }
    change(animated: animated) { stack in
      stack.firstIndex { $0 === controller }.map { Array(stack[...$0]) } ?? stack
    }
    return leaving
  }

  /// Changes the stack, now or after the running transition.
  ///
  /// The transition begins in the layout that follows, and so does the appearance of the first controller;
  /// off the screen, or with the same top, there is none.
  func change(animated: Bool, _ edit: @escaping ([UIViewController]) -> [UIViewController]) {
    let former = stack
    let controllers = edit(former)
    guard transition == nil else {
      EngineLog.fault(
        .pushWhileTransitioning,
        [
          "navigation": className, "operation": "\(operation(from: former, to: controllers))",
          "to": EngineLog.name(controllers.last),
        ])
      waitingChanges.append { [weak self] in self?.change(animated: animated, edit) }
      return
    }
    stack = controllers
    for controller in controllers where !former.contains(where: { $0 === controller }) {
      // One that left in the same turn is a child still.
      controller.parent === self ? controller.announceReturn(to: self) : addChild(controller)
    }
    let dropped = former.filter { old in !controllers.contains { $0 === old } }
    for controller in dropped { controller.announceLeaving() }
    let isPending = pendingChange != nil
    var change = pendingChange ?? PendingChange(formerStack: former)
    change.continueTo(controllers, without: dropped, animated: animated)
    pendingChange = change
    guard appearance.isAppearingOrAppeared, let window = viewIfLoaded?.window,
      let to = controllers.last, change.from !== to
    else { return settlePendingChange() }
    let animated = animated && change.from != nil
    if !isPending || change.transition?.isAnimated != animated {
      change.transition?.cancel()
      pendingChange?.transition = window.deferTransition(
        operation(from: change.formerStack, to: controllers) == .push ? .push : .pop, of: [self],
        isAnimated: animated
      ) { [weak self] in self?.runPendingChange() }
    }
    view.setNeedsLayout()
  }

  private func operation(
    from former: [UIViewController], to controllers: [UIViewController]
  ) -> Operation {
    former.contains { $0 === controllers.last } ? .pop : .push
  }

  /// Begins the transition that waits for the layout.
  func beginPendingChange() {
    guard transition == nil else { return }
    pendingChange?.transition?.begin()
  }

  private func runPendingChange() {
    guard let change = pendingChange, let to = stack.last else { return }
    guard let from = change.from else { return settlePendingChange() }
    pendingChange = nil
    settle(leaving: change.neverShown, arriving: [])
    NavigationTransition(
      operation(from: change.formerStack, to: stack), in: self, from: from, to: to,
      formerStack: change.formerStack, leaving: change.leavingFormerStack,
      animated: change.isAnimated
    ).run()
  }

  /// Makes a pending change without a transition.
  func settlePendingChange() {
    guard let change = pendingChange else { return }
    pendingChange = nil
    change.transition?.cancel()
    if isViewLoaded, change.from !== topViewController { exchangeViews(from: change.from) }
    settle(leaving: change.leaving, arriving: stack)
    showItems()
  }

  /// Fidelity: of a stack that is emptied the delegate hears with the controller that was on top; what UIKit
  /// passes is not known.
  private func exchangeViews(from former: UIViewController?) {
    let isShown = appearance.isAppearingOrAppeared && viewIfLoaded?.window != nil
    let top = topViewController
    if isShown {
      former?.beginAppearance(false, animated: false)
      top?.beginAppearance(true, animated: false)
      if let top { tellWillShow(top, animated: false) }
    }
    former?.viewIfLoaded?.removeFromSuperview()
    showTop()
    if isShown {
      former?.endAppearance()
      top?.endAppearance()
      if let shown = top ?? former { tellDidShow(shown, animated: false) }
    }
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
  func settle(leaving: [UIViewController], arriving: [UIViewController]) {
    for controller in leaving {
      let isStillHere = controller.parent === self
      isStillHere ? controller.removeFromParent() : controller.settleMove(to: nil)
    }
    for controller in arriving where controller.movement == .toParent {
      controller.settleMove(to: self)
    }
    // What no controller asks for leaves what somebody asked of this one.
    if let size = topViewController?.preferredContentSize, size != .zero {
      preferredContentSize = size
    }
  }

  /// Makes the changes that arrived during a transition.
  func makeWaitingChanges() {
    while transition == nil, pendingChange == nil, !waitingChanges.isEmpty {
      waitingChanges.removeFirst()()
    }
  }

  /// Adds the top controller's view to the content container.
  func showTop() {
    guard let top = topViewController, isViewLoaded else { return }
    prepareSurroundings(of: top)
    top.view.assignFrame(contentFrame(for: top))
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentContainer.addSubview(top.view)
    showItems()
  }
}
