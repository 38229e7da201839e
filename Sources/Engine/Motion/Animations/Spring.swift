/// A damped spring that moves from 0 to 1; `CASpringAnimation`'s physics.
public struct Spring: Equatable, Hashable, Sendable {
  /// Mass (m), in any unit that stiffness and damping share.
  public var mass: Double
  /// Stiffness (k), in mass per second squared.
  public var stiffness: Double
  /// Damping coefficient (c), in mass per second; not the damping ratio.
  public var damping: Double
  /// In whole distances a second, towards the goal.
  public var initialVelocity: Double
  /// Whether a damping ratio above 1 is honoured instead of being taken as 1.
  public var allowsOverdamping = false

  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }
}
