import HeadlessQuartzCore

/// Drives a transition, for example by a gesture.
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins an interactive transition, instead of the animator.
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)

  /// `true` unless implemented.
  var wantsInteractiveStart: Bool { get }

  /// The speed after the interaction, relative to the animation's own; 1 unless implemented.
  var completionSpeed: CGFloat { get }

  /// The timing curve after the interaction; `easeInOut` unless implemented.
  var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { true }
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
}
