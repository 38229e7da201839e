import HeadlessQuartzCore

/// Vends the animators of a tab bar controller and hears of selections.
///
/// All optional.
///
/// The last group are names from Swift 2, so that declarations of that time are found.
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tab that the user tapped may be selected.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// The user has selected a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Who drives the transition; only asked where there is an animator.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  /// The animator for a change of tabs; `nil` changes them at once.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?

  /// An earlier spelling of `tabBarController(_:shouldSelect:)`.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectViewController viewController: UIViewController
  ) -> Bool

  /// An earlier spelling of `tabBarController(_:didSelect:)`.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectViewController viewController: UIViewController)

  /// An earlier spelling of `tabBarController(_:interactionControllerFor:)`.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerForAnimationController animationController:
      UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  /// An earlier spelling of `tabBarController(_:animationControllerForTransitionFrom:to:)`.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFromViewController fromVC: UIViewController,
    toViewController toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?
}

extension UITabBarControllerDelegate {
  /// What counts where the app does not implement it.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    self.tabBarController(tabBarController, shouldSelectViewController: viewController)
  }

  /// What counts where the app does not implement it.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    self.tabBarController(tabBarController, didSelectViewController: viewController)
  }

  /// What counts where the app does not implement it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    self.tabBarController(
      tabBarController, interactionControllerForAnimationController: animationController)
  }

  /// What counts where the app does not implement it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    self.tabBarController(
      tabBarController, animationControllerForTransitionFromViewController: fromVC,
      toViewController: toVC)
  }

  /// What counts where the app does not implement it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectViewController viewController: UIViewController
  ) -> Bool { OptionalRequirement.missing(true) }

  /// What counts where the app does not implement it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectViewController viewController: UIViewController
  ) { OptionalRequirement.missing() }

  /// What counts where the app does not implement it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerForAnimationController animationController:
      UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { OptionalRequirement.missing(nil) }

  /// What counts where the app does not implement it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFromViewController fromVC: UIViewController,
    toViewController toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { OptionalRequirement.missing(nil) }
}
