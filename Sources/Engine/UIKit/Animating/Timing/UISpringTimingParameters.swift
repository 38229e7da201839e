import Foundation
import HeadlessCoreGraphics
import Motion

/// A spring with a damping ratio has the animator's duration; others have their settling duration.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// In distances between the values a second; `dy` is for the y coordinate of points only.
  public let initialVelocity: CGVector

  let shape: SpringShape

  /// The spring with mass 3, stiffness 1000 and damping 500.
  ///
  /// Fidelity: the numbers are those of UIKit's own push animations; Apple documents none.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// - Parameters:
  ///   - ratio: 1 is critically damped; larger ratios count as 1.
  ///   - velocity: In distances between the values a second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    shape = .ratio(Double(ratio))
    initialVelocity = velocity
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    shape = .physical(
      Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)))
    initialVelocity = velocity
    super.init()
  }

  /// - Parameters:
  ///   - duration: The perceptual duration in seconds; settling takes longer.
  ///   - bounce: 0 is critically damped, 1 undamped, negative overdamped.
  ///   - velocity: In distances between the values a second.
  public init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero
  ) {
    shape = .physical(Spring(perceptualDuration: duration, bounce: Double(bounce)))
    initialVelocity = velocity
    super.init()
  }

  public var timingCurveType: UITimingCurveType { .spring }

  public var cubicTimingParameters: UICubicTimingParameters? { nil }

  public var springTimingParameters: UISpringTimingParameters? { self }
}
