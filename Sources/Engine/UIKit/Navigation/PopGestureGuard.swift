import HeadlessQuartzCore

/// The target and the delegate of the interactive pop gesture.
final class PopGestureGuard: NSObject, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) { self.navigation = navigation }

  // MARK: - Beginning

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.stack.count > 1, !navigation.isChanging,
      let top = navigation.topViewController
    else { return false }
    let item = top.navigationItem
    let replacesBackButton = item.leftBarButtonItems?.isEmpty == false || item.hidesBackButton
    if replacesBackButton && !item.leftItemsSupplementBackButton { return false }
    guard let delegate = navigation.delegate else { return true }
    return !vendsAnimators(delegate, navigation)
  }

  /// Whether the delegate implements `navigationController(_:animationControllerFor:from:to:)`.
  ///
  /// Fidelity: UIKit asks `responds(to:)`. Here only a call shows that, so the result is kept per class;
  /// without an earlier transition the delegate is asked once for the pop that the swipe would make.
  private func vendsAnimators(
    _ delegate: UINavigationControllerDelegate, _ navigation: UINavigationController
  ) -> Bool {
    let vendors = World.current.uiKit.animatorVendors
    if let known = vendors[ObjectIdentifier(type(of: delegate))] { return known }
    let below = navigation.stack[navigation.stack.count - 2]
    let top = navigation.stack[navigation.stack.count - 1]
    _ = Self.askForAnimator(delegate, of: navigation, for: .pop, from: top, to: below)
    return World.current.uiKit.animatorVendors[ObjectIdentifier(type(of: delegate))] ?? false
  }

  /// Asks the delegate for an animator, and remembers whether its class implements the method.
  static func askForAnimator(
    _ delegate: UINavigationControllerDelegate, of navigation: UINavigationController,
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let answer = OptionalRequirement.ask {
      delegate.navigationController(
        navigation, animationControllerFor: operation, from: from, to: to)
    }
    World.current.uiKit.animatorVendors[ObjectIdentifier(type(of: delegate))] = answer != nil
    guard let answer else { return nil }
    EngineLog.call(
      toApp: true, delegate, "navigationController(_:animationControllerFor:from:to:)",
      [navigation.className, "\(operation)", from.className, to.className],
      returned: EngineLog.name(answer))
    return answer
  }

  // MARK: - The swipe

  /// The part of the width behind which a swipe pops, chosen since Apple documents none.
  private static let turningPoint: CGFloat = 0.5
  /// The widths a second above which it pops from anywhere, chosen too.
  private static let flingSpeed: CGFloat = 1

  func swipe(_ recognizer: UIGestureRecognizer) {
    guard let navigation, let pan = recognizer as? UIPanGestureRecognizer else { return }
    let width = max(navigation.view.bounds.width, 1)
    let progress = min(max(pan.translation(in: navigation.view).x / width, 0), 1)
    switch pan.state {
    case .began:
      if navigation.stack.count < 2 {
        // UIKit begins a pop that cannot happen, then ignores pushes. The engine does nothing.
        EngineLog.fault(.popGestureAtRoot, ["navigation": navigation.className])
      }
      guard !navigation.isChanging, navigation.stack.count > 1 else { return }
      navigation.popInteraction = UIPercentDrivenInteractiveTransition()
      _ = navigation.pop(
        to: navigation.stack[navigation.stack.count - 2], animated: true,
        "popViewController(animated:)")
    case .changed:
      navigation.popInteraction?.update(progress)
    case .ended:
      let isFling = pan.velocity(in: navigation.view).x > width * Self.flingSpeed
      progress > Self.turningPoint || isFling
        ? navigation.popInteraction?.finish() : navigation.popInteraction?.cancel()
    case .cancelled, .failed:
      navigation.popInteraction?.cancel()
    case .possible:
      break
    }
  }
}
