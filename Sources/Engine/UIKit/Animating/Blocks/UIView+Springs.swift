import Foundation
import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

extension UIView {
  /// Animates with a spring that settles within the duration.
  ///
  /// - Parameters:
  ///   - duration: In seconds, 0.01...10.
  ///   - dampingRatio: 1 is critically damped.
  ///   - velocity: At the start, in distances between the values a second.
  ///
  /// Fidelity: with large velocities (above about 1.65 at ratio 0.5 and one second) UIKit uses a
  /// different spring.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    say(
      "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:"
        + "animations:completion:)",
      ["\(duration)", "\(delay)", "\(dampingRatio)", "\(velocity)", "\(options.rawValue)"])
    let pacing = Pacing.spring(
      .ratio(Double(dampingRatio)), velocity: CGVector(dx: velocity, dy: velocity))
    runBlock(
      duration: duration, delay: delay, pacing: pacing, options: options, animations, completion)
  }

  /// Animates with a spring given by its perceptual duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds; settling takes longer.
  ///   - bounce: 0 is critically damped, 1 undamped.
  ///   - initialSpringVelocity: In distances between the values a second.
  ///   - delay: In seconds.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    say(
      "animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)",
      ["\(duration)", "\(bounce)", "\(initialSpringVelocity)", "\(delay)", "\(options.rawValue)"])
    let spring = Spring(perceptualDuration: duration, bounce: Double(bounce))
    let velocity = CGVector(dx: initialSpringVelocity, dy: initialSpringVelocity)
    runBlock(
      duration: duration, delay: delay, pacing: .spring(.physical(spring), velocity: velocity),
      options: options, animations, completion)
  }
}
