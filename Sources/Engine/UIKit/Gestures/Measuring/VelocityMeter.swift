import HeadlessQuartzCore

/// Measures how fast a value has changed lately.
///
/// Fidelity: UIKit's own filter is not documented; this is the mean over the last tenth of a
/// second, exact for steady movements and 0 for fingers that rested that long.
struct VelocityMeter<Value> {
  /// The length of the measurement, in seconds.
  private static var span: Double { 0.1 }

  private var samples: [(instant: Double, value: Value)] = []

  /// Adds the value at an instant; a second one for the same instant replaces the first.
  mutating func add(_ value: Value, at instant: Double) {
    samples.removeAll { $0.instant >= instant || $0.instant < instant - Self.span }
    samples.append((instant, value))
  }

  /// Shifts or scales everything measured so far.
  mutating func adjust(_ change: (Value) -> Value) {
    samples = samples.map { ($0.instant, change($0.value)) }
  }

  /// The oldest and the newest value of the span, and the seconds in between; `nil` if there are
  /// too few values for a velocity.
  func ends(at instant: Double) -> (first: Value, last: Value, duration: Double)? {
    // Half a microsecond of tolerance: sums of 1/60 are not exact.
    let recent = samples.filter { $0.instant >= instant - Self.span - 5e-7 }
    guard let first = recent.first, let last = recent.last, last.instant > first.instant else {
      return nil
    }
    return (first.value, last.value, max(instant, last.instant) - first.instant)
  }
}

extension VelocityMeter<CGFloat> {
  /// In units per second.
  func velocity(at instant: Double) -> CGFloat {
    guard let ends = ends(at: instant) else { return 0 }
    return (ends.last - ends.first) / CGFloat(ends.duration)
  }
}

extension VelocityMeter<CGPoint> {
  /// In points per second.
  func velocity(at instant: Double) -> CGPoint {
    guard let ends = ends(at: instant) else { return .zero }
    let duration = CGFloat(ends.duration)
    return CGPoint(
      x: (ends.last.x - ends.first.x) / duration, y: (ends.last.y - ends.first.y) / duration)
  }
}
