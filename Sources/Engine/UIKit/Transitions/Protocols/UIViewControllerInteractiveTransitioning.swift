import HeadlessQuartzCore

/// Drives a transition by a gesture or whatever else sets its pace.
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Takes over a transition that begins interactively, instead of the animator.
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)

  /// Optional.
  ///
  /// Whether the transition begins interactively; objects that don't say so mean yes.
  var wantsInteractiveStart: Bool { get }

  /// Optional.
  ///
  /// How fast the animation goes on after the interaction, relative to its own speed.
  var completionSpeed: CGFloat { get }

  /// Optional.
  ///
  /// The pacing after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// What counts where the app does not implement it.
  public var wantsInteractiveStart: Bool { true }
  /// What counts where the app does not implement it.
  public var completionSpeed: CGFloat { 1 }
  /// What counts where the app does not implement it.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
}
