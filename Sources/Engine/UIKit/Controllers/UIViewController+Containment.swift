import HeadlessQuartzCore

/// Parents and children.
extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.containingController !== self else { return }
    if child === self || isContained(in: child) {
      EngineLog.fault(.childIsAncestor, ["parent": className, "child": child.className])
      return
    }
    if child.containingController != nil { child.removeFromParent() }
    child.movement = .toParent
    child.tell("willMove(toParent:)", [className]) { child.willMove(toParent: self) }
    containedControllers.append(child)
    child.containingController = self
  }

  /// Sends `willMove(toParent: nil)`, as containers must before they remove a child.
  func announceLeaving() {
    movement = .fromParent
    tell("willMove(toParent:)", ["nil"]) { willMove(toParent: nil) }
  }

  /// Sends `willMove(toParent:)` to a child that was about to leave and stays.
  func announceReturn(to parent: UIViewController) {
    movement = .toParent
    tell("willMove(toParent:)", [parent.className]) { willMove(toParent: parent) }
  }

  /// Sends `didMove(toParent:)`, as containers must after they added or removed a child.
  func settleMove(to parent: UIViewController?) {
    tell("didMove(toParent:)", [EngineLog.name(parent)]) { didMove(toParent: parent) }
    movement = .none
  }

  private func isContained(in other: UIViewController) -> Bool {
    var candidate = containingController
    while let present = candidate {
      if present === other { return true }
      candidate = present.containingController
    }
    return false
  }

  /// The nearest ancestor of a class, not counting this controller itself.
  func ancestor<Ancestor: UIViewController>(_ type: Ancestor.Type) -> Ancestor? {
    var candidate = parent
    while let present = candidate {
      if let found = present as? Ancestor { return found }
      candidate = present.parent
    }
    return nil
  }

  public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }

  public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

  public var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }

  /// The implementation of `transition(from:to:duration:options:animations:completion:)`.
  func exchange(
    _ from: UIViewController, for to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    EngineLog.call(
      toApp: false, self, "transition(from:to:duration:options:animations:completion:)",
      [from.className, to.className, "\(duration)"])
    guard from.parent === self, to.parent === self, let place = from.view.superview else {
      EngineLog.fault(
        .transitionBetweenStrangers,
        ["parent": className, "from": from.className, "to": to.className])
      return
    }
    let animated = duration > 0
    from.beginAppearance(false, animated: animated)
    to.beginAppearance(true, animated: animated)
    let finish: (Bool) -> Void = { finished in
      from.view.removeFromSuperview()
      to.endAppearance()
      from.endAppearance()
      completion?(finished)
    }
    if options.transition != nil {
      UIView.transition(
        with: place, duration: duration, options: options,
        animations: {
          from.view.removeFromSuperview()
          place.addSubview(to.view)
          animations?()
        }, completion: finish)
    } else {
      place.addSubview(to.view)
      UIView.animate(
        withDuration: duration, delay: 0, options: options,
        animations: { animations?() }, completion: finish)
    }
  }

  func leaveParent() {
    guard let parent = containingController else { return }
    parent.containedControllers.removeAll { $0 === self }
    parent.overrideTraits[ObjectIdentifier(self)] = nil
    containingController = nil
    settleMove(to: nil)
  }
}
