import Motion

/// A layer's local time at an instant, and its rate.
struct LocalTime {
  var time: Double
  /// Seconds of local time in a second of media time; 0 if the layer is paused.
  var rate: Double
  /// The media time at which the rate next changes because a `beginTime` is reached.
  var change: Double

  static func media(_ instant: Double) -> LocalTime {
    LocalTime(time: instant, rate: 1, change: .infinity)
  }

  /// Returns the time of a child with a timing, at the media time `instant`.
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
  func localTime(at instant: Double) -> LocalTime {
    (superlayer?.localTime(at: instant) ?? .media(instant)).inside(timing, at: instant)
  }
}
