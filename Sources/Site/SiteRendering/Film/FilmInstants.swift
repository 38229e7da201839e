import Motion
import Record

/// The instants of a run at which a filmstrip shows it, in acts: one for each transition.
struct FilmInstants {
  /// An instant and what it is, such as "present 40 %".
  struct Moment: Equatable {
    var instant: Double
    var caption: String
  }

  private(set) var acts: [[Moment]] = []

  private static let framesPerAct = 7
  /// A frame of a 60 Hz screen.
  private static let frame = 1.0 / 60

  /// Spreads frames over each transition; without any, over what is animated.
  ///
  /// - Parameters:
  ///   - timeline: The run's record.
  ///   - limit: How many acts are shown at most.
  ///   - drawing: Used to see when much happens: there the frames are closer.
  init(of timeline: Timeline, acts limit: Int, with drawing: inout FrameDrawing) {
    var spans = timeline.transitions.map { transition in
      Span(
        began: transition.began,
        ended: min(transition.ended ?? transition.began + 1, max(timeline.end, transition.began)),
        name: transition.operation.rawValue, transition: transition)
    }
    if spans.isEmpty, let animated = Self.animated(in: timeline) { spans = [animated] }
    for span in spans.prefix(limit) {
      acts.append(Self.moments(of: span, in: timeline, with: &drawing))
    }
    if acts.isEmpty { acts = [[Moment(instant: timeline.end, caption: "at the end")]] }
  }

  private struct Span {
    var began: Double
    var ended: Double
    var name: String
    var transition: Transition?
  }

  private static func moments(
    of span: Span, in timeline: Timeline, with drawing: inout FrameDrawing
  ) -> [Moment] {
    let duration = span.ended - span.began
    guard duration > frame else {
      return [
        Moment(instant: max(span.began - frame, 0), caption: "before"),
        Moment(instant: span.ended + frame, caption: "after \(span.name)"),
      ]
    }
    return fractions(of: span, in: timeline, with: &drawing).map { fraction in
      // The end itself belongs to what comes after the transition.
      let end = fraction == 1 ? frame / 10 : 0
      let instant = span.began + fraction * duration + end
      return Moment(instant: instant, caption: caption(of: span, at: instant, fraction))
    }
  }

  /// Of an interactive transition its progress, of others the part of their time; at the end
  /// whether it came to it.
  private static func caption(of span: Span, at instant: Double, _ fraction: Double) -> String {
    if fraction < 1, let transition = span.transition, transition.isInteractive {
      if let end = transition.interactionEnd, end.instant <= instant {
        return end.isCancelled ? "is cancelled" : "finishes"
      }
      let progress = transition.updates.last { $0.instant <= instant }?.progress ?? 0
      return "progress \(svg((clamped(progress) * 100).rounded())) %"
    }
    if fraction == 1, span.transition?.completed == false { return "\(span.name) cancelled" }
    return "\(span.name) \(Int((clamped(fraction) * 100).rounded())) %"
  }

  /// Fractions of a span with the same distance in time and change taken together.
  private static func fractions(
    of span: Span, in timeline: Timeline, with drawing: inout FrameDrawing
  ) -> [Double] {
    let samples = 36
    var changes = [0.0]
    var last: [Int: FrameDrawing.Trace] = [:]
    let history = LayerTreeHistory(timeline)
    for index in 0...samples {
      let fraction = Double(index) / Double(samples)
      let instant = span.began + fraction * (span.ended - span.began)
      let traces = drawing.traces(of: history.tree(at: instant), at: instant)
      if index > 0 {
        // In order, because sums of fractions depend on it.
        let change = traces.sorted { $0.key < $1.key }.reduce(0.0) { sum, trace in
          sum + (last[trace.key]?.change(to: trace.value, on: timeline.screen) ?? 0)
        }
        changes.append(changes[index - 1] + change)
      }
      last = traces
    }
    let whole = changes[samples]
    let way = changes.enumerated().map { index, change in
      let time = Double(index) / Double(samples)
      return whole > 0 ? (time + change / whole) / 2 : time
    }
    return (0..<framesPerAct).map { number in
      let wanted = Double(number) / Double(framesPerAct - 1)
      guard number > 0, let after = way.firstIndex(where: { $0 >= wanted - 1e-9 }), after > 0
      else { return 0 }
      let part = (wanted - way[after - 1]) / max(way[after] - way[after - 1], 1e-9)
      return min(1, (Double(after - 1) + part) / Double(samples))
    }
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
