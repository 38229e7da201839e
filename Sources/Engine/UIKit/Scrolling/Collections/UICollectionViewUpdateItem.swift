import HeadlessQuartzCore

/// An item that comes, goes or moves in an update of a collection.
///
/// Fidelity: none is ever made; updates show their result at once.
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item.
  public enum Action: Int, Sendable {
    /// It comes.
    case insert
    /// It goes.
    case delete
    /// It is shown anew.
    case reload
    /// It moves.
    case move
    /// Nothing.
    case none
  }

  /// Where the item was.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// Where the item will be.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// What happens to the item.
  open private(set) var updateAction = Action.none
}
