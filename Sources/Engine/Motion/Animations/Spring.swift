/// A damped spring that moves from 0 to 1, as in `CASpringAnimation`.
///
/// The solution of m·x″ + c·x′ + k·(x - 1) = 0 with x(0) = 0 and x′(0) = the initial velocity.
public struct Spring: Equatable, Hashable, Sendable {
  /// Mass (m), in any unit that stiffness and damping share.
  public var mass: Double
  /// Stiffness (k), in mass per second squared.
  public var stiffness: Double
  /// Damping coefficient (c), in mass per second; not the damping ratio.
  public var damping: Double
  /// In distances between the values a second; positive is towards the goal.
  public var initialVelocity: Double
  /// Whether a damping ratio above 1 is used; otherwise it is limited to 1.
  public var allowsOverdamping = false

  /// Makes a spring from its physics.
  @inlinable
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// The undamped spring's angular frequency (ω), in radians per second.
  @inlinable
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// The damping ratio (ζ): below 1 the spring overshoots.
  @inlinable
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// Returns the position at a time in seconds since the start; 0 before it.
  ///
  /// A spring without stiffness stays at 0. One with infinite damping is at its goal at once, as in
  /// Core Animation.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let w = angularFrequency
    let z = dampingRatio
    let v = initialVelocity
    guard w > 0 else { return 0 }
    guard z < .infinity else { return 1 }
    if z < 1 {
      let decay = z * w
      let wd = w * (1 - z * z).squareRoot()
      let (sine, cosine) = Elementary.sineAndCosine(wd * time)
      return 1 - Elementary.exp(-decay * time) * (cosine + (decay - v) / wd * sine)
    }
    if z > 1, allowsOverdamping {
      let (slow, fast) = decays(w, z)
      let share = (fast - v) / (fast - slow)
      return 1
        - (share * Elementary.exp(-slow * time) + (1 - share) * Elementary.exp(-fast * time))
    }
    return 1 - (1 + (w - v) * time) * Elementary.exp(-w * time)
  }

  /// Returns the velocity at a time in seconds since the start, in distances a second.
  public func velocity(at time: Double) -> Double {
    guard time > 0 else { return initialVelocity }
    let w = angularFrequency
    let z = dampingRatio
    let v = initialVelocity
    guard w > 0, z < .infinity else { return 0 }
    if z < 1 {
      let decay = z * w
      let wd = w * (1 - z * z).squareRoot()
      let (sine, cosine) = Elementary.sineAndCosine(wd * time)
      return Elementary.exp(-decay * time) * (v * cosine + (w * w - decay * v) / wd * sine)
    }
    if z > 1, allowsOverdamping {
      let (slow, fast) = decays(w, z)
      let share = (fast - v) / (fast - slow)
      return share * slow * Elementary.exp(-slow * time)
        + (1 - share) * fast * Elementary.exp(-fast * time)
    }
    return (v + w * (w - v) * time) * Elementary.exp(-w * time)
  }

  /// The two rates at which an over-damped spring's exponentials fall, per second.
  func decays(_ w: Double, _ z: Double) -> (slow: Double, fast: Double) {
    let fast = w * (z + (z * z - 1).squareRoot())
    return (w * w / fast, fast)
  }
}
