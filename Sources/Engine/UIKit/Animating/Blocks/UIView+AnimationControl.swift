import Foundation
import HeadlessQuartzCore

extension UIView {
  public class var areAnimationsEnabled: Bool { AnimationContext.areAnimationsEnabled }

  /// Does not affect running animations; the completions of disabled ones run in the next turn.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.areAnimationsEnabled = enabled
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = AnimationContext.areAnimationsEnabled
    AnimationContext.areAnimationsEnabled = false
    AnimationContext.withoutAnimation(actionsWithoutAnimation)
    AnimationContext.areAnimationsEnabled = wereEnabled
  }

  /// In seconds; 0 outside animation blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    guard let context = AnimationContext.current, !context.isIdle else { return 0 }
    return context.timing.duration
  }

  /// Repeats the animations of a part of an animation block.
  ///
  /// - Parameters:
  ///   - count: The number of cycles, which may be fractional.
  ///   - autoreverses: Whether each cycle runs forwards and then backwards.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let context = AnimationContext.current else {
      animations()
      return
    }
    let before = context.timing
    context.timing.repeatCount = Float(count)
    context.timing.autoreverses = autoreverses
    animations()
    context.timing = before
  }

  /// Removes views from their superviews with an animation.
  ///
  /// Fidelity: UIKit's animation is undocumented; here the views fade out.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let duration = 0.25
    animate(withDuration: duration, delay: 0, options: options) {
      for view in views { view.alpha = 0 }
      parallelAnimations?()
    } completion: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }

  public enum SystemAnimation: UInt, Sendable {
    case delete
  }
}
