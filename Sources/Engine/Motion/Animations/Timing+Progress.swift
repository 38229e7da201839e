extension Timing {
  /// The position of an animation in its cycles.
  public struct Progress: Equatable, Sendable {
    /// The fraction of the cycle, 0...1; falling in the second half of an autoreversing one.
    public var fraction: Double
    /// How many cycles are complete.
    public var iteration: Int

    /// Makes a progress from its parts.
    @inlinable
    public init(fraction: Double, iteration: Int) {
      self.fraction = fraction
      self.iteration = iteration
    }
  }

  /// The duration of one cycle in the animation's own time; twice `duration` if it autoreverses.
  public var cycleDuration: Double { autoreverses ? duration * 2 : duration }

  /// The duration of all cycles in the animation's own time.
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    if repeatCount > 0 { return cycleDuration == 0 ? 0 : cycleDuration * repeatCount }
    return cycleDuration
  }

  /// The end of the active interval, in the parent's time; infinite if it does not end.
  public var activeEnd: Double {
    if speed == 0 { return .infinity }
    return beginTime + activeDuration / (speed < 0 ? -speed : speed)
  }

  /// Returns the progress at a time of the parent; `nil` if the animation has no effect then.
  ///
  /// The active interval starts at `beginTime`. With a time offset the animation starts at that
  /// offset, and the part before it follows at the end. A negative speed runs from the end to the
  /// start; a speed of 0 stays at the time offset. Between two cycles the progress is the start of
  /// the next one; at the end of the interval it is the end of the last one.
  ///
  /// Fidelity: the wrap-around follows published observations of Core Animation; that a negative
  /// speed without offset starts from the end is our choice.
  public func progress(atParentTime time: Double) -> Progress? {
    let total = activeDuration
    var elapsed = time - beginTime
    if elapsed < Timing.tolerance {
      if elapsed <= -Timing.tolerance {
        guard fill == .backwards || fill == .both else { return nil }
      }
      elapsed = 0
    }
    if speed == 0 {
      if timeOffset > total + Timing.tolerance {
        guard fill == .forwards || fill == .both else { return nil }
      }
      return cycle(at: timeOffset < 0 ? 0 : (timeOffset > total ? total : timeOffset), of: total)
    }
    elapsed *= speed < 0 ? -speed : speed
    if elapsed > total - Timing.tolerance {
      if elapsed >= total + Timing.tolerance {
        guard fill == .forwards || fill == .both else { return nil }
      }
      elapsed = total
    }
    if speed > 0, timeOffset == 0 { return cycle(at: elapsed, of: total) }
    // Backwards, an animation without an offset starts from its end.
    let start = speed < 0 && timeOffset == 0 ? total : timeOffset
    return cycle(at: wrapped(start + (speed < 0 ? -elapsed : elapsed), into: total), of: total)
  }

  /// Returns a position in the active time modulo its total.
  private func wrapped(_ place: Double, into total: Double) -> Double {
    guard total > 0, total < .infinity else { return place > 0 ? place : 0 }
    if place >= 0, place <= total { return place }
    return place - Elementary.floor(place / total) * total
  }

  private func cycle(at place: Double, of total: Double) -> Progress {
    if !autoreverses, repeatCount == 0, repeatDuration == 0 {
      // The usual case: once.
      return Progress(fraction: duration > 0 ? place / duration : 1, iteration: 0)
    }
    let length = cycleDuration
    guard length > 0 else { return Progress(fraction: autoreverses ? 0 : 1, iteration: 0) }
    var cycles = place / length
    let near = Elementary.nearest(cycles)
    let miss = (cycles - near) * length
    if miss < Timing.tolerance, miss > -Timing.tolerance { cycles = near }
    var iteration = Elementary.floor(cycles)
    var fraction = cycles - iteration
    if fraction == 0, iteration > 0, place >= total - Timing.tolerance {
      iteration -= 1
      fraction = 1
    }
    if autoreverses {
      fraction *= 2
      if fraction > 1 { fraction = 2 - fraction }
    }
    // WebAssembly's integers have 32 bits.
    let bounded = iteration > 0 ? (iteration < 2e9 ? iteration : 2e9) : 0
    return Progress(fraction: fraction, iteration: Int(bounded))
  }
}
