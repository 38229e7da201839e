import HeadlessQuartzCore

/// Decides how a presentation adapts to traits.
///
/// Fidelity: no gesture dismisses a presentation here, so the four methods about dismissals are
/// never called.
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// `none` keeps the style.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle

  /// Called with the screen's traits for sheets and popovers; `none` keeps the style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Fidelity: never called; the adapted style presents the same controller.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// `style` is `none` if it was not adapted.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?)

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
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { OptionalRequirement.missing(nil) }

  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?
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
