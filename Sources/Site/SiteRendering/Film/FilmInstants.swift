import Compiling
import Motion
import Record

/// The instants of a run at which a filmstrip shows it, in acts: one for each transition.
///
/// No two neighbours look the same, unless there are only two.
struct FilmInstants: Codable {
  /// An instant and its caption, such as "present 40 %".
  struct Moment: Codable, Equatable {
    var instant: Double
    var caption: String
    /// Whether it is the instant that somebody asked to see.
    var isPoint = false
  }

  private(set) var acts: [[Moment]] = []
  /// How many transitions, or animations one after the other, the run has.
  private(set) var total = 0

  private static let framesPerAct = 7
  /// The duration of a frame at 60 Hz, in seconds.
  private static let frame = 1.0 / 60
  /// A finger that is down for longer holds, in seconds.
  private static let longestTap = 0.2

  /// Distributes frames over each transition, or over each stretch of animations if there is no transition.
  ///
  /// Frames are closer to each other where much changes.
  ///
  /// - Parameters:
  ///   - pictures: The run.
  ///   - limit: How many acts are shown at most.
  ///   - point: An instant that is among those shown, in its act; by default the first acts are shown.
  init(of pictures: RunPictures, acts limit: Int, showing point: Double? = nil) {
    let timeline = pictures.history.timeline
    var spans = timeline.transitions.map { transition in
      Span(
        began: transition.began,
        ended: min(transition.ended ?? transition.began + 1, max(timeline.end, transition.began)),
        name: transition.operation.rawValue, transition: transition)
    }
    if spans.isEmpty {
      spans = AnimatedSpan.all(in: timeline).map {
        Span(
          began: $0.interval.lowerBound, ended: $0.interval.upperBound, name: "animation",
          animated: $0)
      }
    }
    total = spans.count
    for index in spans.indices { spans[index].touches = Self.touches(in: timeline, spans[index]) }
    let isSeen = spans.lastIndex { $0.began <= point ?? 0 } ?? 0
    let shown = spans[max(0, isSeen + 1 - limit)...].prefix(limit)
    for (index, span) in zip(shown.indices, shown) {
      acts.append(Self.moments(of: span, in: pictures))
      guard let point, index == isSeen else { continue }
      acts[acts.count - 1] = Self.moments(acts[acts.count - 1], of: span, showing: point)
    }
    if acts.isEmpty { acts = [[Moment(instant: timeline.end, caption: "at the end")]] }
  }

  /// The moments up to the end of a run, and the one after it, where that is over.
  ///
  /// The moment of the end itself is marked no more: nobody has seen anything amiss in it.
  func upTo(_ end: Double) -> FilmInstants {
    var instants = self
    for index in acts.indices {
      let past = acts[index].firstIndex { $0.instant > end + Self.shownAfterEnd }
      instants.acts[index].removeSubrange((past.map { $0 + 1 } ?? acts[index].endIndex)...)
      for moment in instants.acts[index].indices {
        instants.acts[index][moment].isPoint = false
      }
    }
    return instants
  }

  /// How long after a run's end its last picture is shown, in seconds: an end may be rounded.
  static let shownAfterEnd = 0.02

  /// Marks the moment that shows a point, or adds one.
  private static func moments(
    _ moments: [Moment], of span: Span, showing point: Double
  ) -> [Moment] {
    var moments = moments
    let nearest = moments.indices.min {
      abs(moments[$0].instant - point) < abs(moments[$1].instant - point)
    }
    if let nearest, abs(moments[nearest].instant - point) <= frame {
      moments[nearest].isPoint = true
      return moments
    }
    let fraction = (point - span.began) / max(span.ended - span.began, frame)
    let caption =
      switch fraction {
      case ..<0: "before"
      case 1...: "afterwards"
      default: Self.caption(of: span, at: point, fraction)
      }
    let index = moments.firstIndex { $0.instant > point } ?? moments.count
    moments.insert(Moment(instant: point, caption: caption, isPoint: true), at: index)
    return moments
  }

  /// The instants of a reference's run, as they were found before.
  ///
  /// To look for them takes longer than all else on the page of an answer.
  ///
  /// - Parameter name: Names all that the run depends on.
  static func of(
    reference run: Timeline, named name: String, acts limit: Int, showing point: Double?,
    in cache: ContentCache
  ) -> FilmInstants {
    let fields = ["moments of a film", name, "\(limit)", "\(point ?? 0)"]
    let key = CacheFormat.key(.pages, fields) + ".json"
    if let kept = cache.value(.pages, key, as: FilmInstants.self) { return kept }
    let found = FilmInstants(of: RunPictures(of: run), acts: limit, showing: point)
    cache.keep(found, .pages, key)
    return found
  }

  private struct Span {
    var began: Double
    var ended: Double
    var name: String
    var transition: Transition?
    /// `nil` for a transition.
    var animated: AnimatedSpan?
    /// The intervals in which fingers were down while it ran, without the touch that began it.
    var touches: [ClosedRange<Double>] = []
  }

  private static func moments(of span: Span, in pictures: RunPictures) -> [Moment] {
    let duration = span.ended - span.began
    let before = Moment(instant: max(span.began - frame, 0), caption: "before")
    guard duration > frame else {
      return [before, Moment(instant: span.ended + frame, caption: "after \(span.name)")]
    }
    let touched = span.touches.map { ($0.lowerBound + frame - span.began) / duration }
      .filter { $0 < 1 }
    let spread = (fractions(of: span, in: pictures) + touched).sorted().map { fraction in
      // The end itself belongs to what comes after the transition.
      let end = fraction == 1 ? frame / 10 : 0
      let instant = span.began + fraction * duration + end
      return Moment(instant: instant, caption: caption(of: span, at: instant, fraction))
    }
    return withoutRepetition(
      [before] + spread, in: pictures,
      touches: Set(touched.map { span.began + $0 * duration }))
  }

  /// Leaves out moments that look like their neighbours: of those at the beginning the earlier ones,
  /// of those at the end the earlier ones too, unless the last touch has brought it about, and of
  /// others all but the one in the middle, at which fingers are away.
  private static func withoutRepetition(
    _ moments: [Moment], in pictures: RunPictures, touches: Set<Double>
  ) -> [Moment] {
    /// Moments in a row that look the same.
    var kept: [[Int]] = []
    for index in moments.indices {
      if let last = kept.last?.first,
        let difference = pictures.difference(
          at: moments[index].instant, at: moments[last].instant), difference.area == nil
      {
        guard !touches.contains(moments[last].instant) else { continue }
        guard kept.count == 1 || index == moments.count - 1 else {
          kept[kept.count - 1].append(index)
          continue
        }
        kept.removeLast()
      }
      kept.append([index])
    }
    guard kept.count > 1 else { return [moments[0], moments[moments.count - 1]] }
    return kept.map { moments[middle(of: $0, in: moments)] }
  }

  /// The moment nearest to the middle of the time that these take.
  private static func middle(of indices: [Int], in moments: [Moment]) -> Int {
    let instants = indices.map { moments[$0].instant }
    let middle = (instants[0] + instants[instants.count - 1]) / 2
    let nearest = instants.indices.min {
      abs(instants[$0] - middle) < abs(instants[$1] - middle)
    }
    return indices[nearest ?? 0]
  }

  /// The progress of an interactive transition, or the elapsed part of another's or an animation's duration
  /// unless a finger interfered; at the end, whether it was cancelled.
  private static func caption(of span: Span, at instant: Double, _ fraction: Double) -> String {
    if fraction < 1, let transition = span.transition, transition.isInteractive {
      if let end = transition.interactionEnd, end.instant <= instant {
        return end.isCancelled ? "is cancelled" : "finishes"
      }
      let progress = transition.updates.last { $0.instant <= instant }?.progress ?? 0
      return "progress \(svg((clamped(progress) * 100).rounded())) %"
    }
    if fraction == 1, span.transition?.completed == false { return "\(span.name) cancelled" }
    if span.animated?.isPaused(at: instant) == true { return "paused" }
    // A part of the time is no part of the way once somebody has interfered.
    if !span.touches.isEmpty {
      if fraction == 1 { return span.transition == nil ? "afterwards" : "\(span.name) ends" }
      if let touch = span.touches.first(where: { $0.contains(instant) }) {
        return touch.upperBound - touch.lowerBound < longestTap ? "tapped" : "held"
      }
      return span.name
    }
    // Nor is it a part of any animation where several have other times.
    if span.animated?.isUniform == false { return fraction == 1 ? "afterwards" : span.name }
    let part = span.animated?.progress(at: instant) ?? clamped(fraction)
    return "\(span.name) \(Int((part * 100).rounded())) %"
  }

  /// The intervals from touches that begin during a span until the fingers are lifted.
  private static func touches(in timeline: Timeline, _ span: Span) -> [ClosedRange<Double>] {
    var found: [ClosedRange<Double>] = []
    for event in timeline.events {
      guard case .touch(let touch) = event.kind, touch.finger == 0 else { continue }
      switch touch.phase {
      case .began:
        if event.instant > span.began + frame, event.instant < span.ended {
          found.append(event.instant...max(event.instant, span.ended))
        }
      case .ended, .cancelled:
        guard let last = found.last, event.instant <= span.ended else { continue }
        found[found.count - 1] = last.lowerBound...event.instant
      case .moved: break
      }
    }
    return found
  }

  /// Fractions of a span with the same distance in time and change taken together.
  private static func fractions(of span: Span, in pictures: RunPictures) -> [Double] {
    let samples = 36
    func instant(_ index: Int) -> Double {
      span.began + Double(index) / Double(samples) * (span.ended - span.began)
    }
    var changes = [0.0]
    for index in 1...samples {
      let change = pictures.difference(at: instant(index), at: instant(index - 1))?.mean ?? 0
      changes.append(changes[index - 1] + change)
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
}
