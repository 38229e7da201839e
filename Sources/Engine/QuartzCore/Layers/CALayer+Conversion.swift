import Motion

extension CALayer {
  /// `nil` stands for the coordinates around the root layer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let meeting = commonAncestor(with: l)
    let point = l?.climb(Point(p), to: meeting) ?? Point(p)
    return CGPoint(descend(point, from: meeting))
  }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let meeting = commonAncestor(with: l)
    let point = climb(Point(p), to: meeting)
    return CGPoint(l?.descend(point, from: meeting) ?? point)
  }

  /// Returns the smallest upright rectangle around the converted corners.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, from: l) })
  }

  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, to: l) })
  }

  /// `nil` stands for media time.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let meeting = commonAncestor(with: l)
    return descendTime(l?.climbTime(t, to: meeting) ?? t, from: meeting)
  }

  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let meeting = commonAncestor(with: l)
    let time = climbTime(t, to: meeting)
    return l?.descendTime(time, from: meeting) ?? time
  }

  /// The nearest layer that is an ancestor of both, or one of them; `nil` if there is none.
  private func commonAncestor(with other: CALayer?) -> CALayer? {
    guard let other else { return nil }
    if other === self || other.superlayer === self { return self }
    var mine: Set<ObjectIdentifier> = []
    var next: CALayer? = model()
    while let layer = next {
      mine.insert(ObjectIdentifier(layer))
      next = layer.parent
    }
    next = other
    // Presentation layers have no identity of their own: each call creates new ones.
    while let layer = next, !mine.contains(ObjectIdentifier(layer.model())) {
      next = layer.superlayer
    }
    return next
  }

  // MARK: - Space

  /// The transform from the layer's own coordinates to its superlayer's.
  private var matrixToSuperlayer: Matrix {
    guard let parent = superlayer else { return properties.placing.flattened }
    // The sublayer transform does not apply to masks.
    guard parent.model().maskLayer !== model() else { return properties.placing.flattened }
    return properties.placing.concatenating(parent.properties.sublayerPlacing).flattened
  }

  func toSuperlayer(_ point: Point) -> Point { matrixToSuperlayer.apply(to: point) }

  /// Returns the point itself if the layer's transform has no inverse.
  func fromSuperlayer(_ point: Point) -> Point {
    (matrixToSuperlayer.inverted() ?? .identity).apply(to: point)
  }

  private func climb(_ point: Point, to ancestor: CALayer?) -> Point {
    var point = point
    var next: CALayer? = self
    while let layer = next, layer.model() !== ancestor?.model() {
      point = layer.toSuperlayer(point)
      next = layer.superlayer
    }
    return point
  }

  private func descend(_ point: Point, from ancestor: CALayer?) -> Point {
    guard model() !== ancestor?.model() else { return point }
    return fromSuperlayer(superlayer?.descend(point, from: ancestor) ?? point)
  }

  // MARK: - Time

  private func climbTime(_ time: Double, to ancestor: CALayer?) -> Double {
    var time = time
    var next: CALayer? = self
    while let layer = next, layer.model() !== ancestor?.model() {
      time = layer.timing.parentTime(atLocalTime: time)
      next = layer.superlayer
    }
    return time
  }

  private func descendTime(_ time: Double, from ancestor: CALayer?) -> Double {
    guard model() !== ancestor?.model() else { return time }
    return timing.localTime(
      atParentTime: superlayer?.descendTime(time, from: ancestor) ?? time)
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
