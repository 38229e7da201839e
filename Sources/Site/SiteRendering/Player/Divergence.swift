import Motion
import Record

/// The first instant at which two runs look different.
struct Divergence {
  /// In seconds.
  var instant: Double
  /// "detail: opacity 0.5, in the reference 1".
  var text: String

  private static let frame = 1.0 / 30
  /// How many frames are compared at most: a minute.
  private static let limit = 1_800
  /// How many layers of both runs are compared at most, in all frames together.
  private static let budget = 2 * Trace.budget

  /// `nil` if the runs look alike.
  static func first(of learner: Timeline, from reference: Timeline) -> Divergence? {
    let seen = LayerTreeHistory(learner)
    let wanted = LayerTreeHistory(reference)
    let end = max(learner.end, reference.end)
    guard end.isFinite else { return nil }
    var last: (learner: String, reference: String)?
    var budget = Self.budget
    var comparisons = RunPictures.budget
    for number in 0..<min(Int(end / frame) + 1, limit) {
      let instant = Double(number) * frame
      guard instant <= learner.end + frame else {
        return Divergence(instant: learner.end, text: "the run is over, the reference goes on")
      }
      let trees = (learner: seen.tree(at: instant), reference: wanted.tree(at: instant))
      budget -= trees.learner.layers.count + trees.reference.layers.count
      guard budget > 0 else { return nil }
      var drawing = FrameDrawing(prefix: "d")
      let left = drawing.frame(of: trees.learner, at: instant)
      let leftLooks = drawing.looks
      var other = FrameDrawing(prefix: "d")
      let right = other.frame(of: trees.reference, at: instant)
      // Where nothing has changed since the last frame, nothing differs that did not before.
      if left == right || (last?.learner == left && last?.reference == right) { continue }
      last = (left, right)
      let difference = DisplayList(of: trees.learner, at: instant).difference(
        from: DisplayList(of: trees.reference, at: instant), samples: RunPictures.samples,
        budget: &comparisons)
      let differences = FrameDifference.seen(difference, leftLooks, other.looks, at: instant)
      if let first = differences.first {
        return Divergence(instant: instant, text: "\(first.name.prefix(60)): \(first.text)")
      }
    }
    return nil
  }
}
