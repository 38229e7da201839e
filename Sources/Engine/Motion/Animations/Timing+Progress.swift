extension Timing {
  /// Where in its cycles an animation is.
  public struct Progress: Equatable, Sendable {
    /// How far in the cycle, 0...1; on the way back of an autoreversing one it falls.
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

  /// How long one cycle takes in the animation's own time: the duration, or there and back.
  public var cycleDuration: Double { autoreverses ? duration * 2 : duration }

  /// How long all cycles take in the animation's own time.
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    if repeatCount > 0 { return cycleDuration == 0 ? 0 : cycleDuration * repeatCount }
    return cycleDuration
  }

  /// When the active interval ends, in the parent's time; infinite if it does not.
  public var activeEnd: Double {
    if speed == 0 { return .infinity }
    return beginTime + activeDuration / (speed < 0 ? -speed : speed)
  }

  /// Returns where in its cycles an animation is at a time of its parent, or `nil` if it has no
  /// effect then.
  ///
  /// The active interval starts at `beginTime`. A time offset starts the animation later in its
  /// course, and what was left out follows at the end. A negative speed runs from the end to the
  /// start, a speed of 0 shows the time offset's place for ever. Between two cycles the value is
  /// the next one's first; at the very end it is the last one's last.
  ///
  /// Fidelity: the wrap-around follows published observations of Core Animation; that a negative
  /// speed without offset starts from the end is an engine rule.
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

  /// Brings a place in the active time into 0...total by leaving out or adding whole rounds.
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
