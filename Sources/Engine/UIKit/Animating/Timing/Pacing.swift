import Foundation
import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

/// The parameters of a spring, without its velocity.
enum SpringShape {
  /// A damping ratio; stiffness and damping follow from the duration.
  case ratio(Double)
  /// Mass, stiffness and damping; the duration follows from them.
  case physical(Spring)
}

/// The progress of an animation over its duration.
enum Pacing {
  case curve(CubicCurve)
  /// The velocity is in distances between the values a second, horizontally and vertically.
  case spring(SpringShape, velocity: CGVector)

  init(_ provider: UITimingCurveProvider) {
    if let spring = provider.springTimingParameters {
      self = .spring(spring.shape, velocity: spring.initialVelocity)
    } else {
      self = .curve(provider.cubicTimingParameters?.curve ?? .easeInEaseOut)
    }
  }

  /// Whether the velocities differ, so that each axis needs a spring of its own.
  var hasSpringPerAxis: Bool {
    if case .spring(_, let velocity) = self { return velocity.dx != velocity.dy }
    return false
  }

  /// Returns the spring of one axis; `nil` for a curve.
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

  /// Returns the actual duration in seconds; physical springs ignore the requested one.
  func effectiveDuration(_ duration: Double) -> Double {
    guard case .spring(.physical, _) = self, let across = spring(duration: duration) else {
      return duration
    }
    let down = hasSpringPerAxis ? spring(duration: duration, isVertical: true) : nil
    return max(across.settlingDuration, down?.settlingDuration ?? 0)
  }

  /// Returns the progress at a fraction of the duration; springs overshoot.
  func progress(at fraction: Double, duration: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    switch self {
    case .curve(let curve): return curve.value(at: fraction)
    case .spring: return spring(duration: duration)?.value(at: fraction * duration) ?? fraction
    }
  }

  /// Returns the first fraction of the duration with a progress.
  ///
  /// Bisects; 48 steps reach the precision of a `Double`.
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

  /// Returns a fraction with a progress of at least 1, up to which the progress rises.
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
