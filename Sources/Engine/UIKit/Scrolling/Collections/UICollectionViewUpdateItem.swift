import HeadlessQuartzCore

/// An item that an update inserts, deletes or moves.
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert
    case delete
    case reload
    case move
    case none
  }

  /// `nil` for insertions.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// `nil` for deletions.
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction = Action.none

  convenience init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    self.init()
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
  }
}
