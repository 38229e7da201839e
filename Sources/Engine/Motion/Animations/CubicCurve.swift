/// A timing curve from (0, 0) to (1, 1) with two control points, as in `CAMediaTimingFunction`.
public struct CubicCurve: Equatable, Hashable, Sendable {
  /// The first control point's fraction of the duration, 0...1.
  public var x1: Double
  /// The first control point's progress; may be outside 0...1.
  public var y1: Double
  /// The second control point's fraction of the duration, 0...1.
  public var x2: Double
  /// The second control point's progress; may be outside 0...1.
  public var y2: Double

  /// Makes a curve from its control points.
  @inlinable
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The same speed throughout.
  public static let linear = CubicCurve(0, 0, 1, 1)
  /// Starts slowly.
  public static let easeIn = CubicCurve(0.42, 0, 1, 1)
  /// Ends slowly.
  public static let easeOut = CubicCurve(0, 0, 0.58, 1)
  /// Starts and ends slowly.
  public static let easeInEaseOut = CubicCurve(0.42, 0, 0.58, 1)
  /// Core Animation's `default`.
  public static let standard = CubicCurve(0.25, 0.1, 0.25, 1)

  /// Returns the progress at a fraction of the duration.
  ///
  /// Fractions are clamped to 0...1: unlike CSS, Core Animation does not extrapolate.
  /// The result is exact to 1e-9 for control points with x in 0...1.
  public func value(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return fraction }
    let cx = 3 * x1
    let bx = 3 * (x2 - x1) - cx
    let ax = 1 - cx - bx
    let cy = 3 * y1
    let by = 3 * (y2 - y1) - cy
    let ay = 1 - cy - by
    let s = parameter(of: fraction, ax, bx, cx)
    return ((ay * s + by) * s + cy) * s
  }

  /// Solves x(s) = ((ax · s + bx) · s + cx) · s for s.
  ///
  /// Newton's steps double the number of exact digits, so after a step below 1e-8 the parameter is
  /// exact. Where the curve is nearly vertical in s they may diverge, and bisection takes over.
  private func parameter(of x: Double, _ ax: Double, _ bx: Double, _ cx: Double) -> Double {
    var s = x
    for _ in 0..<10 {
      let slope = (3 * ax * s + 2 * bx) * s + cx
      guard slope > 1e-3 else { break }
      let step = (((ax * s + bx) * s + cx) * s - x) / slope
      s -= step
      if step < 1e-8, step > -1e-8 { return s }
      guard s >= 0, s <= 1 else { break }
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      s = 0.5 * (low + high)
      if ((ax * s + bx) * s + cx) * s < x { low = s } else { high = s }
    }
    return s
  }
}
