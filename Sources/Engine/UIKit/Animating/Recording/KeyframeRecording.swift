import HeadlessQuartzCore
import Motion

/// Gathers the changes inside of `UIView.animateKeyframes` until they can become animations.
///
/// Each property of each layer gets one keyframe animation. Between two keyframes that do not
/// touch, the value rests. Where they overlap, the later one starts when the earlier one ends.
final class KeyframeRecording {
  private struct Step {
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
  /// The interval of the keyframe that is being run, as fractions; `nil` outside of keyframes.
  private var interval: ClosedRange<Double>?

  init(mode: Keyframes.Mode) {
    self.mode = mode
  }

  /// Runs the code of one keyframe.
  func keyframe(start: Double, duration: Double, _ body: () -> Void) {
    let before = interval
    let start = min(max(start, 0), 1)
    interval = start...min(max(start + duration, start), 1)
    body()
    interval = before
  }

  /// Takes a change down; outside of keyframes it lasts as long as the whole animation.
  func add(_ change: PropertyChange, to new: AnimatableValue) {
    let interval = interval ?? 0...1
    let index = tracks.firstIndex {
      $0.first.layer === change.layer && $0.first.property == change.property
    }
    let step = Step(
      start: interval.lowerBound, end: interval.upperBound,
      from: index == nil ? change.origin : change.old, to: new)
    if let index {
      tracks[index].steps.append(step)
    } else {
      tracks.append(Track(first: change, steps: [step]))
    }
  }

  /// Starts the animations of all that was taken down.
  func start(in context: AnimationContext) {
    // The changes know the context, which knows this recording.
    defer { tracks = [] }
    for track in tracks {
      let change = track.first
      for managed in change.replaced { managed.replace() }
      for values in values(of: track) {
        context.start(values, isVertical: false, property: change.property, layer: change.layer)
      }
      if let last = track.steps.last {
        context.animator?.record(
          Restoration(
            layer: change.layer, property: change.property, old: change.old, new: last.to))
      }
    }
  }

  private func values(of track: Track) -> [AnimationValues] {
    guard let first = track.steps.first else { return [] }
    var frames: [(time: Double, value: AnimatableValue)] = [(0, first.from)]
    for step in track.steps.sorted(by: { $0.start < $1.start }) {
      let reached = frames[frames.count - 1]
      if step.start > reached.time { frames.append((step.start, reached.value)) }
      frames.append((max(step.end, reached.time), step.to))
    }
    let end = frames[frames.count - 1]
    if end.time < 1 { frames.append((1, end.value)) }
    var times = frames.map(\.time)
    // In discrete mode, each value has a beginning and the last one also an end.
    if mode == .discrete { times.append(1) }
    let isAdditive = track.first.isAdditive
    return track.first.property.parts(of: frames.map(\.value)).map { part in
      AnimationValues(keyframes: part, times: times, mode: mode, isAdditive: isAdditive)
    }
  }
}
