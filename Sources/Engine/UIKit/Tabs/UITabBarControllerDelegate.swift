import HeadlessQuartzCore

/// Chooses the animators of a tab bar controller and observes selections by the user.
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Called when the user taps a tab, not when the app selects one.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Called after the user selected a tab, even the selected one, but not when the app selects one.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Only called if there is an animator.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  /// `nil` changes tabs without animation.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?

  /// Fidelity: never called, like the two that follow: nobody rearranges the tabs here.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController])

  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController], changed: Bool)

  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController], changed: Bool)

  // Names of Swift 2, which an app may have declared.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectViewController viewController: UIViewController
  ) -> Bool

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectViewController viewController: UIViewController)

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerForAnimationController animationController:
      UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFromViewController fromVC: UIViewController,
    toViewController toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) { OptionalRequirement.missing() }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) { OptionalRequirement.missing() }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) { OptionalRequirement.missing() }
}

/// Today's names call those of Swift 2.
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    self.tabBarController(tabBarController, shouldSelectViewController: viewController)
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    self.tabBarController(tabBarController, didSelectViewController: viewController)
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    self.tabBarController(
      tabBarController, interactionControllerForAnimationController: animationController)
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    self.tabBarController(
      tabBarController, animationControllerForTransitionFromViewController: fromVC,
      toViewController: toVC)
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectViewController viewController: UIViewController
  ) -> Bool { OptionalRequirement.missing(true) }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectViewController viewController: UIViewController
  ) { OptionalRequirement.missing() }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerForAnimationController animationController:
      UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { OptionalRequirement.missing(nil) }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFromViewController fromVC: UIViewController,
    toViewController toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { OptionalRequirement.missing(nil) }
}
