import Foundation
import HeadlessQuartzCore

/// Animation blocks without closures, deprecated since iOS 13.
extension UIView {
  private static var open: [BeganBlock] = []

  /// Fidelity: animation delegates and their selectors are not modelled.
  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    open.append(BeganBlock())
  }

  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func commitAnimations() {
    open.popLast()?.commit()
  }

  /// In seconds; 0.2 by default.
  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    open.last?.context.timing.duration = max(0, duration)
  }

  /// In seconds.
  @available(
    *, deprecated, message: "use animate(withDuration:delay:options:animations:completion:)"
  )
  public class func setAnimationDelay(_ delay: TimeInterval) {
    open.last?.context.timing.delay = max(0, delay)
  }

  @available(
    *, deprecated, message: "use animate(withDuration:delay:options:animations:completion:)"
  )
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    open.last?.context.timing.pacing = .curve(curve.cubic)
  }

  /// Also affects the animation closure around it.
  @available(
    *, deprecated, message: "use modifyAnimations(withRepeatCount:autoreverses:animations:)"
  )
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationContext.current?.timing.repeatCount = repeatCount
  }

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
      // A block without commit ends with the turn that began it.
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
