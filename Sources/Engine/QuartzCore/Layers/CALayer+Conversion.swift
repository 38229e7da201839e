import Motion

extension CALayer {
  /// Converts a point of another layer's coordinates; `nil` stands for the root layer's surroundings.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let point = l.map { $0.toRoot(Point(p)) } ?? Point(p)
    return CGPoint(fromRoot(point))
  }

  /// Converts a point to another layer's coordinates.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let point = toRoot(Point(p))
    return CGPoint(l.map { $0.fromRoot(point) } ?? point)
  }

  /// Converts a rectangle of another layer's coordinates; the result is the box around its image.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, from: l) })
  }

  /// Converts a rectangle to another layer's coordinates; the result is the box around its image.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, to: l) })
  }

  /// Converts another layer's local time; `nil` stands for media time.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    timeFromRoot(l.map { $0.timeToRoot(t) } ?? t)
  }

  /// Converts local time to another layer's.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = timeToRoot(t)
    return l.map { $0.timeFromRoot(time) } ?? time
  }

  // MARK: - Space

  /// The matrix from the layer's own coordinates to its superlayer's.
  private var matrixToSuperlayer: Matrix {
    guard let parent = superlayer else { return properties.placing.flattened }
    // A mask is no sublayer, so it is not transformed as one.
    guard parent.model().maskLayer !== model() else { return properties.placing.flattened }
    return properties.placing.concatenating(parent.properties.sublayerPlacing).flattened
  }

  /// From own coordinates to those of the superlayer.
  func toSuperlayer(_ point: Point) -> Point { matrixToSuperlayer.apply(to: point) }

  /// From the superlayer's coordinates to own ones; a layer without size keeps them.
  func fromSuperlayer(_ point: Point) -> Point {
    (matrixToSuperlayer.inverted() ?? .identity).apply(to: point)
  }

  private func toRoot(_ point: Point) -> Point {
    let point = toSuperlayer(point)
    return superlayer?.toRoot(point) ?? point
  }

  private func fromRoot(_ point: Point) -> Point {
    fromSuperlayer(superlayer?.fromRoot(point) ?? point)
  }

  // MARK: - Time

  private func timeFromRoot(_ time: Double) -> Double {
    timing.localTime(atParentTime: superlayer?.timeFromRoot(time) ?? time)
  }

  private func timeToRoot(_ time: Double) -> Double {
    let outer = timing.parentTime(atLocalTime: time)
    return superlayer?.timeToRoot(outer) ?? outer
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ]
  }
}
