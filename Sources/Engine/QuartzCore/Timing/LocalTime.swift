import Motion

/// A layer's local time at an instant, and how it moves on from there.
struct LocalTime {
  var time: Double
  /// Seconds of local time in a second of media time; 0 if the layer is frozen.
  var rate: Double
  /// When the rate changes by itself, in media time, because some `beginTime` is reached.
  var change: Double

  /// Media time itself.
  static func media(_ instant: Double) -> LocalTime {
    LocalTime(time: instant, rate: 1, change: .infinity)
  }

  /// The time of a space inside of this one, at the media time `instant`.
  func inside(_ timing: Timing, at instant: Double) -> LocalTime {
    guard time < timing.beginTime, timing.beginTime > 0 else {
      return LocalTime(
        time: (time - timing.beginTime) * timing.speed + timing.timeOffset,
        rate: rate * timing.speed, change: change)
    }
    // Facts 2.2: before its begin a layer's local time is 0.
    let wait = rate > 0 ? (timing.beginTime - time) / rate : .infinity
    return LocalTime(time: 0, rate: 0, change: min(change, instant + wait))
  }
}

extension Timing {
  /// How long the animation is active, in its parent's time.
  var activeDuration: Double {
    guard speed != 0 else { return .infinity }
    let cycle = autoreverses ? 2 * duration : duration
    let local = repeatDuration > 0 ? repeatDuration : cycle * (repeatCount > 0 ? repeatCount : 1)
    return local / abs(speed)
  }
}

extension CALayer {
  /// The layer's local time at the media time `instant`.
  func localTime(at instant: Double) -> LocalTime {
    (superlayer?.localTime(at: instant) ?? .media(instant)).inside(timing, at: instant)
  }
}
