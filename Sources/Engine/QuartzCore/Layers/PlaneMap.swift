import Motion

/// What a matrix does to the plane z = 0 as it is seen from the front: a projective map.
struct PlaneMap {
  // Rows: x, y, 1. Columns: x, y, w.
  var a = 1.0, b = 0.0, g = 0.0
  var c = 0.0, d = 1.0, h = 0.0
  var tx = 0.0, ty = 0.0, w = 1.0

  init(_ matrix: Matrix) {
    a = matrix.m11
    b = matrix.m12
    g = matrix.m14
    c = matrix.m21
    d = matrix.m22
    h = matrix.m24
    tx = matrix.m41
    ty = matrix.m42
    w = matrix.m44
  }

  func apply(to point: Point) -> Point {
    let x = a * point.x + c * point.y + tx
    let y = b * point.x + d * point.y + ty
    let scale = g * point.x + h * point.y + w
    guard scale != 1, scale != 0 else { return Point(x: x, y: y) }
    return Point(x: x / scale, y: y / scale)
  }

  /// The smallest upright rectangle around the image.
  func apply(to rectangle: Rectangle) -> Rectangle {
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    for x in [rectangle.minX, rectangle.maxX] {
      for y in [rectangle.minY, rectangle.maxY] {
        let image = apply(to: Point(x: x, y: y))
        low = Point(x: min(low.x, image.x), y: min(low.y, image.y))
        high = Point(x: max(high.x, image.x), y: max(high.y, image.y))
      }
    }
    return Rectangle(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The map back; the map itself if there is none.
  var inverse: PlaneMap {
    let determinant = a * (d * w - h * ty) - b * (c * w - h * tx) + g * (c * ty - d * tx)
    guard determinant != 0, determinant.isFinite else { return self }
    var result = self
    result.a = (d * w - h * ty) / determinant
    result.b = (g * ty - b * w) / determinant
    result.g = (b * h - g * d) / determinant
    result.c = (h * tx - c * w) / determinant
    result.d = (a * w - g * tx) / determinant
    result.h = (g * c - a * h) / determinant
    result.tx = (c * ty - d * tx) / determinant
    result.ty = (b * tx - a * ty) / determinant
    result.w = (a * d - b * c) / determinant
    return result
  }
}
