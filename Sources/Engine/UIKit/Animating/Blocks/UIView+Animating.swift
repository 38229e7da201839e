import Foundation
import HeadlessQuartzCore
import Motion

extension UIView {
  /// Animates the changes that a closure makes to views.
  ///
  /// The closure runs at once and the views have their new values afterwards; only what is on the
  /// screen follows later. Views outside of a window do not animate.
  ///
  /// - Parameters:
  ///   - duration: In seconds; 0 changes the views without animation.
  ///   - delay: In seconds; until then the old values stay on the screen.
  ///   - completion: Called once, when all of the closure's animations have ended; in the next
  ///     turn of the main loop if there are none. Receives whether they ran to their ends.
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

  /// Animates the changes that a closure makes to views, slow at both ends.
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

  /// Animates the changes that a closure makes to views, slow at both ends.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    say(
      "animate(withDuration:animations:)", ["\(duration)"])
    runBlock(
      duration: duration, delay: 0, pacing: .curve(.easeInEaseOut), options: [], animations, nil)
  }

  /// Runs the code of an animation block and starts what it asks for.
  class func runBlock(
    duration: TimeInterval, delay: TimeInterval, pacing: Pacing, options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let block = AnimationBlock(completion: completion)
    let context = AnimationContext(
      duration: duration, delay: delay, pacing: pacing, options: options, block: block)
    context.run(animations)
    block.seal()
  }

  /// Tells the log about a call of one of these methods.
  class func say(_ method: String, _ arguments: [String]) {
    EngineLog.call(toApp: false, UIView.self as AnyObject, method, arguments)
  }
}
