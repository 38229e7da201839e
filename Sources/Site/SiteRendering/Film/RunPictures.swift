import Motion
import Record

/// The pictures of a run at its instants, for comparisons.
///
/// A learner's program decides how much there is to compare, so that it is bounded.
final class RunPictures {
  let history: LayerTreeHistory
  private var lists: [Double: DisplayList] = [:]
  private var budget = RunPictures.budget

  /// The budget of all comparisons together, in steps of some nanoseconds.
  static let budget = 200_000_000
  /// The number of points that are compared, if all of the screen may differ.
  static let samples = 2_000

  init(of run: Timeline) {
    history = LayerTreeHistory(run)
  }

  func list(at instant: Double) -> DisplayList {
    if let list = lists[instant] { return list }
    let list = history.displayList(at: instant)
    lists[instant] = list
    return list
  }

  /// Returns how an instant differs from another one, of this run or of another one; `nil` if it
  /// cannot be said.
  func difference(
    at instant: Double, from other: RunPictures? = nil, at otherInstant: Double
  ) -> DisplayDifference? {
    let list = (other ?? self).list(at: otherInstant)
    return self.list(at: instant).difference(from: list, samples: Self.samples, budget: &budget)
  }
}
