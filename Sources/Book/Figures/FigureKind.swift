/// A figure that readers can change, by the computation behind it.
///
/// The raw values are known to `site/figure.js` only as numbers that pages hand on.
public enum FigureKind: Int, CaseIterable, Sendable {
  /// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`.
  case spring
  /// A spring of mass, stiffness and damping.
  case springPhysics
  /// A spring of a perceptual duration and a bounce.
  case springBounce
  /// A timing curve with two control points.
  case curve
  /// An animation that another one follows before it is over.
  case interruption
  /// Keyframes along a path, evenly timed and paced.
  case path
  /// An animation's own timing.
  case animationTime
  /// A layer that is stopped and goes on.
  case pause
  /// A transition that a finger drives, and its end.
  case percentDriven

  /// The end of the horizontal axis, in seconds.
  public var end: Double {
    switch self {
    case .spring, .springPhysics, .springBounce, .interruption, .pause: 2.5
    case .curve, .path: 1
    case .animationTime: 4
    case .percentDriven: 2
    }
  }
}
