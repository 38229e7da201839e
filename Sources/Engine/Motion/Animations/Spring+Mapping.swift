extension Spring {
  /// The spring that `UIView.animate(withDuration:…usingSpringWithDamping:…)` attaches.
  ///
  /// Its mass is 1. It is as stiff as it must be for the oscillation's amplitude to be down to a
  /// thousandth when the duration is over; with ω the angular frequency, ζ the ratio, v the
  /// velocity and D the duration, |ζω - v| / (ω√(1 - ζ²)) · e^(-ζωD) = 0.001. For a ratio of 1 it
  /// is (1 + (ω - v)D) · e^(-ωD) = 0.001.
  ///
  /// Fidelity: nine stiffnesses measured on iOS agree to 1e-7. For large velocities (above about 1.6
  /// for ζ = 0.5 and one second) UIKit uses another solution; here it is always the largest.
  ///
  /// - Parameters:
  ///   - dampingRatio: At least 0; values above 1 are taken as 1, and values below 0.00272, for
  ///     which the equation has no useful solution, as that.
  ///   - duration: In seconds; taken into 0.01...10.
  ///   - initialVelocity: In distances between the values a second.
  public init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    let ratio = dampingRatio > 1 ? 1 : (dampingRatio > 0.00272 ? dampingRatio : 0.00272)
    let duration = duration > 10 ? 10 : (duration > 0.01 ? duration : 0.01)
    let frequency = Spring.frequency(ratio, duration, initialVelocity)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }

  /// The spring of `CASpringAnimation(perceptualDuration:bounce:)`.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The undamped spring's period, in seconds.
  ///   - bounce: 1 is undamped, 0 critically damped, -1 at its goal at once.
  ///   - initialVelocity: In distances between the values a second.
  public init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let frequency = 2 * Double.pi / perceptualDuration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      mass: 1, stiffness: frequency * frequency,
      damping: bounce > -1 ? 2 * ratio * frequency : .infinity, initialVelocity: initialVelocity)
    allowsOverdamping = true
  }

  /// The period of the undamped spring, in seconds.
  public var perceptualDuration: Double { 2 * Double.pi * (mass / stiffness).squareRoot() }

  /// How far from critically damped the spring is: 1 without damping, negative if over-damped.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The logarithm of the amplitude that is left after `duration`, minus that of a thousandth.
  ///
  /// Positive for springs that are too soft.
  private static func excess(
    _ w: Double, _ ratio: Double, _ duration: Double, _ v: Double
  ) -> Double {
    let amplitude =
      ratio < 1
      ? (ratio - v / w) / (1 - ratio * ratio).squareRoot()
      : 1 + (w - v) * duration
    let magnitude = amplitude < 0 ? -amplitude : amplitude
    return Elementary.log(magnitude) - ratio * w * duration + 6.907755278982137
  }

  /// The largest angular frequency for which the amplitude is a thousandth after `duration`.
  private static func frequency(_ ratio: Double, _ duration: Double, _ v: Double) -> Double {
    if v == 0, ratio < 1 {
      let amplitude = ratio / (1 - ratio * ratio).squareRoot()
      return (Elementary.log(amplitude) + 6.907755278982137) / (ratio * duration)
    }
    // Stiff enough for any velocity; from there down, the first spring that is too soft.
    let speed = v < 0 ? -v : v
    var high = (20 + Elementary.log(1 + speed + speed * duration)) / (ratio * duration)
    while excess(high, ratio, duration, v) > 0 { high *= 2 }
    var low = high
    repeat {
      high = low
      low *= 0.98
    } while excess(low, ratio, duration, v) < 0 && low > 1e-6
    for _ in 0..<60 {
      let middle = 0.5 * (low + high)
      if excess(middle, ratio, duration, v) > 0 { low = middle } else { high = middle }
    }
    return 0.5 * (low + high)
  }
}
