import HeadlessQuartzCore

/// A transition as objects other than its animator see it.
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }

  /// `none` for containers and rotations.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Whether the transition began interactively.
  var initiallyInteractive: Bool { get }

  /// Whether the transition may become interactive while it runs.
  var isInterruptible: Bool { get }

  /// Whether an interaction controller drives the transition at present.
  var isInteractive: Bool { get }

  /// Whether the transition returns, or returned, to its beginning.
  var isCancelled: Bool { get }

  /// The duration without interaction, in seconds.
  var transitionDuration: TimeInterval { get }

  /// The last reported progress of an interaction, 0...1.
  var percentComplete: CGFloat { get }

  /// The speed after the interaction, relative to the animation's own.
  var completionVelocity: CGFloat { get }

  /// The timing curve after the interaction.
  var completionCurve: UIView.AnimationCurve { get }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  func view(forKey key: UITransitionContextViewKey) -> UIView?

  var containerView: UIView { get }

  /// The rotation of the content if the device rotates, otherwise the identity.
  var targetTransform: CGAffineTransform { get }
}

/// Runs animations alongside a transition and reports its end.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Adds animations with the transition's duration and timing, and a completion.
  ///
  /// - Parameters:
  /// - animation: Runs after the transition's own animation has started.
  /// - completion: Runs after the transition ended, finished or cancelled.
  /// - Returns: Whether the animation will run; `false` after the transition.
  @discardableResult
  func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for views outside of the container, which are then driven as well.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls the handler when an interaction ends.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls the handler when an interaction ends, and when a running transition becomes interactive.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }

  @discardableResult
  public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
