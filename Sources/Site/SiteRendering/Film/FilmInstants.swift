import Motion
import Record

/// The instants of a run that a filmstrip shows, in acts: one act for each transition.
struct FilmInstants {
  /// An instant and its caption, such as "present 40 %".
  struct Moment: Equatable {
    var instant: Double
    var caption: String
  }

  private(set) var acts: [[Moment]] = []

  private static let framesPerAct = 7
  /// The duration of a frame at 60 Hz, in seconds.
  private static let frame = 1.0 / 60

  /// Distributes frames over each transition, or over all animations if there is no transition.
  ///
  /// - Parameters:
  ///   - timeline: The run's record.
  ///   - limit: The greatest number of acts.
  ///   - drawing: Measures how much changes. Frames are closer together where much changes.
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
      // At the very end the transition still runs; the frame shows the moment after it.
      let end = fraction == 1 ? frame / 10 : 0
      let instant = span.began + fraction * duration + end
      return Moment(instant: instant, caption: caption(of: span, at: instant, fraction))
    }
  }

  /// The progress of an interactive transition, or the elapsed part of another's duration; at the
  /// end, whether it was cancelled.
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

  /// Fractions of a span, chosen so that time and change together grow by equal amounts.
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
        // Sorted, because the sum of floating-point numbers depends on their order.
        let change = traces.sorted { $0.key < $1.key }.reduce(0.0) { sum, trace in
          sum + (last[trace.key]?.change(to: trace.value, on: timeline.screen) ?? 0)
        }
        changes.append(changes[index - 1] + change)
      }
      last = traces
    }
    let totalChange = changes[samples]
    let progress = changes.enumerated().map { index, change in
      let time = Double(index) / Double(samples)
      return totalChange > 0 ? (time + change / totalChange) / 2 : time
    }
    return (0..<framesPerAct).map { number in
      let wanted = Double(number) / Double(framesPerAct - 1)
      guard number > 0, let after = progress.firstIndex(where: { $0 >= wanted - 1e-9 }), after > 0
      else { return 0 }
      let step = max(progress[after] - progress[after - 1], 1e-9)
      let part = (wanted - progress[after - 1]) / step
      return min(1, (Double(after - 1) + part) / Double(samples))
    }
  }

  /// From the beginning of the first animation to the end of the last.
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
