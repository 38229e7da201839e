import HeadlessQuartzCore

/// Decides how a presentation adapts, and hears of dismissals by the user.
///
/// All optional.
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style to use where there is little room; `none` keeps the style.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle

  /// The style to use with these traits; `none` keeps the style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Another controller to present with the adapted style.
  ///
  /// Fidelity: not asked; the engine adapts the style and keeps the controller.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// The presentation is about to begin with this style; `none` if it was not adapted.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?)

  /// Whether the user may dismiss the presentation.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool

  /// The user dismisses the presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// The user has dismissed the presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// The user tried to dismiss a presentation that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// What counts where the app does not implement it.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { OptionalRequirement.missing(.none) }

  /// What counts where the app does not implement it.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  /// What counts where the app does not implement it.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { OptionalRequirement.missing(nil) }

  /// What counts where the app does not implement it.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?
  ) { OptionalRequirement.missing() }

  /// What counts where the app does not implement it.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { OptionalRequirement.missing(true) }

  /// What counts where the app does not implement it.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalRequirement.missing() }

  /// What counts where the app does not implement it.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalRequirement.missing() }

  /// What counts where the app does not implement it.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalRequirement.missing() }
}
