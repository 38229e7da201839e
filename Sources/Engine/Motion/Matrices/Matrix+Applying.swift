extension Matrix {
  /// Returns the image of a point of the plane z = 0, after the perspective division.
  ///
  /// Points at or behind the eye of a perspective have no image; the result is very far away.
  public func apply(to point: Point) -> Point {
    let x = point.x * m11 + point.y * m21 + m41
    let y = point.x * m12 + point.y * m22 + m42
    let w = point.x * m14 + point.y * m24 + m44
    if w == 1 { return Point(x: x, y: y) }
    let distance = w > 1e-9 ? w : 1e-9
    return Point(x: x / distance, y: y / distance)
  }

  /// Returns the smallest upright rectangle around the image of a rectangle.
  public func apply(to rectangle: Rectangle) -> Rectangle {
    let minX = rectangle.minX
    let maxX = rectangle.maxX
    let minY = rectangle.minY
    let maxY = rectangle.maxY
    var bounds = PointBounds()
    bounds.include(apply(to: Point(x: minX, y: minY)))
    bounds.include(apply(to: Point(x: maxX, y: minY)))
    bounds.include(apply(to: Point(x: minX, y: maxY)))
    bounds.include(apply(to: Point(x: maxX, y: maxY)))
    return bounds.rectangle
  }

  /// Returns the image of a distance, which a translation does not change.
  ///
  /// Ignores perspective: a distance has no position, and so no depth.
  public func apply(to size: Size) -> Size {
    Size(
      width: size.width * m11 + size.height * m21, height: size.width * m12 + size.height * m22)
  }

  /// The matrix followed by a projection on the plane z = 0, as layers are drawn in a superlayer.
  public var flattened: Matrix {
    if isAffine { return self }
    var flat = self
    flat.m13 = 0
    flat.m23 = 0
    flat.m43 = 0
    flat.m31 = 0
    flat.m32 = 0
    flat.m33 = 1
    flat.m34 = 0
    return flat
  }
}
