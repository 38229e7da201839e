/// A width and a height, in points; either may be negative, as in Core Graphics.
public struct Size: Equatable, Hashable, Sendable {
  /// Along x.
  public var width: Double
  /// Along y.
  public var height: Double

  /// Makes a size.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Nothing at all.
  public static let zero = Size(width: 0, height: 0)

  /// Returns the size at a progress from this one (0) to another (1); others extrapolate.
  @inlinable
  public func interpolated(to other: Size, at progress: Double) -> Size {
    Size(
      width: width.interpolated(to: other.width, at: progress),
      height: height.interpolated(to: other.height, at: progress))
  }
}
