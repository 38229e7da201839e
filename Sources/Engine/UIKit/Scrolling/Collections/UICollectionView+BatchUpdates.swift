import HeadlessQuartzCore

extension UICollectionView {
  /// With a closure that does not stay, as UIKit's declaration has it for Objective-C.
  ///
  /// Fidelity: a subclass that overrides the other one is not asked. It could keep the closure.
  @_disfavoredOverload
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    self.updates.begin(completion)
    updates()
    endUpdates()
  }

  /// Lays out anew before it returns; items that stay move to their new places.
  ///
  /// Outside of a window nothing moves, and the next layout shows the changes. Completions of updates
  /// within others wait for the outermost, whose own comes first.
  func endUpdates() {
    guard let changes = updates.end() else { return }
    reload(changes)
    let completions = updates.takeCompletions()
    guard window != nil, !shown.isEmpty else {
      for completion in completions {
        MainLoop.shared.perform(after: 0) { completion(true) }
      }
      return
    }
    UIView.animate(
      withDuration: RowUpdates.duration, animations: { self.refresh(keepingCells: true) },
      completion: { isFinished in completions.forEach { $0(isFinished) } })
  }
}
