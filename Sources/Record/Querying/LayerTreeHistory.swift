public import Motion
import Synchronization

/// The layer tree at any instant of a timeline.
///
/// Trees are cached, because checks and films read the same instants many times.
public final class LayerTreeHistory: Sendable {
  /// An instant that precedes a commit by at most this many seconds counts as the commit's instant.
  ///
  /// Sums of the same delays in another order differ by some 1e-13; frames are 1e-2 apart.
  public static let tolerance = 1e-9

  /// The record that the trees are built from.
  public let timeline: Timeline
  /// At index `n`, the tree after `n` commits, if it was built.
  private let trees: Mutex<[LayerTree?]>

  /// Begins without trees; they are built when they are first read.
  public init(_ timeline: Timeline) {
    self.timeline = timeline
    let empty = LayerTree(epoch: timeline.epoch)
    trees = Mutex([empty] + Array(repeating: nil, count: timeline.commits.count))
  }

  /// The tree after all commits up to an instant.
  public func tree(at instant: Double) -> LayerTree {
    let count = countOfCommits(by: instant)
    return trees.withLock { trees in
      var known = count
      while trees[known] == nil { known -= 1 }
      var tree = trees[known] ?? LayerTree(epoch: timeline.epoch)
      guard known < count else { return tree }
      for commit in timeline.commits[known..<count] { tree.apply(commit) }
      trees[count] = tree
      return tree
    }
  }

  /// How many commits there are up to an instant.
  public func countOfCommits(by instant: Double) -> Int {
    var low = 0
    var high = timeline.commits.count
    while low < high {
      let middle = (low + high) / 2
      if timeline.commits[middle].instant <= instant + Self.tolerance {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
