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
    let local = timing.localTime(atParentTime: time)
    let isBefore = local == 0 && time < timing.beginTime
    guard isBefore else {
      return LocalTime(time: local, rate: rate * timing.speed, change: change)
    }
    let wait = rate > 0 ? (timing.beginTime - time) / rate : .infinity
    return LocalTime(time: local, rate: 0, change: min(change, instant + wait))
  }
}

extension CALayer {
  /// The layer's local time at the media time `instant`.
  func localTime(at instant: Double) -> LocalTime {
    (superlayer?.localTime(at: instant) ?? .media(instant)).inside(timing, at: instant)
  }
}
