import Foundation
import HeadlessQuartzCore

extension UIView {
  /// Whether animation blocks animate at all; see ``setAnimationsEnabled(_:)``.
  public class var areAnimationsEnabled: Bool { AnimationContext.areAnimationsEnabled }

  /// Lets animation blocks animate, or only make their changes.
  ///
  /// While they do not, completions are called in the next turn of the main loop. What already
  /// runs is not affected.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.areAnimationsEnabled = enabled
  }

  /// Makes changes at once, even inside of an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationContext.withoutAnimation(actionsWithoutAnimation)
  }

  /// The duration of the animation block that is being run, in seconds; 0 outside of blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    guard let context = AnimationContext.current, !context.isIdle else { return 0 }
    return context.timing.duration
  }

  /// Repeats the animations of a part of an animation block.
  ///
  /// - Parameters:
  ///   - count: How many cycles; a fraction of a cycle counts as such.
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

  /// Runs a system animation; the only one there is takes views out of their superviews.
  ///
  /// Fidelity: UIKit lets the views shrink and spin in a way that it does not document. Here they
  /// fade.
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

  /// An animation of the system.
  public enum SystemAnimation: UInt, Sendable {
    /// Takes views away.
    case delete
  }
}
