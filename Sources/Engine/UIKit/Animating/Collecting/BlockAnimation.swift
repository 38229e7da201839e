import HeadlessQuartzCore
import Motion

/// The action for a change that a block animates from value to value: an animation that an app may read,
/// or take for a property of its own.
///
/// A layer's subclass asks for the action of `backgroundColor` inside of a block, and animates its own
/// property with the same duration and curve.
final class BlockAnimation: CABasicAnimation {
  private var change: PropertyChange?
  private var key: String?

  static func make(_ change: PropertyChange, forKey key: String, timing: AnimationTiming)
    -> CAAction
  {
    let animation = BlockAnimation()
    animation.change = change
    animation.key = key
    animation.keyPath = key
    // Without any value the layer would add a copy in its place.
    animation.fromValue = change.layer.value(forKey: key) ?? NSNull()
    animation.duration = timing.duration
    animation.autoreverses = timing.autoreverses
    animation.repeatCount = Float(timing.repeatCount)
    if case .curve(let curve) = timing.pacing {
      animation.timingFunction = CAMediaTimingFunction(curve: curve)
    }
    return animation
  }

  /// Runs the block's own animation, unless the app has made another one of it.
  override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    if keyPath == key, event == key, let change {
      change.run(forKey: event, object: anObject, arguments: dict)
    } else {
      super.run(forKey: event, object: anObject, arguments: dict)
    }
  }
}
