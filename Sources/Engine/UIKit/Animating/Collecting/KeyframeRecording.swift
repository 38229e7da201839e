import HeadlessQuartzCore
import Motion

/// Collects the changes in `UIView.animateKeyframes` and makes one animation for each property.
///
/// Between keyframes the value stays. If two overlap, the later one starts when the earlier one ends.
final class KeyframeRecording {
  private struct Step {
    /// The number of the keyframe that it belongs to.
    var keyframe: Int
    var start: Double
    var end: Double
    var from: AnimatableValue
    var to: AnimatableValue
  }

  private struct Track {
    let first: PropertyChange
    var steps: [Step]
  }

  private let mode: Keyframes.Mode
  private var tracks: [Track] = []
  /// The interval of the running keyframe, as fractions; `nil` outside keyframes.
  private var interval: ClosedRange<Double>?
  /// The number of the running keyframe; 0 outside keyframes.
  private var keyframe = 0
  private var keyframes = 0

  init(mode: Keyframes.Mode) {
    self.mode = mode
  }

  func keyframe(start: Double, duration: Double, _ body: () -> Void) {
    let before = (interval, keyframe)
    let start = min(max(start, 0), 1)
    interval = start...min(max(start + duration, start), 1)
    keyframes += 1
    keyframe = keyframes
    body()
    (interval, keyframe) = before
  }

  /// Adds a change; outside keyframes it lasts for the whole animation.
  ///
  /// A keyframe that sets a property twice has its last value only.
  func add(_ change: PropertyChange, to new: AnimatableValue) {
    let interval = interval ?? 0...1
    let index = tracks.firstIndex {
      $0.first.layer === change.layer && $0.first.property == change.property
    }
    let step = Step(
      keyframe: keyframe, start: interval.lowerBound, end: interval.upperBound,
      from: change.old, to: new)
    if let index {
      if let twice = tracks[index].steps.firstIndex(where: { $0.keyframe == keyframe }) {
        tracks[index].steps[twice].to = new
      } else {
        tracks[index].steps.append(step)
      }
    } else {
      tracks.append(Track(first: change, steps: [step]))
    }
  }

  /// Starts the animations.
  func start(in context: AnimationContext) {
    // Breaks a retain cycle: the changes retain the context, which retains this.
    defer { tracks = [] }
    for track in tracks {
      let change = track.first
      guard let last = track.steps.last else { continue }
      let isAdditive = change.isAdditive(to: last.to)
      if !isAdditive { change.replaceFormer() }
      for values in values(of: track, isAdditive: isAdditive) {
        context.start(values, isVertical: false, property: change.property, layer: change.layer)
      }
      context.animator?.record(
        Restoration(
          layer: change.layer, property: change.property, old: change.old, new: last.to))
    }
  }

  private func values(of track: Track, isAdditive: Bool) -> [AnimationValues] {
    let origin = track.first.origin(isAdditive: isAdditive)
    var frames: [(time: Double, value: AnimatableValue)] = [(0, origin)]
    for step in track.steps.sorted(by: { $0.start < $1.start }) {
      let reached = frames[frames.count - 1]
      if step.start > reached.time { frames.append((step.start, reached.value)) }
      frames.append((max(step.end, reached.time), step.to))
    }
    let end = frames[frames.count - 1]
    if end.time < 1 { frames.append((1, end.value)) }
    var times = frames.map(\.time)
    // In discrete mode, each value has a start time and the last one also an end.
    if mode == .discrete { times.append(1) }
    return track.first.property.parts(of: frames.map(\.value)).map { part in
      AnimationValues(keyframes: part, times: times, mode: mode, isAdditive: isAdditive)
    }
  }
}
