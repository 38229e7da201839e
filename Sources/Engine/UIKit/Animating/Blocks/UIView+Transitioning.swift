import Foundation
import HeadlessQuartzCore
import Motion

extension UIView {
  /// Shows with a transition that the content of a view changes.
  ///
  /// Changes in the closure are made at once, and the transition leads from a picture of the old
  /// content to the new one; with `allowAnimatedContent` they animate as well. Without a
  /// transition in the options this is an ordinary animation block.
  ///
  /// - Parameters:
  ///   - view: The view that is turned, curled or faded with all that it holds.
  ///   - duration: In seconds.
  ///   - completion: Receives whether the transition ran to its end.
  ///
  /// Fidelity: flips and curls are recorded by name; how they look is left to who draws them.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    say(
      "transition(with:duration:options:animations:completion:)",
      [view.displayName, "\(duration)", "\(options.rawValue)"])
    let block = AnimationBlock(completion: completion)
    let context = AnimationContext(
      duration: duration, delay: 0, pacing: .curve(options.curve.cubic), options: options,
      block: block)
    context.transition(view, options.transition, animations ?? {})
    block.seal()
  }

  /// Replaces a view by another one with a transition of their superview.
  ///
  /// - Parameters:
  ///   - fromView: Removed from its superview, or hidden with `showHideTransitionViews`.
  ///   - toView: Put in the first view's place in the hierarchy, or shown again.
  ///   - duration: In seconds.
  ///   - completion: Receives whether the transition ran to its end.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    say(
      "transition(from:to:duration:options:completion:)",
      [fromView.displayName, toView.displayName, "\(duration)", "\(options.rawValue)"])
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    let block = AnimationBlock(completion: completion)
    guard let container = fromView.superview else {
      exchange()
      block.seal()
      return
    }
    let context = AnimationContext(
      duration: duration, delay: 0, pacing: .curve(options.curve.cubic), options: options,
      block: block)
    context.transition(container, options.transition) {
      AnimationContext.withoutAnimation(exchange)
    }
    block.seal()
  }
}

extension AnimationContext {
  /// Attaches a transition to a view and makes the changes that it leads to.
  fileprivate func transition(
    _ view: UIView, _ transition: ContentTransition?, _ animations: () -> Void
  ) {
    guard let transition, !isIdle else {
      run(animations)
      return
    }
    let managed = ManagedAnimation(.transition(transition), of: view.layer, context: self)
    managed.attach(timing)
    if options.contains(.allowAnimatedContent) {
      run(animations)
    } else {
      AnimationContext.withoutAnimation(animations)
    }
  }
}
