import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

/// How far a property animator is.
enum AnimatorPosition {
  /// A fraction of the duration; the pacing decides the progress.
  case time(Double)
  /// A fraction of the change, as linear scrubbing sets it.
  case progress(Double)
}

/// The pacing and duration of a property animator, and its position.
struct AnimatorTrack {
  let pacing: Pacing
  /// In seconds; the settling duration for springs that have their own.
  let duration: Double
  /// The position while paused; while running, the position when the movement began.
  var position = AnimatorPosition.time(0)

  init(pacing: Pacing, duration: Double) {
    self.pacing = pacing
    self.duration = duration
  }

  /// The progress at a position.
  func progress(at position: AnimatorPosition) -> Double {
    switch position {
    case .time(let time): pacing.progress(at: time, duration: duration)
    case .progress(let progress): progress
    }
  }

  /// The fraction of the duration at a position.
  func time(at position: AnimatorPosition) -> Double {
    switch position {
    case .time(let time): time
    case .progress(let progress): pacing.fraction(at: progress, duration: duration)
    }
  }
}

/// The movement of a running property animator, since it was last started, continued or reversed.
struct AnimatorMovement {
  enum Kind {
    /// With the animator's own pacing, in fractions of the duration a second; negative is backwards.
    case ownPacing(rate: Double)
    /// From a progress to the start or the end, with another pacing.
    case newPacing(from: Double, to: Double, Pacing, duration: Double)
  }

  let kind: Kind
  private let clock: MovementClock

  init(_ kind: Kind, clock: MovementClock) {
    self.kind = kind
    self.clock = clock
  }

  /// Seconds since the movement began; negative during its delay.
  var elapsed: Double { clock.elapsed }

  /// The current position of a movement that began at `origin`.
  func position(from origin: AnimatorPosition, in track: AnimatorTrack) -> AnimatorPosition {
    let elapsed = max(0, elapsed)
    switch kind {
    case .ownPacing(let rate):
      return .time(min(max(track.time(at: origin) + rate * elapsed, 0), 1))
    case .newPacing(let from, let to, let pacing, let duration):
      let progress = pacing.progress(at: elapsed / duration, duration: duration)
      return .progress(from.interpolated(to: to, at: progress))
    }
  }

  /// How much of the animator's time is over, as a fraction of its duration, where animations that are
  /// added now start.
  func timeFraction(from origin: AnimatorPosition, in track: AnimatorTrack) -> Double {
    guard case .newPacing(let from, let to, _, let duration) = kind else {
      return track.time(at: position(from: origin, in: track))
    }
    return from.interpolated(to: to, at: min(max(elapsed, 0) / duration, 1))
  }
}

/// Measures a movement in the local time of an animated layer, so that it pauses with the layer.
struct MovementClock {
  private weak var layer: CALayer?
  private let localStart: Double
  private let mediaStart: Double

  init(layer: CALayer?, delay: Double) {
    let now = CACurrentMediaTime()
    self.layer = layer
    mediaStart = now + delay
    localStart = (layer?.convertTime(now, from: nil) ?? now) + delay
  }

  var elapsed: Double {
    let now = CACurrentMediaTime()
    guard let layer else { return now - mediaStart }
    return layer.convertTime(now, from: nil) - localStart
  }
}
