extension LayerProperties {
  /// The anchor point in the layer's own coordinates.
  public var anchor: Point {
    Point(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// The matrix from the layer's coordinates to its superlayer's, without the superlayer's
  /// `sublayerTransform`.
  public var placing: Matrix {
    let anchor = self.anchor
    if transform == .identity, zPosition == 0 {
      return .translation(position.x - anchor.x, position.y - anchor.y)
    }
    return Matrix.translation(-anchor.x, -anchor.y)
      .concatenating(transform)
      .concatenating(.translation(position.x, position.y, zPosition))
  }

  /// What `sublayerTransform` does to sublayers: it applies about the anchor point.
  public var sublayerPlacing: Matrix {
    if sublayerTransform == .identity { return .identity }
    let anchor = self.anchor
    return Matrix.translation(-anchor.x, -anchor.y)
      .concatenating(sublayerTransform)
      .concatenating(.translation(anchor.x, anchor.y))
  }

  /// The smallest upright rectangle around the layer in its superlayer: `CALayer.frame`.
  public var frame: Rectangle { placing.apply(to: bounds) }
}
