import Foundation

/// Deletions, whose paths are those before the changes, insertions, whose paths are those after, and moves
/// from the former to the latter.
struct RowChanges {
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var moved: [IndexPath: IndexPath] = [:]
  /// Whether rows that come and go fade.
  var isFading = false

  /// The index path of a row after the changes; `nil` if it is deleted.
  func place(of path: IndexPath) -> IndexPath? {
    if let place = moved[path] { return place }
    guard !deleted.contains(path) else { return nil }
    let gone = deleted + moved.keys
    let come = inserted + moved.values
    var row = path[1] - gone.count { $0.section == path.section && $0[1] < path[1] }
    for other in come.sorted() where other.section == path.section && other[1] <= row {
      row += 1
    }
    return IndexPath(indexes: [path.section, row])
  }
}

/// The changes between the outermost `beginUpdates` and its `endUpdates`.
struct RowUpdates {
  /// How long rows and items move, in seconds; UIKit's duration is not documented.
  static let duration = 0.3

  private var depth = 0
  private var changes = RowChanges()
  /// Called after the outermost updates, in the order in which the updates began.
  private var completions: [(Bool) -> Void] = []

  mutating func begin(_ completion: ((Bool) -> Void)? = nil) {
    depth += 1
    if let completion { completions.append(completion) }
  }

  /// Returns the changes at the end of the outermost updates.
  mutating func end() -> RowChanges? {
    depth = max(0, depth - 1)
    guard depth == 0 else { return nil }
    defer { changes = RowChanges() }
    return changes
  }

  mutating func takeCompletions() -> [(Bool) -> Void] {
    defer { completions = [] }
    return completions
  }

  /// Returns whether updates are open, which take the changes.
  mutating func collect(_ more: RowChanges) -> Bool {
    guard depth > 0 else { return false }
    changes.deleted += more.deleted
    changes.inserted += more.inserted
    changes.moved.merge(more.moved) { $1 }
    changes.isFading = changes.isFading || more.isFading
    return true
  }
}
