import HeadlessQuartzCore

/// A transition as its animator and its interaction controller see it.
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The superview of the views in the transition.
  var containerView: UIView { get }

  /// `false` if the animator of a `custom` presentation must change the views without animation.
  var isAnimated: Bool { get }

  /// Whether an interaction controller drives the transition at present.
  var isInteractive: Bool { get }

  /// Whether the transition must end in its original state.
  var transitionWasCancelled: Bool { get }

  /// `none` for transitions in containers.
  var presentationStyle: UIModalPresentationStyle { get }

  /// - Parameter percentComplete: 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Ends the interaction; the transition continues to its end.
  func finishInteractiveTransition()

  /// Ends the interaction; the transition returns to its beginning.
  func cancelInteractiveTransition()

  /// Makes a running transition interactive.
  func pauseInteractiveTransition()

  /// Ends the transition and leaves the container in its final or its original state.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// `nil` if the animator must not touch that view.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The identity since iOS 8.
  var targetTransform: CGAffineTransform { get }

  /// Zero if the controller's view is not on the screen before the transition.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Zero if the controller's view is not on the screen after the transition.
  func finalFrame(for vc: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
  /// Does nothing, for contexts that apps wrote before iOS 10.
  public func pauseInteractiveTransition() {}
}
