/// A direction with a length, in points or points a second.
public struct CGVector: Equatable, Hashable, Codable, Sendable {
  /// How far along x, in points.
  public var dx: CGFloat
  /// How far along y, in points.
  public var dy: CGFloat

  /// Creates the vector of length 0.
  public init() {
    self.init(dx: 0 as CGFloat, dy: 0)
  }

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Creates a vector.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// No movement.
  public static let zero = CGVector()
}
