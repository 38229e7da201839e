import HeadlessQuartzCore

/// Vends the animators of a navigation controller and hears of what it shows.
///
/// All optional.
///
/// The last group are names from Swift 2, so that declarations of that time are found.
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A controller is about to be on top; its appearance callbacks follow.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// A controller is on top and has appeared.
  ///
  /// Not sent where a transition was cancelled.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)

  /// The orientations of the whole stack.
  ///
  /// Not asked; the Stage turns the screen anyway.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask

  /// The orientation to be presented in.
  ///
  /// Not asked.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation

  /// Who drives the transition; only asked where there is an animator.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  /// The animator for a change of the stack; `nil` for the built-in animation.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?

  /// An earlier spelling of `navigationController(_:willShow:animated:)`.
  func navigationController(
    _ navigationController: UINavigationController,
    willShowViewController viewController: UIViewController, animated: Bool)

  /// An earlier spelling of `navigationController(_:didShow:animated:)`.
  func navigationController(
    _ navigationController: UINavigationController,
    didShowViewController viewController: UIViewController, animated: Bool)

  /// An earlier spelling of `navigationController(_:interactionControllerFor:)`.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerForAnimationController animationController:
      UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  /// An earlier spelling of `navigationController(_:animationControllerFor:from:to:)`.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerForOperation operation: UINavigationController.Operation,
    fromViewController fromVC: UIViewController, toViewController toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?
}

extension UINavigationControllerDelegate {
  /// What counts where the app does not implement it.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    self.navigationController(
      navigationController, willShowViewController: viewController, animated: animated)
  }

  /// What counts where the app does not implement it.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    self.navigationController(
      navigationController, didShowViewController: viewController, animated: animated)
  }

  /// What counts where the app does not implement it.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { OptionalRequirement.missing(.allButUpsideDown) }

  /// What counts where the app does not implement it.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { OptionalRequirement.missing(.portrait) }

  /// What counts where the app does not implement it.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    self.navigationController(
      navigationController, interactionControllerForAnimationController: animationController)
  }

  /// What counts where the app does not implement it.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    self.navigationController(
      navigationController, animationControllerForOperation: operation,
      fromViewController: fromVC, toViewController: toVC)
  }

  /// What counts where the app does not implement it.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShowViewController viewController: UIViewController, animated: Bool
  ) { OptionalRequirement.missing() }

  /// What counts where the app does not implement it.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShowViewController viewController: UIViewController, animated: Bool
  ) { OptionalRequirement.missing() }

  /// What counts where the app does not implement it.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerForAnimationController animationController:
      UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { OptionalRequirement.missing(nil) }

  /// What counts where the app does not implement it.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerForOperation operation: UINavigationController.Operation,
    fromViewController fromVC: UIViewController, toViewController toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { OptionalRequirement.missing(nil) }
}
