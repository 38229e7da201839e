import HeadlessQuartzCore

/// What is known about a transition to those who are not its animator.
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether anything moves.
  var isAnimated: Bool { get }

  /// The style of a presentation; `none` for containers and rotations.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Whether the transition began interactively; never changes.
  var initiallyInteractive: Bool { get }

  /// Whether the transition may become interactive while it runs.
  var isInterruptible: Bool { get }

  /// Whether somebody drives the transition at this moment.
  var isInteractive: Bool { get }

  /// Whether the transition goes back, or went back, to where it began.
  var isCancelled: Bool { get }

  /// The duration of the animation, in seconds, if nobody interferes.
  var transitionDuration: TimeInterval { get }

  /// How far the interaction had come when it was last reported, 0 to 1.
  var percentComplete: CGFloat { get }

  /// The speed after the interaction, relative to the animation's own.
  var completionVelocity: CGFloat { get }

  /// The pacing after the interaction.
  var completionCurve: UIView.AnimationCurve { get }

  /// The controller that goes or comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view that goes or comes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The view in which the transition happens.
  var containerView: UIView { get }

  /// How the content turns in a rotation; the identity otherwise.
  var targetTransform: CGAffineTransform { get }
}

/// Lets others animate along with a transition and hear of its end.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Adds animations that run with the transition's duration and pacing, and a last word.
  ///
  /// - Parameters:
  /// - animation: Runs when the transition's own animation has been started.
  /// - completion: Runs after the transition has ended, finished or not.
  /// - Returns: Whether the animation will run; false after the end.
  @discardableResult
  func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// As above, for animations of views outside of the container, which are then driven as well.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls back when an interaction ends.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls back whenever an interaction ends or a running transition becomes interactive.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// `animate(alongsideTransition:completion:)` without a last word.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
