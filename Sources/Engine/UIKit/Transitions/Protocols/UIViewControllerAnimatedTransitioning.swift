import HeadlessQuartzCore

/// Moves the views of a transition between two controllers.
///
/// An animator is asked for its duration (possibly several times), then told to animate once. It
/// adds the incoming view to the container, gives it its final frame, and calls
/// `completeTransition(_:)` of the context when everything has arrived.
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the animation takes, in seconds; 0 is the usual answer where `isAnimated` is false.
  ///
  /// - Parameter transitionContext: `nil` when somebody asks outside of a transition.
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval

  /// Starts the animation, which has to end in `completeTransition(_:)`.
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning)

  /// Optional.
  ///
  /// The animator object that UIKit may pause, scrub and reverse.
  ///
  /// It may be asked for several times during one transition and has to be the same each time.
  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating

  /// Optional.
  ///
  /// The transition is over, and everybody else has been told.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// What counts where the app does not implement it.
  public func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    OptionalRequirement.missing(UIViewPropertyAnimator())
  }

  /// What counts where the app does not implement it.
  public func animationEnded(_ transitionCompleted: Bool) { OptionalRequirement.missing() }

  /// Swift 2's spelling of a call.
  @available(*, deprecated, renamed: "transitionDuration(using:)")
  public func transitionDuration(_ transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    transitionDuration(using: transitionContext)
  }

  /// Swift 2's spelling of a call.
  @available(*, deprecated, renamed: "animateTransition(using:)")
  public func animateTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    animateTransition(using: transitionContext)
  }
}
