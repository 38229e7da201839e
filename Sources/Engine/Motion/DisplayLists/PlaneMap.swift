/// A map from plane to plane that keeps lines straight, in nine numbers.
struct PlaneMap: Equatable, Sendable {
  private let a, b, c, d, tx, ty: Double
  /// The factors of x, y and 1 in the divisor.
  private let px, py, pw: Double
  private let isAffine: Bool

  /// Takes over how a matrix maps the plane z = 0.
  init(_ matrix: Matrix) {
    (a, b, c, d) = (matrix.m11, matrix.m12, matrix.m21, matrix.m22)
    (tx, ty) = (matrix.m41, matrix.m42)
    (px, py, pw) = (matrix.m14, matrix.m24, matrix.m44)
    isAffine = px == 0 && py == 0 && pw == 1
  }

  /// Returns the image of a point; `nil` if it is at or behind the eye.
  @inline(__always)
  func image(of point: Point) -> Point? {
    let x = point.x * a + point.y * c + tx
    let y = point.x * b + point.y * d + ty
    if isAffine { return Point(x: x, y: y) }
    let w = point.x * px + point.y * py + pw
    return w > 1e-6 ? Point(x: x / w, y: y / w) : nil
  }
}

extension Matrix {
  /// Returns the smallest upright rectangle around the image of a rectangle; `nil` if a part of the
  /// rectangle is at or behind the eye, so that its image has no bounds.
  func image(of rectangle: Rectangle) -> Rectangle? {
    let map = PlaneMap(self)
    var bounds = PointBounds()
    for corner in rectangle.corners {
      guard let image = map.image(of: corner) else { return nil }
      bounds.include(image)
    }
    return bounds.rectangle
  }
}

extension Rectangle {
  /// Clockwise on screen, from the upper left.
  public var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY),
      Point(x: minX, y: maxY),
    ]
  }
}
