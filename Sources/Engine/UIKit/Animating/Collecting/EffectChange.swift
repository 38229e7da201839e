/// The effects of a visual effect view before and after one animated change.
///
/// An effect is no property of a layer, and comes back like one when an animation is reversed.
struct EffectChange {
  weak var view: UIVisualEffectView?
  let old: UIVisualEffect?
  let new: UIVisualEffect?

  func restoreOld() { view?.effect = old }

  func restoreNew() { view?.effect = new }

  /// Whether the effect has not changed since.
  var isStillNew: Bool { view?.effect === new }
}

extension AnimationContext {
  /// Notes a change with the owner of the running block, which may reverse it.
  static func note(_ change: EffectChange) {
    guard let context = current, !context.isIdle, areAnimationsEnabled else { return }
    RestorationJournal.current?.note(change)
    context.animator?.effectChanges.append(change)
  }
}
