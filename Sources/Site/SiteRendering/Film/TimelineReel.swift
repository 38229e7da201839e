import Motion
import Record

/// Winds through a timeline: gives the tree of one instant after the other.
///
/// Building each tree from the first commit on would take long for runs of many commits.
struct TimelineReel {
  private let timeline: Timeline
  private(set) var tree: LayerTree
  private var next = 0
  private var instant = -Double.infinity

  init(_ timeline: Timeline) {
    self.timeline = timeline
    tree = LayerTree(epoch: timeline.epoch)
  }

  /// Goes to an instant; backwards only by beginning anew.
  mutating func wind(to instant: Double) {
    if instant < self.instant { self = TimelineReel(timeline) }
    self.instant = instant
    while next < timeline.commits.count,
      // As in `Timeline.tree(at:)`, instants that are sums may be off a little.
      timeline.commits[next].instant <= instant + 1e-9
    {
      tree.apply(timeline.commits[next])
      next += 1
    }
  }
}
