import HeadlessQuartzCore

/// Chooses the animators of a navigation controller and observes its stack.
///
/// Fidelity: the methods about orientations are never called.
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before the appearance callbacks.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Called after the appearance callbacks.
  ///
  /// A cancelled transition does not call it.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation

  /// Only called if there is an animator.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  /// `nil` selects the built-in animation.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?

  // Names of Swift 2, which an app may have declared.
  func navigationController(
    _ navigationController: UINavigationController,
    willShowViewController viewController: UIViewController, animated: Bool)

  func navigationController(
    _ navigationController: UINavigationController,
    didShowViewController viewController: UIViewController, animated: Bool)

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerForAnimationController animationController:
      UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerForOperation operation: UINavigationController.Operation,
    fromViewController fromVC: UIViewController, toViewController toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?
}

/// Today's names call those of Swift 2.
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    self.navigationController(
      navigationController, willShowViewController: viewController, animated: animated)
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    self.navigationController(
      navigationController, didShowViewController: viewController, animated: animated)
  }

  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { OptionalRequirement.missing(.allButUpsideDown) }

  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { OptionalRequirement.missing(.portrait) }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    self.navigationController(
      navigationController, interactionControllerForAnimationController: animationController)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    self.navigationController(
      navigationController, animationControllerForOperation: operation,
      fromViewController: fromVC, toViewController: toVC)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    willShowViewController viewController: UIViewController, animated: Bool
  ) { OptionalRequirement.missing() }

  public func navigationController(
    _ navigationController: UINavigationController,
    didShowViewController viewController: UIViewController, animated: Bool
  ) { OptionalRequirement.missing() }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerForAnimationController animationController:
      UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { OptionalRequirement.missing(nil) }

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerForOperation operation: UINavigationController.Operation,
    fromViewController fromVC: UIViewController, toViewController toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { OptionalRequirement.missing(nil) }
}
