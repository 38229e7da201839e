/// Notes what animation blocks change, so that a cancelled transition can take it back.
///
/// Only what a transition's animator changes while it is asked to animate is noted. A value that
/// somebody has set again since is left alone.
final class RestorationJournal {
  /// Where changes are noted now.
  private(set) static var current: RestorationJournal?

  private var restorations: [Restoration] = []

  /// Notes the changes that some code makes in animation blocks.
  func record(_ body: () -> Void) {
    let outer = Self.current
    Self.current = self
    body()
    Self.current = outer
  }

  func note(_ restoration: Restoration) {
    restorations.append(restoration)
  }

  /// Gives everything back the value that it had before.
  func takeBack() {
    let changes = restorations.reversed()
    restorations = []
    AnimationContext.withoutAnimation {
      for change in changes where change.isStillNew { change.restoreOld() }
    }
  }
}
