/// A timing curve from (0, 0) to (1, 1) with two control points, as in `CAMediaTimingFunction`.
public struct CubicCurve: Equatable, Hashable, Sendable {
  public var x1: Double
  public var y1: Double
  public var x2: Double
  public var y2: Double

  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  public static let linear = CubicCurve(0, 0, 1, 1)
  public static let easeIn = CubicCurve(0.42, 0, 1, 1)
  public static let easeOut = CubicCurve(0, 0, 0.58, 1)
  public static let easeInEaseOut = CubicCurve(0.42, 0, 0.58, 1)
  /// Core Animation's `default`.
  public static let standard = CubicCurve(0.25, 0.1, 0.25, 1)
}
