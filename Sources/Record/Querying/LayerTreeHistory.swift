public import Motion
import Synchronization

/// The layer tree at any instant of a timeline.
///
/// Trees that were asked for are kept: checks and films ask for the same instants again and again.
public final class LayerTreeHistory: Sendable {
  /// How far before a commit an instant may lie and still show what was committed, in seconds.
  ///
  /// The same delays, added in another order, differ by some 1e-13; frames are 1e-2 apart.
  public static let tolerance = 1e-9

  public let timeline: Timeline
  /// At each index the tree after so many commits, where it is known.
  private let trees: Mutex<[LayerTree?]>

  public init(_ timeline: Timeline) {
    self.timeline = timeline
    let empty = LayerTree(epoch: timeline.epoch)
    trees = Mutex([empty] + Array(repeating: nil, count: timeline.commits.count))
  }

  /// The tree after everything that had been committed by an instant.
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

  private func countOfCommits(by instant: Double) -> Int {
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
