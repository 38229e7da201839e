import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

/// A point of a property animator's way.
enum AnimatorPlace {
  /// A fraction of the time; how much of the way that is follows from the pace.
  case time(Double)
  /// A fraction of the way, as linear scrubbing sets it.
  case progress(Double)
}

/// A property animator's pace and time, and where it stands.
struct AnimatorCourse {
  let pacing: Pacing
  /// In seconds; for springs with their own duration, that one.
  let duration: Double
  /// Where it stands, or stood when it started to move.
  var place = AnimatorPlace.time(0)

  init(pacing: Pacing, duration: Double) {
    self.pacing = pacing
    self.duration = duration
  }

  /// The fraction of the way at a place.
  func progress(at place: AnimatorPlace) -> Double {
    switch place {
    case .time(let time): pacing.progress(at: time, duration: duration)
    case .progress(let progress): progress
    }
  }

  /// The fraction of the time at a place.
  func time(at place: AnimatorPlace) -> Double {
    switch place {
    case .time(let time): time
    case .progress(let progress): pacing.fraction(at: progress, duration: duration)
    }
  }
}

/// A property animator's movement, from where it started or turned to where it will arrive.
struct Travel {
  enum Way {
    /// Along the animator's own pace, so many fractions of the time a second; negative is back.
    case pace(rate: Double)
    /// From one fraction of the way to an end of it with a pace of its own.
    case leg(from: Double, to: Double, Pacing, duration: Double)
  }

  let way: Way
  private let clock: TravelClock

  init(_ way: Way, clock: TravelClock) {
    self.way = way
    self.clock = clock
  }

  /// Seconds since the movement began; negative while it waits.
  var elapsed: Double { clock.elapsed }

  /// Where the movement, which began at `origin`, is now.
  func place(from origin: AnimatorPlace, in course: AnimatorCourse) -> AnimatorPlace {
    let elapsed = max(0, elapsed)
    switch way {
    case .pace(let rate):
      return .time(min(max(course.time(at: origin) + rate * elapsed, 0), 1))
    case .leg(let from, let to, let pacing, let duration):
      let progress = pacing.progress(at: elapsed / duration, duration: duration)
      return .progress(from + (to - from) * progress)
    }
  }

  /// Where animations that are added now start, as a fraction of the animator's time.
  func windowStart(from origin: AnimatorPlace, in course: AnimatorCourse) -> Double {
    guard case .leg(let from, let to, _, let duration) = way else {
      return course.time(at: place(from: origin, in: course))
    }
    return from + (to - from) * min(max(elapsed, 0) / duration, 1)
  }
}

/// Measures a movement in the time of a layer that it moves, which stands still if the layer does.
struct TravelClock {
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
