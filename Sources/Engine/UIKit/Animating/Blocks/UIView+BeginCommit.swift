import Foundation
import HeadlessQuartzCore

/// Animation blocks of the time before closures, which UIKit deprecated in iOS 13.
extension UIView {
  private static var open: [BeganBlock] = []

  /// Begins a block; everything up to `commitAnimations()` animates.
  ///
  /// Fidelity: delegates and the selectors that they are told with do not exist here.
  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    open.append(BeganBlock())
  }

  /// Ends the innermost block and starts its animations.
  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func commitAnimations() {
    open.popLast()?.commit()
  }

  /// How long the block takes, in seconds; 0.2 unless set.
  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    open.last?.context.timing.duration = max(0, duration)
  }

  /// How long the block waits, in seconds.
  @available(
    *, deprecated, message: "use animate(withDuration:delay:options:animations:completion:)"
  )
  public class func setAnimationDelay(_ delay: TimeInterval) {
    open.last?.context.timing.delay = max(0, delay)
  }

  /// The pace of the block.
  @available(
    *, deprecated, message: "use animate(withDuration:delay:options:animations:completion:)"
  )
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    open.last?.context.timing.pacing = .curve(curve.cubic)
  }

  /// How many cycles the block runs; inside of animation closures, that block.
  @available(
    *, deprecated, message: "use modifyAnimations(withRepeatCount:autoreverses:animations:)"
  )
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationContext.current?.timing.repeatCount = repeatCount
  }

  /// Whether each cycle runs forwards and then backwards.
  @available(
    *, deprecated, message: "use modifyAnimations(withRepeatCount:autoreverses:animations:)"
  )
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationContext.current?.timing.autoreverses = repeatAutoreverses
  }

  private final class BeganBlock {
    let context: AnimationContext
    private let block = AnimationBlock(completion: nil)

    init() {
      let timing = AnimationTiming(duration: 0.2, pacing: .curve(.easeInEaseOut))
      context = AnimationContext(timing: timing, block: block)
      context.enter()
      // A block that nobody commits ends with the turn that began it.
      MainLoop.shared.perform(after: 0) { [weak self] in
        guard let self, let index = open.firstIndex(where: { $0 === self }) else { return }
        for block in open[index...].reversed() { block.commit() }
        open.removeSubrange(index...)
      }
    }

    func commit() {
      context.leave()
      block.seal()
    }
  }
}
