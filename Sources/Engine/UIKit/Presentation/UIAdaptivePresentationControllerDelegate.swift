import HeadlessQuartzCore

/// Decides how a presentation adapts to traits, and whether the user may end it.
///
/// Fidelity: of all presentations the user can dismiss a popover only, by a touch beside it; nobody
/// pulls a sheet down.
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Asked in compact width; `none` keeps the style.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle

  /// Asked instead of the method above, whatever the traits are.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Returns the controller to present instead, in the adapted style; `nil` means the same
  /// controller.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// `style` is `none` if it was not adapted.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?)

  /// Configures the presentation that takes the place of the first.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)

  /// The methods about dismissals are called for those by the user only.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { OptionalRequirement.missing(.none) }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { OptionalRequirement.missing(.none) }

  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { OptionalRequirement.missing(nil) }

  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?
  ) { OptionalRequirement.missing() }

  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) { OptionalRequirement.missing() }

  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { OptionalRequirement.missing(true) }

  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalRequirement.missing() }

  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalRequirement.missing() }

  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalRequirement.missing() }
}
