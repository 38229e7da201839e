import HeadlessQuartzCore

/// Animates the views of a transition between two controllers.
///
/// An animator is asked for its duration (possibly several times), then called to animate once. It
/// adds the incoming view to the container, gives it its final frame, and calls the context's
/// `completeTransition(_:)` when the animation has ended.
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// In seconds; usually 0 if `isAnimated` is false.
  ///
  /// The context is `nil` if the caller is not a transition.
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval

  /// Starts the animation, which must call `completeTransition(_:)` at its end.
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning)

  /// The animator object that UIKit may pause, scrub and reverse; optional.
  ///
  /// It may be called several times during one transition and must return the same object.
  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating

  /// Called last, when the transition is over; optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    OptionalRequirement.missing(UIViewPropertyAnimator())
  }

  public func animationEnded(_ transitionCompleted: Bool) { OptionalRequirement.missing() }
}
