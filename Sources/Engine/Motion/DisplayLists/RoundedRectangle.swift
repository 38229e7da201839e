/// The outline of a layer's bounds.
struct RoundedRectangle: Equatable, Sendable {
  private let minX, minY, maxX, maxY: Double
  private let radius: Double
  /// Which corners are round: the bits of `CACornerMask`.
  private let corners: Int

  init(_ rectangle: Rectangle, radius: Double = 0, corners: Int = 0) {
    (minX, minY) = (rectangle.minX, rectangle.minY)
    (maxX, maxY) = (rectangle.maxX, rectangle.maxY)
    let (width, height) = (rectangle.width, rectangle.height)
    let limit = (width < height ? width : height) / 2
    self.radius = radius > 0 ? (radius < limit ? radius : limit) : 0
    self.corners = self.radius > 0 ? corners & 15 : 0
  }

  /// The outline of a layer's bounds, moved inwards.
  init(of properties: LayerProperties, inset: Double = 0) {
    let bounds = properties.bounds
    let (width, height) = (bounds.width - 2 * inset, bounds.height - 2 * inset)
    self.init(
      Rectangle(
        x: bounds.minX + inset, y: bounds.minY + inset, width: width > 0 ? width : 0,
        height: height > 0 ? height : 0),
      radius: properties.cornerRadius - inset, corners: properties.maskedCorners)
  }

  @inline(__always)
  func contains(_ point: Point) -> Bool {
    guard point.x >= minX, point.x < maxX, point.y >= minY, point.y < maxY else { return false }
    guard corners != 0 else { return true }
    let isLeft = point.x < minX + radius
    let isTop = point.y < minY + radius
    guard isLeft || point.x > maxX - radius, isTop || point.y > maxY - radius else { return true }
    guard corners & (1 << ((isLeft ? 0 : 1) + (isTop ? 0 : 2))) != 0 else { return true }
    let x = point.x - (isLeft ? minX + radius : maxX - radius)
    let y = point.y - (isTop ? minY + radius : maxY - radius)
    return x * x + y * y <= radius * radius
  }
}
