extension Path {
  /// Returns the path as a matrix with perspective shows it, in straight lines.
  ///
  /// Parts at or behind the eye are cut off. A subpath counts as the area that it surrounds, so
  /// that a cut is closed.
  public func projected(by matrix: Matrix) -> Path {
    var result = Path()
    for chain in flattened(tolerance: 0.1) {
      let isClosed = chain.first == chain.last
      let points = Self.cut(isClosed ? Array(chain.dropLast()) : chain, matrix)
      guard let first = points.first else { continue }
      result.elements.append(.move(to: matrix.apply(to: first)))
      for point in points.dropFirst() {
        result.elements.append(.line(to: matrix.apply(to: point)))
      }
      if isClosed { result.elements.append(.close) }
    }
    return result
  }

  /// Sutherland and Hodgman's clipping, at the plane just before the eye (CACM 1974).
  private static func cut(_ points: [Point], _ matrix: Matrix) -> [Point] {
    let nearest = 0.01
    func distance(_ point: Point) -> Double {
      point.x * matrix.m14 + point.y * matrix.m24 + matrix.m44 - nearest
    }
    guard var last = points.last, points.contains(where: { distance($0) < 0 }) else {
      return points
    }
    var result: [Point] = []
    for point in points {
      let (before, after) = (distance(last), distance(point))
      if (before < 0) != (after < 0) {
        result.append(last.interpolated(to: point, at: before / (before - after)))
      }
      if after >= 0 { result.append(point) }
      last = point
    }
    return result
  }
}

extension Matrix {
  /// Whether the plane z = 0 is only moved, turned, stretched and sheared.
  public var keepsParallels: Bool { m14 == 0 && m24 == 0 && m44 == 1 }

  /// Returns the matrix without perspective that maps points near one point of the plane alike.
  public func withoutPerspective(near point: Point) -> Matrix {
    if keepsParallels { return Matrix(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }
    let image = apply(to: point)
    let w = point.x * m14 + point.y * m24 + m44
    let divisor = w > 0.01 ? w : 0.01
    let (a, b) = ((m11 - image.x * m14) / divisor, (m12 - image.y * m14) / divisor)
    let (c, d) = ((m21 - image.x * m24) / divisor, (m22 - image.y * m24) / divisor)
    return Matrix(
      a: a, b: b, c: c, d: d, tx: image.x - point.x * a - point.y * c,
      ty: image.y - point.x * b - point.y * d)
  }
}
