import Foundation
import HeadlessQuartzCore
import Motion

extension UIView {
  /// Animates through keyframes, which the closure adds with ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  ///
  /// Without any keyframe in it, this is an ordinary animation block. Unless the options carry
  /// the bits of another curve, the time of the whole runs slower at both ends, keyframes or not.
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
    context.run(animations)
    recording.start(in: context)
    block.seal()
  }

  /// Adds a keyframe to the keyframe animation whose closure is running.
  ///
  /// Outside of such a closure the changes are made at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: When the changes begin, as a fraction of the whole, 0...1.
  ///   - frameDuration: How long they take, as a fraction of the whole; 0 reaches to the end.
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
