import Foundation
import HeadlessQuartzCore
import Motion

extension UIView {
  /// Runs a closure and animates the changes that it makes to views in a window.
  ///
  ///
  /// - Parameters:
  ///   - duration: In seconds; 0 changes the views without animation.
  ///   - delay: In seconds.
  ///   - completion: Called once, when all animations of the closure have ended, or in the next turn
  ///     of the main loop if there are none. Receives whether all of them have finished.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    say(
      "animate(withDuration:delay:options:animations:completion:)",
      ["\(duration)", "\(delay)", "\(options.rawValue)"])
    runBlock(
      duration: duration, delay: delay, pacing: .curve(options.curve.cubic), options: options,
      animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    say(
      "animate(withDuration:animations:completion:)", ["\(duration)"])
    runBlock(
      duration: duration, delay: 0, pacing: .curve(.easeInEaseOut), options: [], animations,
      completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    say(
      "animate(withDuration:animations:)", ["\(duration)"])
    runBlock(
      duration: duration, delay: 0, pacing: .curve(.easeInEaseOut), options: [], animations, nil)
  }

  /// Runs the closure of an animation block and starts its animations.
  ///
  /// - Parameter isExact: Whether a spring with a duration of its own ends with `duration` nevertheless.
  class func runBlock(
    duration: TimeInterval, delay: TimeInterval, pacing: Pacing, options: AnimationOptions,
    isExact: Bool = false, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let block = AnimationBlock(completion: completion)
    let context = AnimationContext(
      duration: duration, delay: delay, pacing: pacing, options: options, block: block)
    if isExact { context.timing.duration = duration }
    context.runWithAlongside(animations)
    block.seal()
  }

  /// Logs a call of one of these methods.
  class func say(_ method: String, _ arguments: [String]) {
    EngineLog.call(toApp: false, UIView.self as AnyObject, method, arguments)
  }
}
