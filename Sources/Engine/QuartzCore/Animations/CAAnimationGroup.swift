import Motion

/// Ends its animations when it ends; it does not scale their time.
///
/// The delegates of its animations are not called, and their `isRemovedOnCompletion` has no effect.
open class CAAnimationGroup: CAAnimation {
  /// Shared by copies of the group.
  open var animations: [CAAnimation]?

  override func blank() -> CAAnimation { CAAnimationGroup() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations
  }

  package override func describe(for layer: CALayer) -> AnimationDescription {
    var description = super.describe(for: layer)
    description.kind = .group(
      (animations ?? []).map { animation in
        var child = animation.describe(for: layer)
        // Without a duration of its own a child lasts as long as the group.
        if child.timing.duration == 0 { child.timing.duration = timing.duration }
        return child
      })
    return description
  }
}
