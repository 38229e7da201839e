import Foundation
import HeadlessQuartzCore
import Motion

extension UIView {
  /// Animates through the keyframes that the closure adds.
  ///
  /// Changes outside keyframes last for the whole animation. Its curve is ease-in-ease-out unless
  /// the options have the bits of another one.
  ///
  /// - Parameters:
  ///   - duration: Of all keyframes together, in seconds.
  ///   - delay: In seconds.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    say(
      "animateKeyframes(withDuration:delay:options:animations:completion:)",
      ["\(duration)", "\(delay)", "\(options.rawValue)"])
    let block = AnimationBlock(completion: completion)
    let recording = KeyframeRecording(mode: options.mode)
    let shared = options.shared
    let context = AnimationContext(
      duration: duration, delay: delay, pacing: .curve(shared.curve.cubic), options: shared,
      role: .recording(recording), block: block)
    context.runWithAlongside(animations)
    recording.start(in: context)
    block.seal()
  }

  /// Adds a keyframe to the keyframe animation whose closure is running.
  ///
  /// Outside such a closure the changes do not animate.
  ///
  /// - Parameters:
  ///   - frameStartTime: A fraction of the duration, 0...1.
  ///   - frameDuration: A fraction of the duration; 0 lasts to the end.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard case .recording(let recording)? = AnimationContext.current?.role else {
      animations()
      return
    }
    recording.keyframe(start: frameStartTime, duration: frameDuration, animations)
  }
}
