import Motion

extension CALayer {
  /// The matrix from the layer's own coordinates to those of the superlayer's content.
  var placement: Matrix {
    let anchor = properties.anchorInBounds
    var matrix = properties.transform
    // A move before and one after the transform.
    matrix.m41 -= anchor.x * matrix.m11 + anchor.y * matrix.m21
    matrix.m42 -= anchor.x * matrix.m12 + anchor.y * matrix.m22
    matrix.m43 -= anchor.x * matrix.m13 + anchor.y * matrix.m23
    matrix.m44 -= anchor.x * matrix.m14 + anchor.y * matrix.m24
    let after = CATransform3DMakeTranslation(
      properties.position.x, properties.position.y, properties.zPosition)
    return CATransform3DConcat(CATransform3D(matrix), after).plain
  }

  var frameFromGeometry: Rectangle {
    PlaneMap(placement).apply(to: properties.bounds)
  }

  /// Finds size and position that give the frame.
  ///
  /// An upright transform (scale, translation, quarter turns) is solved exactly. Facts 2.12: under
  /// scale(2, 4) the frame (10, 20, 100, 50) gives bounds of 50 by 12.5.
  func setFrame(_ frame: Rectangle) {
    guard !isPresentation else { return }
    let matrix = properties.transform
    let solved = properties.boundsSize(forFrameSize: frame.size)
    let probe = Rectangle(origin: properties.bounds.origin, size: solved)
    let anchor = properties.anchorPoint
    // Where the frame would be with the anchor point at the origin.
    var placed = matrix
    let anchorX = probe.origin.x + anchor.x * solved.width
    let anchorY = probe.origin.y + anchor.y * solved.height
    placed.m41 -= anchorX * matrix.m11 + anchorY * matrix.m21
    placed.m42 -= anchorX * matrix.m12 + anchorY * matrix.m22
    placed.m44 -= anchorX * matrix.m14 + anchorY * matrix.m24
    let image = PlaneMap(placed).apply(to: probe)
    bounds = CGRect(probe)
    position = CGPoint(x: frame.minX - image.minX, y: frame.minY - image.minY)
  }
}

extension LayerProperties {
  /// The anchor point in the layer's own coordinates.
  var anchorInBounds: Point {
    Point(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// The size of bounds whose image has this size.
  ///
  /// `|a|·w + |c|·h = W` and `|b|·w + |d|·h = H`; where these have no solution the size is kept.
  func boundsSize(forFrameSize size: Size) -> Size {
    let (a, b) = (abs(transform.m11), abs(transform.m12))
    let (c, d) = (abs(transform.m21), abs(transform.m22))
    if a == 1 && d == 1 && b == 0 && c == 0 { return size }
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-12 else { return bounds.size }
    let width = (size.width * d - size.height * c) / determinant
    let height = (size.height * a - size.width * b) / determinant
    return Size(width: max(0, width), height: max(0, height))
  }
}
