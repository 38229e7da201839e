import Motion
import Record

/// A finger that goes down and up at one place.
struct Tap {
  /// Just before the finger goes down.
  var before: Double
  /// When the finger goes up.
  var instant: Double
  var location: Point
  /// Seconds until the next touch, or until the end of the run.
  var duration: Double
  /// Whether no transition is under way before the next touch.
  var isQuiet: Bool
}

extension Run {
  /// In order; other touches are left out.
  var taps: [Tap] {
    let touches = timeline.touches
    return touches.indices.dropLast().compactMap { index in
      let (down, up) = (touches[index], touches[index + 1])
      guard down.content.phase == .began, up.content.phase == .ended,
        down.content.location == up.content.location, down.content.finger == up.content.finger
      else { return nil }
      let next = index + 2 < touches.count ? touches[index + 2].instant : end
      return Tap(
        before: down.instant - Run.justBefore, instant: up.instant, location: up.content.location,
        duration: next - up.instant,
        isQuiet: !transitions.contains { $0.began < next && ($0.ended ?? end) > down.instant })
    }
  }
}
