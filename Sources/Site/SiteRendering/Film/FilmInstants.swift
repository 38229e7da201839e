import Motion
import Timelines

/// The instants of a run at which a filmstrip shows it.
struct FilmInstants {
  /// An instant and what it is, such as "present 40 %".
  struct Moment: Equatable {
    var instant: Double
    /// Empty where nothing is under way.
    var caption: String
  }

  private(set) var moments: [Moment] = []

  /// A strip with more frames than this is hard to read and heavy to load.
  private static let limit = 14
  /// A frame of a 60 Hz screen.
  private static let frame = 1.0 / 60

  /// Spreads frames over each transition; without any, over what is animated.
  init(of timeline: Timeline) {
    let spans = timeline.transitions.map { transition in
      Span(
        began: transition.began,
        ended: min(transition.ended ?? transition.began + 1, max(timeline.end, transition.began)),
        name: transition.first.operation.rawValue)
    }
    let shown = spans.isEmpty ? Self.animated(in: timeline).map { [$0] } ?? [] : spans
    guard !shown.isEmpty else {
      moments = [Moment(instant: timeline.end, caption: "")]
      return
    }
    let count = min(max(Self.limit / shown.count, 2), 7)
    for span in shown.prefix(Self.limit / 2) { add(span, count: count) }
  }

  private struct Span {
    var began: Double
    var ended: Double
    var name: String
  }

  private mutating func add(_ span: Span, count: Int) {
    let duration = span.ended - span.began
    guard duration > Self.frame else {
      // A cut: the frame before it and the one after.
      append(Moment(instant: max(span.began - Self.frame, 0), caption: "before"))
      append(Moment(instant: span.ended + Self.frame, caption: "after \(span.name)"))
      return
    }
    for index in 0..<count {
      let fraction = Double(index) / Double(count - 1)
      // The end itself belongs to what comes after the transition.
      let instant =
        index == count - 1 ? span.ended + Self.frame / 10 : span.began + fraction * duration
      let percent = Int((fraction * 100).rounded())
      append(Moment(instant: instant, caption: "\(span.name) \(percent) %"))
    }
  }

  private mutating func append(_ moment: Moment) {
    guard moments.count < Self.limit else { return }
    if let last = moments.last, abs(last.instant - moment.instant) < 1e-6 { return }
    moments.append(moment)
  }

  /// From the first to the last moment at which an animation is under way.
  private static func animated(in timeline: Timeline) -> Span? {
    var began = Double.infinity
    var ended = 0.0
    for commit in timeline.commits {
      for layer in commit.layers {
        for keyed in layer.animations {
          let timing = keyed.animation.timing
          began = min(began, commit.instant)
          let length = timing.activeEnd - max(timing.beginTime, timeline.epoch + commit.instant)
          ended = max(ended, commit.instant + (length.isFinite ? max(length, 0) : 1))
        }
      }
    }
    guard began < ended else { return nil }
    return Span(began: began, ended: min(ended, max(timeline.end, began)), name: "animation")
  }
}
