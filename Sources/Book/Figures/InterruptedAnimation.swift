import Motion

/// An animation from 0 to 1, and another to a new goal that begins before the first one is over.
struct InterruptedAnimation {
  /// How the second animation begins.
  enum Mode {
    /// It is added to the first one, as UIKit's blocks do.
    case added
    /// It replaces the first one, from the value on screen.
    case fromPresentation
    /// It replaces the first one, from the first one's goal.
    case fromModel
  }

  /// The duration of both, in seconds.
  var duration: Double
  /// The second one's beginning, after the first one's.
  var instant: Double
  /// The second one's goal.
  var goal: Double

  /// The value that is seen.
  func value(_ mode: Mode, at time: Double) -> Double {
    guard time >= instant else { return pace(time) }
    let second = pace(time - instant)
    switch mode {
    case .added:
      // Each is a difference from its goal that shrinks to nothing.
      return goal + (1 - goal) * (1 - second) - (1 - pace(time))
    case .fromPresentation:
      return pace(instant).interpolated(to: goal, at: second)
    case .fromModel: return 1.0.interpolated(to: goal, at: second)
    }
  }

  private func pace(_ time: Double) -> Double {
    CubicCurve.easeInEaseOut.value(at: time / duration)
  }
}
