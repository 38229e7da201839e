import HeadlessQuartzCore

extension UICollectionView {
  /// With a closure that does not stay, as UIKit's declaration has it for Objective-C.
  ///
  /// Fidelity: a subclass that overrides the other one is not asked. It could keep the closure.
  @_disfavoredOverload
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    self.updates.begin()
    updates()
    if let changes = self.updates.end() { reload(changes) }
    if let completion { MainLoop.shared.perform(after: 0) { completion(true) } }
  }
}
