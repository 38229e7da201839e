import Motion
import Record

/// A timeline with the layer tree of every commit at hand.
///
/// Checks ask for the same instants again and again, and a tree is costly to put together.
final class History: Sendable {
  let timeline: Timeline
  /// One for each commit, in order.
  private let trees: [LayerTree]
  private let empty: LayerTree

  init(_ timeline: Timeline) {
    self.timeline = timeline
    empty = LayerTree(epoch: timeline.epoch)
    var tree = empty
    trees = timeline.commits.map { commit in
      tree.apply(commit)
      return tree
    }
  }

  /// The tree after everything that was committed up to and at the instant.
  func tree(at instant: Double) -> LayerTree {
    var low = 0
    var high = trees.count
    while low < high {
      let middle = (low + high) / 2
      if timeline.commits[middle].instant <= instant { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? empty : trees[low - 1]
  }
}
