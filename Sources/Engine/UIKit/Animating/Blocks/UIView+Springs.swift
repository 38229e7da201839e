import Foundation
import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

extension UIView {
  /// Animates like a spring that comes to rest just when the duration is over.
  ///
  /// - Parameters:
  ///   - duration: In seconds, 0.01...10.
  ///   - dampingRatio: 1 does not overshoot; the smaller, the more it swings.
  ///   - velocity: At the beginning, in whole distances a second.
  ///
  /// Fidelity: with large velocities (above about 1.65 at ratio 0.5 and one second) UIKit solves
  /// for another spring than this engine.
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

  /// Animates like a spring given by the length of its first swing and how much it bounces.
  ///
  /// - Parameters:
  ///   - duration: Perceived, in seconds; settling takes longer.
  ///   - bounce: 0 does not overshoot, towards 1 it swings more and more.
  ///   - initialSpringVelocity: In whole distances a second.
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
