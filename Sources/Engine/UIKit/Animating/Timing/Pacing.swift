import Foundation
import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

/// What gives a spring its form, apart from its velocity.
enum SpringShape {
  /// Solved so that the spring has settled when the animation's duration is over.
  case ratio(Double)
  /// Given; the duration follows from it.
  case physical(Spring)
}

/// How an animation gets from its beginning to its end.
enum Pacing {
  case curve(CubicCurve)
  /// The velocity is in whole distances a second, across and down.
  case spring(SpringShape, velocity: CGVector)

  init(_ provider: UITimingCurveProvider) {
    if let spring = provider.springTimingParameters {
      self = .spring(spring.shape, velocity: spring.initialVelocity)
    } else {
      self = .curve(provider.cubicTimingParameters?.curve ?? .easeInEaseOut)
    }
  }

  /// The springs' velocities differ across and down, so that each axis needs its own.
  var isUneven: Bool {
    if case .spring(_, let velocity) = self { return velocity.dx != velocity.dy }
    return false
  }

  /// The spring along one axis, if this is one.
  func spring(duration: Double, isVertical: Bool = false) -> Spring? {
    guard case .spring(let shape, let velocity) = self else { return nil }
    let speed = Double(isVertical ? velocity.dy : velocity.dx)
    switch shape {
    case .ratio(let ratio):
      return Spring(dampingRatio: ratio, duration: duration, initialVelocity: speed)
    case .physical(var spring):
      spring.initialVelocity = speed
      return spring
    }
  }

  /// How long the movement takes if it was asked to take `duration` seconds.
  func effectiveDuration(_ duration: Double) -> Double {
    guard case .spring(.physical, _) = self, let across = spring(duration: duration) else {
      return duration
    }
    let down = isUneven ? spring(duration: duration, isVertical: true) : nil
    return max(across.settlingDuration, down?.settlingDuration ?? 0)
  }

  /// Progress at a fraction of a duration; springs go beyond 1 on their way.
  func progress(at fraction: Double, duration: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    switch self {
    case .curve(let curve): return curve.value(at: fraction)
    case .spring: return spring(duration: duration)?.value(at: fraction * duration) ?? fraction
    }
  }

  /// The first fraction of the duration at which a progress is reached.
  ///
  /// Halves the interval in which it happens; 48 steps use up a `Double`'s precision there.
  func fraction(at progress: Double, duration: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    var low = 0.0
    var high = firstArrival(duration: duration)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if self.progress(at: middle, duration: duration) < progress {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }

  /// A fraction at which progress 1 is reached or passed, with nothing but rise before it.
  private func firstArrival(duration: Double) -> Double {
    guard case .spring = self else { return 1 }
    let steps = 256
    for step in 1..<steps {
      let fraction = Double(step) / Double(steps)
      if progress(at: fraction, duration: duration) >= 1 { return fraction }
    }
    return 1
  }
}
