import Foundation
import HeadlessQuartzCore
import Motion

extension UIView {
  /// Changes the content of a view with a transition from a snapshot of the old content.
  ///
  /// With `allowAnimatedContent` the changes animate as well. Without a transition in the options
  /// this is an ordinary animation block.
  ///
  /// - Parameters:
  ///   - view: The view that flips, curls or fades.
  ///   - duration: In seconds.
  ///   - completion: Receives whether the transition has finished.
  ///
  /// Fidelity: flips and curls are recorded by name and not drawn.
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
  ///   - toView: Inserted at the position of `fromView`, or shown with `showHideTransitionViews`.
  ///   - duration: In seconds.
  ///   - completion: Receives whether the transition has finished.
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
  /// Starts a transition of a view and runs its changes.
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
