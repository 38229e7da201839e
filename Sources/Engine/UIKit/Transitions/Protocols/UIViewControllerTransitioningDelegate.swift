import HeadlessQuartzCore

/// Provides the objects for a presentation and its dismissal.
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// `nil` selects the built-in animation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?

  /// `nil` selects the built-in animation.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?

  /// Only called if there is an animator for the presentation.
  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  /// Only called if there is an animator for the dismissal.
  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  /// Only called for the style `custom`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?

  // Names of Swift 2, which an app may have declared.
  func animationControllerForPresentedController(
    _ presented: UIViewController, presentingController presenting: UIViewController,
    sourceController source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?

  func animationControllerForDismissedController(
    _ dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?

  func interactionControllerForPresentation(
    _ animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  func interactionControllerForDismissal(
    _ animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  func presentationControllerForPresentedViewController(
    _ presented: UIViewController, presentingViewController presenting: UIViewController?,
    sourceViewController source: UIViewController
  ) -> UIPresentationController?
}

/// Today's names call those of Swift 2.
extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animationControllerForPresentedController(
      presented, presentingController: presenting, sourceController: source)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animationControllerForDismissedController(dismissed)
  }

  public func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interactionControllerForPresentation(animator)
  }

  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interactionControllerForDismissal(animator)
  }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    presentationControllerForPresentedViewController(
      presented, presentingViewController: presenting, sourceViewController: source)
  }

  public func animationControllerForPresentedController(
    _ presented: UIViewController, presentingController presenting: UIViewController,
    sourceController source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { OptionalRequirement.missing(nil) }

  public func animationControllerForDismissedController(
    _ dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { OptionalRequirement.missing(nil) }

  public func interactionControllerForPresentation(
    _ animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { OptionalRequirement.missing(nil) }

  public func interactionControllerForDismissal(
    _ animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { OptionalRequirement.missing(nil) }

  public func presentationControllerForPresentedViewController(
    _ presented: UIViewController, presentingViewController presenting: UIViewController?,
    sourceViewController source: UIViewController
  ) -> UIPresentationController? { OptionalRequirement.missing(nil) }
}
