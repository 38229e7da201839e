import Motion

extension CALayer {
  /// Converts a point of another layer's coordinates; `nil` stands for the root layer's surroundings.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let meeting = commonAncestor(with: l)
    let point = l?.climb(Point(p), to: meeting) ?? Point(p)
    return CGPoint(descend(point, from: meeting))
  }

  /// Converts a point to another layer's coordinates.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let meeting = commonAncestor(with: l)
    let point = climb(Point(p), to: meeting)
    return CGPoint(l?.descend(point, from: meeting) ?? point)
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
    let meeting = commonAncestor(with: l)
    return descendTime(l?.climbTime(t, to: meeting) ?? t, from: meeting)
  }

  /// Converts local time to another layer's.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let meeting = commonAncestor(with: l)
    let time = climbTime(t, to: meeting)
    return l?.descendTime(time, from: meeting) ?? time
  }

  /// The nearest layer that holds both, or is one of them; `nil` is what is around the roots.
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
    // Presentation layers are known by their models, since they are made anew each time.
    while let layer = next, !mine.contains(ObjectIdentifier(layer.model())) {
      next = layer.superlayer
    }
    return next
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

  /// From own coordinates to an ancestor's.
  private func climb(_ point: Point, to ancestor: CALayer?) -> Point {
    var point = point
    var next: CALayer? = self
    while let layer = next, layer.model() !== ancestor?.model() {
      point = layer.toSuperlayer(point)
      next = layer.superlayer
    }
    return point
  }

  /// From an ancestor's coordinates to own ones.
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
