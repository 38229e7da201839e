import Foundation
import HeadlessCoreGraphics
import Motion

/// Paces a property animator like a spring.
///
/// A spring given by its damping ratio fills the animator's duration. A spring given by mass,
/// stiffness and damping, or by duration and bounce, ignores it and takes as long as it needs to
/// settle.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The speed at the beginning, in whole distances a second.
  ///
  /// Positions take `dx` across and `dy` down. Every other property takes `dx`.
  public let initialVelocity: CGVector

  /// What shapes the spring.
  let shape: SpringShape

  /// Makes the system's heavy spring: mass 3, stiffness 1000, damping 500.
  ///
  /// Fidelity: numbers known from what UIKit's own pushes attach, not from Apple's pages.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Makes a spring that fills the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: 1 does not overshoot, below 1 bounces; at most 1 counts.
  ///   - velocity: In whole distances a second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    shape = .ratio(Double(ratio))
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring that fills the animator's duration and starts at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Makes a spring from its physics.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    shape = .physical(
      Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)))
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring from the length of its first swing and how much it bounces.
  ///
  /// - Parameters:
  ///   - duration: Perceived, in seconds; settling takes longer.
  ///   - bounce: 0 does not overshoot, 1 never rests, below 0 is slower than needed.
  ///   - velocity: In whole distances a second.
  public init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero
  ) {
    shape = .physical(Spring(perceptualDuration: duration, bounce: Double(bounce)))
    initialVelocity = velocity
    super.init()
  }

  /// Always `spring`.
  public var timingCurveType: UITimingCurveType { .spring }

  /// Always `nil`.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The parameters themselves.
  public var springTimingParameters: UISpringTimingParameters? { self }
}
