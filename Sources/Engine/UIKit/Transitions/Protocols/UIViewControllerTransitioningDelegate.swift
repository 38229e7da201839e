import HeadlessQuartzCore

/// Vends what a presentation and its dismissal need.
///
/// Every method is optional.
///
/// The last two groups are names from Swift 2, so that declarations of that time are found.
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator for a presentation; `nil` for the built-in animation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?

  /// The animator for a dismissal; `nil` for the built-in animation.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?

  /// Who drives the presentation; only asked where there is an animator.
  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  /// Who drives the dismissal; only asked where there is an animator.
  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  /// The presentation controller of a presentation with the style `custom`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?

  /// An earlier spelling of `animationController(forPresented:presenting:source:)`.
  func animationControllerForPresentedController(
    _ presented: UIViewController, presentingController presenting: UIViewController,
    sourceController source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?

  /// An earlier spelling of `animationController(forDismissed:)`.
  func animationControllerForDismissedController(
    _ dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?

  /// An earlier spelling of `interactionControllerForPresentation(using:)`.
  func interactionControllerForPresentation(
    _ animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  /// An earlier spelling of `interactionControllerForDismissal(using:)`.
  func interactionControllerForDismissal(
    _ animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  /// An earlier spelling of `presentationController(forPresented:presenting:source:)`.
  func presentationControllerForPresentedViewController(
    _ presented: UIViewController, presentingViewController presenting: UIViewController?,
    sourceViewController source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// What counts where the app does not implement it.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animationControllerForPresentedController(
      presented, presentingController: presenting, sourceController: source)
  }

  /// What counts where the app does not implement it.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animationControllerForDismissedController(dismissed)
  }

  /// What counts where the app does not implement it.
  public func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interactionControllerForPresentation(animator)
  }

  /// What counts where the app does not implement it.
  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interactionControllerForDismissal(animator)
  }

  /// What counts where the app does not implement it.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    presentationControllerForPresentedViewController(
      presented, presentingViewController: presenting, sourceViewController: source)
  }

  /// What counts where the app does not implement it.
  public func animationControllerForPresentedController(
    _ presented: UIViewController, presentingController presenting: UIViewController,
    sourceController source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { OptionalRequirement.missing(nil) }

  /// What counts where the app does not implement it.
  public func animationControllerForDismissedController(
    _ dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { OptionalRequirement.missing(nil) }

  /// What counts where the app does not implement it.
  public func interactionControllerForPresentation(
    _ animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { OptionalRequirement.missing(nil) }

  /// What counts where the app does not implement it.
  public func interactionControllerForDismissal(
    _ animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { OptionalRequirement.missing(nil) }

  /// What counts where the app does not implement it.
  public func presentationControllerForPresentedViewController(
    _ presented: UIViewController, presentingViewController presenting: UIViewController?,
    sourceViewController source: UIViewController
  ) -> UIPresentationController? { OptionalRequirement.missing(nil) }
}
