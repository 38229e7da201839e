extension Spring {
  /// The settling time in seconds: `CASpringAnimation.settlingDuration`.
  ///
  /// Under-damped, that is when the envelope of the oscillation is below a thousandth. Critically
  /// damped, it is the first whole tenth of a second at which the distance is.
  ///
  /// Fidelity: measured on Apple without initial velocity. With one, and for over-damped springs,
  /// Apple's rule is unknown; our choice: the envelope includes the velocity, and an over-damped spring
  /// settles when a hundredth of the distance is left, which is within 0.2 s of the one value known.
  /// Without damping it is infinite.
  public var settlingDuration: Double {
    let w = angularFrequency
    let z = dampingRatio
    let v = initialVelocity
    guard w > 0 else { return .infinity }
    guard z < .infinity else { return 0 }
    guard z > 0 else { return .infinity }
    if z < 1 {
      let decay = z * w
      let wd = w * (1 - z * z).squareRoot()
      let amplitude = decay < v ? v - decay : decay - v
      return Elementary.log((1 + amplitude / wd) / 0.001) / decay
    }
    if z > 1, allowsOverdamping { return firstTime(within: 0.01, step: 0.001) }
    return firstTime(within: 0.001, step: 0.1)
  }

  /// The first multiple of a step after which the distance to the goal is and stays below a limit.
  private func firstTime(within limit: Double, step: Double) -> Double {
    // The slowest exponential that can be left decides how far to look.
    let w = angularFrequency
    let z = dampingRatio
    let slow = z > 1 && allowsOverdamping ? decays(w, z).slow : w
    let v = initialVelocity < 0 ? -initialVelocity : initialVelocity
    let far = (Elementary.log((2 + v / slow) / limit) + 10) / slow
    var high = Elementary.floor(far / step) + 1
    var low = 0.0
    // After the velocity's overshoot the distance only falls: find the last time above the limit.
    if overshoots {
      let turn = turningTime
      if distance(at: turn) >= limit { low = Elementary.floor(turn / step) }
    }
    // Each step halves the interval; a `Double` has no more than 1100 halves.
    for _ in 0..<1100 where high - low > 1 {
      let middle = Elementary.floor((low + high) / 2)
      if distance(at: middle * step) < limit { high = middle } else { low = middle }
    }
    return high * step
  }

  private func distance(at time: Double) -> Double {
    let rest = 1 - value(at: time)
    return rest < 0 ? -rest : rest
  }

  /// Whether the initial velocity carries the spring past its goal although it is damped enough.
  private var overshoots: Bool {
    let w = angularFrequency
    let z = dampingRatio
    return initialVelocity > (z > 1 && allowsOverdamping ? decays(w, z).fast : w)
  }

  /// The time at which a spring that overshoots turns round.
  private var turningTime: Double {
    let w = angularFrequency
    let z = dampingRatio
    let v = initialVelocity
    if z > 1, allowsOverdamping {
      let (slow, fast) = decays(w, z)
      let share = (fast - v) / (fast - slow)
      return Elementary.log((1 - share) * fast / (-share * slow)) / (fast - slow)
    }
    return v / (w * (v - w))
  }
}
