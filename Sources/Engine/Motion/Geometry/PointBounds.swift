/// The smallest upright rectangle around the points that were included.
struct PointBounds {
  private var minX = Double.infinity
  private var minY = Double.infinity
  private var maxX = -Double.infinity
  private var maxY = -Double.infinity

  mutating func include(_ point: Point) {
    if point.x < minX { minX = point.x }
    if point.x > maxX { maxX = point.x }
    if point.y < minY { minY = point.y }
    if point.y > maxY { maxY = point.y }
  }

  var isEmpty: Bool { minX > maxX }

  /// Zero if nothing was included.
  var rectangle: Rectangle {
    isEmpty ? .zero : Rectangle(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
