/// The exercises whose files were saved and are not judged yet: the newest first, and none twice.
struct WatchQueue {
  /// Ids that are judged together; the newest batch is the last.
  private var batches: [[String]] = []

  var isEmpty: Bool { batches.isEmpty }

  /// Puts exercises before all others.
  mutating func add(_ ids: [String]) {
    let new = Set(ids)
    batches = (batches.map { $0.filter { !new.contains($0) } } + [ids]).filter { !$0.isEmpty }
  }

  /// Takes out those that were added last.
  mutating func next() -> [String]? { batches.popLast() }
}
