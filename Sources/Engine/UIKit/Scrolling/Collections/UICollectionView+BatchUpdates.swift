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

  /// Completions of updates within others wait for the outermost, whose own comes first.
  func endUpdates() {
    guard let changes = updates.end() else { return }
    reload(changes)
    for completion in updates.takeCompletions() {
      MainLoop.shared.perform(after: 0) { completion(true) }
    }
  }
}
