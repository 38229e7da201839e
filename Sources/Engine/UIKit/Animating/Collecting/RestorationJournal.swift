/// Records the changes that a transition's animator makes in animation blocks, to undo them if the
/// transition is cancelled.
///
/// A value that has been set again since stays.
final class RestorationJournal {
  /// The journal that changes are recorded in.
  private(set) static var current: RestorationJournal? {
    get { World.current.uiKit.restorationJournal }
    set { World.current.uiKit.restorationJournal = newValue }
  }

  private var restorations: [Restoration] = []
  private var effectChanges: [EffectChange] = []

  /// Records the changes that a closure makes in animation blocks.
  func record(_ body: () -> Void) {
    let outer = Self.current
    Self.current = self
    body()
    Self.current = outer
  }

  func note(_ restoration: Restoration) {
    restorations.append(restoration)
  }

  func note(_ change: EffectChange) {
    effectChanges.append(change)
  }

  /// Restores the values from before the changes.
  func undo() {
    let changes = restorations.reversed()
    let effects = effectChanges.reversed()
    restorations = []
    effectChanges = []
    AnimationContext.withoutAnimation {
      for change in effects where change.isStillNew { change.restoreOld() }
      for change in changes where change.isStillNew { change.restoreOld() }
    }
  }
}
