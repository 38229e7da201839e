import HeadlessQuartzCore

/// What an animator or interaction controller knows about its transition, and how it ends it.
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the animation happens.
  ///
  /// The animator adds the incoming view to it.
  var containerView: UIView { get }

  /// Whether anything should move.
  ///
  /// False where an animator of a `custom` presentation is asked to exchange the views at once.
  var isAnimated: Bool { get }

  /// Whether somebody drives the transition at this moment.
  var isInteractive: Bool { get }

  /// Whether the interaction was cancelled, so that the transition must end where it began.
  var transitionWasCancelled: Bool { get }

  /// The style of a presentation; `none` for containers.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Reports how far the interaction has come, 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Reports that the interaction ended and the transition will go on to its end.
  func finishInteractiveTransition()

  /// Reports that the interaction ended and the transition will go back to its beginning.
  func cancelInteractiveTransition()

  /// Reports that a running transition becomes interactive.
  func pauseInteractiveTransition()

  /// Ends the transition and leaves the container in its final or its original state.
  func completeTransition(_ didComplete: Bool)

  /// The controller that goes (`from`) or comes (`to`).
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view that goes or comes; `nil` where the animator has to leave it alone.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// A rotation that the container wants of the views; the identity since iOS 8.
  var targetTransform: CGAffineTransform { get }

  /// Where a controller's view is at the beginning; zero if it is not on the screen then.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Where a controller's view has to be in the end; zero if it will not be on the screen.
  func finalFrame(for vc: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
  /// Does nothing, for contexts that apps wrote before there was such a thing.
  public func pauseInteractiveTransition() {}
}
