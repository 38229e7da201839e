extension Path {
  /// The smallest rectangle around all points, control points included; zero for an empty path.
  public var boundingBox: Rectangle {
    var bounds = PointBounds()
    for element in elements {
      switch element {
      case .move(let point), .line(let point): bounds.include(point)
      case .quadratic(let point, let control):
        bounds.include(point)
        bounds.include(control)
      case .cubic(let point, let control1, let control2):
        bounds.include(point)
        bounds.include(control1)
        bounds.include(control2)
      case .close: break
      }
    }
    return bounds.rectangle
  }

  /// The smallest rectangle around the drawn path, control points not included.
  public var boundingBoxOfPath: Rectangle {
    var bounds = PointBounds()
    var walk = Walk()
    for element in elements {
      let segment = walk.step(element)
      bounds.include(walk.current)
      if let segment {
        bounds.include(segment.start)
        segment.includeExtremes(in: &bounds)
      }
    }
    return bounds.rectangle
  }
}

extension PathSegment {
  /// Includes the points where the curve turns back in x or in y.
  fileprivate func includeExtremes(in bounds: inout PointBounds) {
    guard !isLine else { return }
    includeExtremes(
      control1.x - start.x, control2.x - control1.x, end.x - control2.x, in: &bounds)
    includeExtremes(
      control1.y - start.y, control2.y - control1.y, end.y - control2.y, in: &bounds)
  }

  /// Solves (1 - u)² p + 2u(1 - u) q + u² r = 0, the derivative over 3.
  private func includeExtremes(
    _ p: Double, _ q: Double, _ r: Double, in bounds: inout PointBounds
  ) {
    let a = p - 2 * q + r
    let b = q - p
    var roots = (Double.nan, Double.nan)
    if a < 1e-12, a > -1e-12 {
      if b != 0 { roots.0 = -p / (2 * b) }
    } else {
      let discriminant = b * b - a * p
      guard discriminant >= 0 else { return }
      let root = discriminant.squareRoot()
      roots = ((-b - root) / a, (-b + root) / a)
    }
    if roots.0 > 0, roots.0 < 1 { bounds.include(point(at: roots.0)) }
    if roots.1 > 0, roots.1 < 1 { bounds.include(point(at: roots.1)) }
  }
}
